/// A few words in the hint bar that go away by themselves.
package struct Notice: Hashable, Sendable {
    package var text: SafeText

    package init(_ text: SafeText) {
        self.text = text
    }
}
