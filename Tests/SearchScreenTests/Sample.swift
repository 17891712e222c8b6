@testable import SearchScreen

/// The library and the results of the mock-ups in the design, as values.
enum Sample {
    static let tv = Application(identifier: "tv", name: "TV Shows", count: 4)
    static let contacts = Application(identifier: "contacts", name: "Contacts", count: 318)
    static let notes = Application(identifier: "notes", name: "Notes", count: 92)
    static let mail = Application(identifier: "mail", name: "Mail", count: 1_204)
    static let places = Application(identifier: "places", name: "Places", count: 40)

    static func row(
        _ title: SafeText,
        _ subtitle: SafeText,
        in application: Application,
        tile: SafeText
    ) -> ResultRow {
        ResultRow(
            identifier: RowIdentifier(
                application: application.identifier,
                kind: "item",
                unique: title.string
            ),
            title: matched(title),
            subtitle: HighlightedText(subtitle),
            tile: tile
        )
    }

    /// A title whose first two letters matched `in`.
    private static func matched(_ title: SafeText) -> HighlightedText {
        HighlightedText(sanitizing: title.string, matches: [0..<2])
    }

    static let wild = row("Into the Wild", "Documentary · 9:00 PM", in: tv, tile: "TV")
    static let indie = row("Indie Hour", "Music · 8:00 PM", in: tv, tile: "TV")
    static let inside = row("Inside Out: a city", "Documentary · 10:00 PM", in: tv, tile: "TV")
    static let ines = row("Ines Ortega", "Ortega Studio", in: contacts, tile: "CT")
    static let ingrid = row("Ingrid Vall", "+34 600 000 000", in: contacts, tile: "CT")
    static let bill = row("Internet bill", "Due Friday — 49.90", in: notes, tile: "NO")
    static let invoice = row("Invoice 2026-11", "Sent to the Ortega studio", in: notes, tile: "NO")
    static let interview = row(
        "Interview on Thursday",
        "Ines Ortega — Shall we say 10:00?",
        in: mail,
        tile: "ML"
    )
    static let invitation = row(
        "Invitation",
        "Ingrid Vall — Dinner on Saturday",
        in: mail,
        tile: "ML"
    )

    static let library = Library(
        applications: [tv, contacts, notes, mail, places],
        total: 1_658,
        state: "index up to date",
        suggestions: [
            row("Into the Wild", "Documentary · 9:00 PM — opened 2 h ago", in: tv, tile: "TV"),
            row("NET Daily", "News · 1:00 AM — usually opened about now", in: tv, tile: "TV"),
            row("Internet bill", "Notes — edited yesterday", in: notes, tile: "NO"),
            row("Ines Ortega", "Contacts — last viewed Monday", in: contacts, tile: "CT"),
        ],
        recentSearches: ["into the wild", "talk show", "invoice 2026"]
    )

    static let outcome = SearchOutcome(
        total: 27,
        elapsed: "3 ms",
        topHit: wild,
        sections: [
            ResultSection(application: counted(tv, 3), rows: [wild, indie, inside]),
            ResultSection(application: counted(contacts, 5), rows: [ines, ingrid]),
            ResultSection(application: counted(notes, 7), rows: [bill, invoice]),
            ResultSection(application: counted(mail, 12), rows: [interview, invitation]),
        ],
        scopes: [counted(tv, 3), counted(contacts, 5), counted(notes, 7), counted(mail, 12)],
        suggestedSearches: ["invoice 2026", "interview"]
    )

    static func counted(_ application: Application, _ count: Int) -> Application {
        Application(identifier: application.identifier, name: application.name, count: count)
    }

    static let detail = Detail(
        title: "Into the Wild",
        summary: ["Documentary", "9:00 PM"],
        body: "Documentary\n9:00 PM",
        fields: [
            .init(label: "Identifier", value: "Into the Wild"),
            .init(label: "Domain", value: "tv-shows"),
            .init(label: "Keywords", value: "Into, the, Wild, Documentary"),
            .init(label: "Content type", value: "public.item"),
        ],
        restoredBy: "ShowDetailRestorationHandler · 1.4 ms"
    )

