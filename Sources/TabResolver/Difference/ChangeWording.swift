public import TabModel

/// The wording of a change and its sides; names are separate parts, so that each report can mark them.
public enum ChangeWording {
    /// Returns the place of an entry: the entry before it, and its section.
    public static func place(_ place: SpecPlace) -> DifferenceSentence {
        switch (place.after, place.sectionName) {
        case (nil, nil): "first"
        case (let after?, nil): "after \(after)"
        case (nil, let section?): "first in \(section)"
        case (let after?, let section?): "after \(after) in \(section)"
        }
    }

    /// Returns a key and its value.
    public static func property(_ property: KeyMember) -> DifferenceSentence {
        DifferenceSentence(parts: [.words("\(property.key): ")] + value(property.value, of: property.key))
    }

    /// Returns both values of one key.
    public static func pair(_ change: PropertyChange) -> DifferenceSentence {
        DifferenceSentence(
            parts: [.words("\(change.key): ")] + value(change.from, of: change.key) + [.words(" → ")]
                + value(change.to, of: change.key)
        )
    }

    /// Returns one side of a change, its parts separated by semicolons.
    public static func state(_ state: SpecChange.State?) -> DifferenceSentence {
        switch state {
        case nil: DifferenceSentence(parts: [])
        case .place(let place): Self.place(place)
        case .properties(let properties):
            DifferenceSentence(
                parts: Array(properties.map { property($0).parts }.joined(separator: [.words("; ")]))
            )
        }
    }

    private static func value(_ value: KeyValue?, of key: String) -> [DifferenceSentence.Part] {
        if value == .nothing, key.hasPrefix(PropertyChange.ofVariant) { return [.words("null (the default)")] }
        if case .list(let alternatives)? = value, key == "when" {
            return Array(alternatives.map { Self.value($0) }.joined(separator: [.words(" or ")]))
        }
        return Self.value(value ?? .nothing)
    }

    private static func value(_ value: KeyValue) -> [DifferenceSentence.Part] {
        switch value {
        case .nothing: [.words("none")]
        case .flag(let flag): [.words(flag ? "true" : "false")]
        case .number(let number): [.words("\(number)")]
        case .word(let word): [.words(word)]
        case .text(let text): [.name(text)]
        case .list(let values):
            values.isEmpty ? [.words("none")] : Array(values.map(Self.value).joined(separator: [.words(", ")]))
        case .members(let members):
            members.isEmpty
                ? [.words("none")]
                : Array(members.map { property($0).parts }.joined(separator: [.words(", ")]))
        }
    }
}

extension ResolutionEnvironment {
    /// The system and, if one was given, the SDK of the app: `OS 27, built with SDK 26`.
    public var systemText: String {
        "OS \(os.rawValue)" + (sdk.map { ", built with SDK \($0.rawValue)" } ?? "")
    }

    /// The device, with width and form if it has several.
    public var reportName: String {
        switch platform {
        case .iPhone: sizeClass == .compact ? "iPhone" : "wide iPhone in landscape"
        case .iPhoneDuo: "iPhone Duo \(pose.name)"
        case .iPad where sizeClass == .compact: "iPad in compact width"
        case .iPad: form.map { "iPad with the \($0 == .tabBar ? "tab bar" : "sidebar")" } ?? "iPad"
        default: platform.productName
        }
    }
}

extension [ResolutionEnvironment] {
    /// The names of all environments, followed once by the OS with the SDK.
    public var reportName: String {
        map(\.reportName).joined(separator: ", ") + (first.map { ", \($0.systemText)" } ?? "")
    }
}

extension [Platform] {
    /// The names of all platforms; "nowhere" if there is none.
    public var reportName: String { isEmpty ? "nowhere" : map(\.productName).joined(separator: ", ") }
}
