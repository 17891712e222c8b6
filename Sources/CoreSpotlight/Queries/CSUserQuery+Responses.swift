/// Running a user query by iterating over what it finds.
extension CSUserQuery {
    /// Items and suggestions, as they are found; iterating starts the query (S106).
    ///
    /// Iterate once: a query runs once.
    public var responses: Responses {
        Responses(query: self)
    }

    /// Suggestions alone, each list's as it is made; iterating starts the query (S106).
    ///
    /// Iterate once: a query runs once.
    public var suggestions: Suggestions {
        Suggestions(query: self)
    }

    /// The items and suggestions a query finds.
    public struct Responses: AsyncSequence, Sendable {
        /// What the sequence is made of.
        public typealias Element = Response
        /// What reads it.
        public typealias AsyncIterator = Iterator

        private let query: Handoff<CSUserQuery>

        init(query: CSUserQuery) {
            self.query = Handoff(query)
        }

        /// Starts the query.
        ///
        /// Traps when the query was started before (S68).
        ///
        /// - Returns: what reads its responses.
        public func makeAsyncIterator() -> Iterator {
            let stream: AsyncThrowingStream<Response, any Error> = query.value.stream { reader in
                QueryOutput(
                    items: { for item in $0 { reader.yield(.item(Item(item: item))) } },
                    suggestions: { list in
                        for suggestion in list {
                            reader.yield(.suggestion(Suggestion(suggestion: suggestion)))
                        }
                    }
                )
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// Reads the responses of a query.
        public struct Iterator: AsyncIteratorProtocol {
            /// What is read.
            public typealias Element = Response

            var stream: AsyncThrowingStream<Response, any Error>.AsyncIterator

            /// Waits for the next response.
            ///
            /// - Returns: the response; nil when the query has ended.
            /// - Throws: `CSSearchQueryError` when it ended without success.
            public mutating func next() async throws -> Response? {
                try await stream.next()
            }
        }

        /// An item or a suggestion.
        ///
        /// `@unchecked Sendable` as on Apple's systems: the query lets go of both.
        public enum Response: Identifiable, Hashable, @unchecked Sendable {
            /// The type of the identifier.
            public typealias ID = String

            /// A found item.
            case item(Item)
            /// A text to go on with.
            case suggestion(Suggestion)

            /// The identifier of what it holds.
            public var id: String {
                switch self {
                case .item(let item): item.id
                case .suggestion(let suggestion): suggestion.id
                }
            }

            /// Whether two responses hold the same item or the same suggestion.
            ///
            /// - Parameters:
            ///   - a: a response.
            ///   - b: another response of the same query.
            /// - Returns: whether both are of one kind and equal.
            public static func == (a: Response, b: Response) -> Bool {
                switch (a, b) {
                case (.item(let a), .item(let b)): a == b
                case (.suggestion(let a), .suggestion(let b)): a == b
                case (.item, .suggestion), (.suggestion, .item): false
                }
            }

            /// Hashes the identifier.
            ///
            /// - Parameter hasher: the hasher to feed.
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
    }

    /// The suggestions a query makes.
    public struct Suggestions: AsyncSequence, Sendable {
        /// What the sequence is made of.
        public typealias Element = Suggestion
        /// What reads it.
        public typealias AsyncIterator = Iterator

        private let query: Handoff<CSUserQuery>

        init(query: CSUserQuery) {
            self.query = Handoff(query)
        }

        /// Starts the query.
        ///
        /// Traps when the query was started before (S68).
        ///
        /// - Returns: what reads its suggestions.
        public func makeAsyncIterator() -> Iterator {
            let stream: AsyncThrowingStream<Suggestion, any Error> = query.value.stream { reader in
                QueryOutput(
                    items: { _ in },
                    suggestions: { list in
                        for suggestion in list { reader.yield(Suggestion(suggestion: suggestion)) }
                    }
                )
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// Reads the suggestions of a query.
        public struct Iterator: AsyncIteratorProtocol {
            /// What is read.
            public typealias Element = Suggestion

            var stream: AsyncThrowingStream<Suggestion, any Error>.AsyncIterator

            /// Waits for the next suggestion.
            ///
            /// - Returns: the suggestion; nil when the query has ended.
            /// - Throws: `CSSearchQueryError` when it ended without success.
            public mutating func next() async throws -> Suggestion? {
                try await stream.next()
            }
        }
    }
}