    static let inspection = Inspection(
        groups: [
            .init(
                title: "NSUserActivity",
                lines: [
                    .init(label: "activityType", value: "com.apple.corespotlightitem"),
                    .init(label: "title", value: "nil"),
                    .init(label: "userInfo", value: "1 key"),
                    .init(
                        label: "kCSSearchableItemActivityIdentifier",
                        value: "\"Into the Wild\"",
                        depth: 1
                    ),
                    .init(label: "requiredUserInfoKeys", value: "[]"),
                    .init(label: "webpageURL", value: "nil"),
                ]
            ),
            .init(
                title: "Item",
                lines: [
                    .init(label: "uniqueIdentifier", value: "\"Into the Wild\""),
                    .init(label: "domainIdentifier", value: "\"tv-shows\""),
                    .init(label: "matched", value: "title[0..<2] prefix · rank 1 of 27"),
                ]
            ),
            .init(
                title: "Delivery",
                lines: [
                    .init(label: "12:04:07.114  willContinue", value: "true"),
                    .init(label: "12:04:07.114  continue", value: "handled true"),
                    .init(label: "12:04:07.115  restorationHandler", value: "1 object"),
                ]
            ),
        ],
        json: "{\n  \"activityType\": \"com.apple.corespotlightitem\"\n}",
        parts: [
            ActivityEdit(.activityType, json: "\"com.apple.corespotlightitem\""),
            ActivityEdit(.title, json: "null"),
            ActivityEdit(.webpageURL, json: "null"),
            ActivityEdit(
                .userInfo("kCSSearchableItemActivityIdentifier"),
                json: "\"Into the Wild\""
            ),
        ]
    )

    /// A row was delivered, and this was its inspection.
    static func delivered(_ row: ResultRow) -> Model.Delivered {
        Model.Delivered(
            row: row,
            order: DeliveryOrder(.row(row.identifier)),
            inspection: inspection
        )
    }

    static let alert = Alert.userInfoNotUnderstood(
        "[\"kCSSearchableItemActivityIdentifier\": \"Into the Wild (deleted)\"]",
        inspection: inspection
    )

    // MARK: Models

    /// The empty query.
    static func home(_ size: Size = small, _ appearance: Appearance = Appearance()) -> Model {
        var model = Model(size: size, appearance: appearance)
        _ = update(&model, .libraryChanged(library))
        return model
    }

    /// `in` was typed and answered.
    static func typed(_ size: Size = small, _ appearance: Appearance = Appearance()) -> Model {
        var model = home(size, appearance)
        model.press("in")
        _ = update(&model, .resultsArrived(outcome, model.waiting.search))
        return model
    }

    /// A query in the TV scope that nothing matches.
    static func nothing(_ size: Size = small, _ appearance: Appearance = Appearance()) -> Model {
        var model = home(size, appearance)
        model.press("intoo the wyld")
        model.scope = .application("tv")
        _ = update(
            &model,
            .resultsArrived(
                SearchOutcome(
                    total: 0,
                    elapsed: "2 ms",
                    corrections: ["into the wild"],
                    continuations: [mail]
                ),
                model.waiting.search
            )
        )
        return model
    }

    /// The Top Hit was opened.
    static func opened(_ size: Size = small, _ appearance: Appearance = Appearance()) -> Model {
        var model = typed(size, appearance)
        model.press(Key(.enter))
        model.deliver(Delivery(.detail(detail), inspection: inspection))
        return model
    }

    /// The Top Hit was opened, and its handler did not understand.
    static func failed(_ size: Size = small, _ appearance: Appearance = Appearance()) -> Model {
        var model = typed(size, appearance)
        model.press(Key(.enter))
        model.deliver(Delivery(.alert(alert), inspection: inspection))
        return model
    }

    /// The selected row is previewed beside the list.
    static func previewed(_ size: Size = large, _ appearance: Appearance = Appearance()) -> Model {
        var model = typed(size, appearance)
        model.preview()
        return model
    }

    static let small = Size(width: 80, height: 24)
    static let large = Size(width: 120, height: 40)
    static let tiny = Size(width: 40, height: 10)
}

extension Model {
    /// Presses a key, and returns what it asks for.
    @discardableResult
    mutating func press(_ key: Key) -> [Effect] {
        update(&self, .key(key))
    }

    /// Types a text, key by key.
    @discardableResult
    mutating func press(_ text: String) -> [Effect] {
        var effects: [Effect] = []
        for character in text { effects += press(Key(.character(character))) }
        return effects
    }

    /// Answers the delivery that is waited for.
    mutating func deliver(_ delivery: Delivery) {
        guard let awaited = waiting.delivery else { return }
        _ = update(&self, .delivered(delivery, awaited.generation))
    }

    /// Lets the selection rest, and answers the preview it asks for.
    mutating func preview(_ detail: Detail = Sample.detail) {
        _ = update(&self, .timerFired(.preview))
        guard let awaited = waiting.preview else { return }
        _ = update(&self, .previewArrived(detail, awaited.generation))
    }
}
