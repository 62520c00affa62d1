import TabModel

extension SwiftUIWriter {
    /// Creates the writer that the parameters of an address describe.
    ///
    /// An empty value counts as absent. An unreadable value is ignored, and a comment at the top of the source states
    /// it.
    ///
    /// - Parameter value: The value of a parameter of the address; nil where it has none of that name.
    public init(_ value: (String) -> String?) {
        self.init()
        take("only", value, WordList.or(SourcePart.allCases.map(\.rawValue))) { writer, text in
            writer.only = SourcePart(rawValue: text)
            return writer.only != nil
        }
        take("prefix", value, "a capital letter, then letters, digits or underscores") { writer, text in
            writer.prefix = TypePrefix(text) ?? .none
            return writer.prefix != .none
        }
        take("minimumOS", value, WordList.or(OSVersion.allCases.map(\.rawValue))) { writer, text in
            guard let version = OSVersion(rawValue: text) else { return false }
            writer.minimumOS = version
            return true
        }
    }

    private mutating func take(
        _ name: String,
        _ value: (String) -> String?,
        _ expected: String,
        _ read: (inout Self, String) -> Bool
    ) {
        guard let text = value(name), !text.isEmpty, !read(&self, text) else { return }
        remarks.append(
            "\(name): \(text.quoted) can't be used. Expected \(expected). The source was written without it."
        )
    }
}
