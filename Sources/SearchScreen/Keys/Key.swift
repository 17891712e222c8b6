/// One key as pressed, after the terminal's bytes were decoded.
package struct Key: Hashable, Sendable {
    /// What was pressed.
    package enum Code: Hashable, Sendable {
        /// A printable character, in the case that was typed.
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// F1 is 1.
        case function(Int)
    }

    /// What was held.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package var code: Code
    package var modifiers: Modifiers

    package init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }
}

/// One mouse event, in cells from the top left, from 0.
package struct MouseEvent: Hashable, Sendable {
    /// What the mouse did.
    package enum Action: Hashable, Sendable {
        case press(Button), release(Button), drag(Button), move, wheelUp, wheelDown
    }

    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    package var action: Action
    package var point: Point

    package init(_ action: Action, at point: Point) {
        self.action = action
        self.point = point
    }
}
