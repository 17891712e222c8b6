public import Foundation

/// What the detail pane shows: plain data, the screen decides how it looks.
public struct Detail: Hashable, Sendable {
    /// A value with its name.
    public struct Field: Hashable, Sendable {
        /// The name.
        public var label: String
        /// The value.
        public var value: String

        /// A value with its name.
        ///
        /// - Parameters:
        ///   - label: The name.
        ///   - value: The value.
        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// A picture.
    public enum Thumbnail: Hashable, Sendable {
        /// The path of a file.
        case file(String)
        /// The bytes of a picture.
        case data(Data)
    }

    /// The title.
    public var title: String
    /// What stands under the title, a few short lines.
    public var subtitle: String?
    /// Named values, in the order to show them.
    public var fields: [Field]
    /// Long text; line breaks stay.
    public var body: String?
    /// A picture.
    public var thumbnail: Thumbnail?

    /// A detail.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: What stands under the title.
    ///   - fields: Named values.
    ///   - body: Long text.
    ///   - thumbnail: A picture.
    public init(
        title: String,
        subtitle: String? = nil,
        fields: [Field] = [],
        body: String? = nil,
        thumbnail: Thumbnail? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.fields = fields
        self.body = body
        self.thumbnail = thumbnail
    }
}
