/// The coding of a body (RFC 9110 8.4.1).
enum ContentCoding: String {
    case identity, gzip

    /// Creates the coding that a reader prefers by its `Accept-Encoding` field; gzip without a preference (RFC 9110
    /// 12.5.3).
    ///
    /// A reader that refuses both gets an uncoded body.
    init(accepting field: String?) {
        let gzip = field.flatMap { QualityValues.quality(of: ["gzip", "x-gzip", "*"], in: $0) } ?? 0
        let identity = field.flatMap { QualityValues.quality(of: ["identity", "*"], in: $0) } ?? 0
        self = gzip > 0 && gzip >= identity ? .gzip : .identity
    }
}

/// The weights in fields such as `Accept` and `Accept-Encoding` (RFC 9110 12.4.2).
enum QualityValues {
    /// Returns the quality in thousandths of the first of `names` that the field lists; nil if it lists none.
    static func quality(of names: [String], in field: String) -> Int? {
        let members = field.lowercased().split(separator: ",").map { $0.split(separator: ";").map(\.trimmed) }
        for name in names {
            if let member = members.first(where: { $0.first ?? "" == name }) { return weight(member.dropFirst()) }
        }
        return nil
    }

    private static func weight(_ parameters: some Sequence<Substring>) -> Int {
        guard let text = parameters.first(where: { $0.hasPrefix("q=") })?.dropFirst(2) else { return 1000 }
        return Double(text).map { Int(min(max($0, 0), 1) * 1000) } ?? 0
    }
}
