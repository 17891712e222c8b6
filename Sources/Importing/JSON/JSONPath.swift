/// The way from the root of a JSON text to one value: `items[3].attributes.title`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    /// One step down.
    package enum Step: Hashable, Sendable {
        case key(String)
        /// From 0.
        case element(Int)
    }

    package let steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    package func key(_ key: String) -> JSONPath {
        JSONPath(steps + [.key(key)])
    }

    package func element(_ place: Int) -> JSONPath {
        JSONPath(steps + [.element(place)])
    }

    package var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .element(let place): text += "[\(place)]"
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            }
        }
        return text
    }
}
