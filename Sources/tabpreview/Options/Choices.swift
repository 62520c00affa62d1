import ArgumentParser
import TabModel
import TabReports

/// Returns the case with a name, in upper or lower case; the error suggests one and lists all of them.
func choice<Value>(_ text: String) throws -> Value
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    try choice(text, among: Array(Value.allCases))
}

/// Returns the cases with names separated by commas.
func choices<Value>(_ text: String) throws -> [Value]
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    try words(text).map { try choice($0) }
}

/// Returns the platform with a name, its own or its system's.
func platform(_ text: String) throws -> Platform {
    if let platform = Platform(named: text) { return platform }
    throw unknown(text, among: Platform.allCases.map(\.rawValue), also: Platform.systemNames.map(\.key))
}

/// Returns the language with a tag, its own or a region's.
func locale(_ text: String) throws -> LocaleIdentifier {
    if let locale = LocaleIdentifier(tag: text) { return locale }
    let tags = LocaleIdentifier.allCases.map(\.rawValue)
    throw unknown(text, among: tags, also: LocaleIdentifier.otherTags.map(\.key))
}

/// Returns the platforms with names separated by commas.
func platforms(_ text: String) throws -> [Platform] {
    try words(text).map(platform)
}

/// Returns the words between commas; empty ones are dropped unless there is no other.
func words(_ text: String) -> [String] {
    let words = text.split(separator: ",").map(String.init)
    return words.isEmpty ? [text] : words
}

extension ReportFormat {
    /// Returns the format with a name, if the command supports it.
    static func named(_ text: String, among formats: [ReportFormat]) throws -> ReportFormat {
        try choice(text, among: formats)
    }
}

private func choice<Value: RawRepresentable<String>>(_ text: String, among values: [Value]) throws -> Value {
    let typed = text.lowercased()
    guard let value = values.first(where: { $0.rawValue.lowercased() == typed }) else {
        throw unknown(text, among: values.map(\.rawValue))
    }
    return value
}

private func unknown(_ text: String, among words: [String], also aliases: [String] = []) -> ValidationError {
    // A prefix of only one word represents that word.
    let begun = words.filter { !text.isEmpty && $0.lowercased().hasPrefix(text.lowercased()) }
    let meant = begun.count == 1 ? begun[0] : Suggestion.nearest(to: text, among: words + aliases)
    let near = meant.map { " Did you mean \"\($0)\"?" } ?? ""
    return ValidationError("Expected one of \(words.joined(separator: ", ")).\(near)")
}
