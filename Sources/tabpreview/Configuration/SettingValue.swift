import Configuration
import TabResolver
import TabSpecCoding

extension Setting {
    /// The value a reader has for this setting, of the setting's type; nil if none is given.
    ///
    /// Only the throwing calls are used: the others give their default silently for a value of the wrong type.
    func value(from reader: ConfigReader) async throws -> ConfigContent? {
        let key = ConfigKey(components)
        return switch kind {
        case .integer: try await reader.fetchInt(forKey: key).map(ConfigContent.int)
        case .bool: try await reader.fetchBool(forKey: key).map(ConfigContent.bool)
        case .text, .choice: try await reader.fetchString(forKey: key).map(ConfigContent.string)
        case .texts, .findings: try await reader.fetchStringArray(forKey: key).map(ConfigContent.stringArray)
        }
    }

    /// Whether a value of the right type is also in range.
    func accepts(_ value: ConfigContent) -> Bool {
        switch (kind, value) {
        case (.integer(let range), .int(let number)): range.contains(number)
        case (.choice(let choices), .string(let text)): choices.contains(text)
        case (.text, .string(let text)): !text.isEmpty
        case (.bool, .bool), (.texts, .stringArray): true
        case (.findings, .stringArray(let ids)): ids.allSatisfy(SpecLint.isRule)
        default: false
        }
    }
}

extension Setting {
    /// What is wrong with a value that isn't accepted, in a sentence each.
    func problems(with value: ConfigContent) -> [String] {
        guard kind == .findings, case .stringArray(let ids) = value else {
            return ["\"\(value.shownText)\" is not \(expectation)."]
        }
        return RuleChoice.problems(in: ids)
    }

    /// A value of a file, if it is of the right type and in range.
    func accepted(_ value: SourceValue.Content) -> ConfigContent? {
        let content: ConfigContent? =
            switch value {
            case .bool(let flag): .bool(flag)
            case .integer(let number): .int(number)
            case .string(let text): .string(text)
            case .list(let values): Self.texts(values).map(ConfigContent.stringArray)
            default: nil
            }
        return content.flatMap { accepts($0) ? $0 : nil }
    }

    /// The texts of a list; nil if something else is among them.
    private static func texts(_ values: [SourceValue]) -> [String]? {
        let texts = values.compactMap { if case .string(let text) = $0.content { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}

extension ConfigContent {
    /// The value as a person would write it.
    var shownText: String {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .bool(let flag): String(flag)
        case .stringArray(let texts): texts.joined(separator: ", ")
        default: "\(self)"
        }
    }
}
