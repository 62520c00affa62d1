import ArgumentParser
import TabModel
import TabReports

/// The case of that name; the message lists all there are.
func choice<Value>(_ text: String) throws -> Value
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    try choice(text, among: Array(Value.allCases))
}

/// The cases of those names, with commas between.
func choices<Value>(_ text: String) throws -> [Value]
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    try words(text).map { try choice($0) }
}

/// Words with commas between.
func words(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

extension ReportFormat {
    /// The form of that name, if the command writes it.
    static func named(_ text: String, among formats: [ReportFormat]) throws -> ReportFormat {
        try choice(text, among: formats)
    }
}

private func choice<Value: RawRepresentable<String>>(_ text: String, among values: [Value]) throws -> Value {
    guard let value = values.first(where: { $0.rawValue == text }) else {
        let names = values.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\"\(text)\" is not known here. Expected one of \(names).")
    }
    return value
}
