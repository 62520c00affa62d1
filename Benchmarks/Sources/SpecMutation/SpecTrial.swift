import TabModel
public import TabSpecCoding

/// One text given to the reader, and whether the reader kept its promises.
public struct SpecTrial: Sendable {
    /// The text.
    public let bytes: [UInt8]
    /// The format in which it is written.
    public let format: SpecFormat
    /// The result of the reader.
    public let decoded: DecodedSpec

    /// Reads a string.
    public init(_ bytes: [UInt8], format: SpecFormat) {
        self.bytes = bytes
        self.format = format
        decoded = SpecReader.read(bytes, format: format, file: "tabs")
    }

    /// The first broken promise as a sentence; nil if all were kept.
    public var complaint: String? {
        if (decoded.spec == nil) == decoded.diagnostics.isEmpty { return "There must be a spec or a diagnostic." }
        if let spec = decoded.spec { return complaint(about: spec) }
        let lengths = lineLengths
        return decoded.diagnostics.lazy.compactMap { complaint(about: $0, lengths) }.first ?? orderComplaint
    }

    private func complaint(about diagnostic: Diagnostic, _ lengths: [Int]) -> String? {
        guard Self.ids.contains(diagnostic.id) else { return "Unknown id \(diagnostic.id)." }
        guard !diagnostic.text.isEmpty, diagnostic.text.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
            return "A text is one readable line: \(diagnostic.text)"
        }
        guard let place = diagnostic.location else { return "No place: \(diagnostic.text)" }
        guard 1...lengths.count ~= place.line, 1...(lengths[place.line - 1] + 1) ~= place.column else {
            return "Not a place in the text: \(diagnostic.line)"
        }
        return nil
    }

    private var orderComplaint: String? {
        let places = decoded.diagnostics.compactMap(\.location)
        return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } ? nil : "Not in the order of the text."
    }

    private func complaint(about spec: TabSpec) -> String? {
        let text = SpecWriting.text(spec)
        let again = SpecReader.read(Array(text.utf8), format: .json, file: "tabs").spec
        return again.map(SpecWriting.text) == text ? nil : "What was read can't be written and read again."
    }

    private static let ids: Set = ["syntax", "unknownKey", "duplicateKey", "type", "value", "missing", "limit"]

    /// The lines' lengths in Unicode scalars.
    private var lineLengths: [Int] {
        var lengths = [0]
        var last: Unicode.Scalar = " "
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\n" where last == "\r": break
            case "\n", "\r": lengths.append(0)
            default: lengths[lengths.count - 1] += 1
            }
            last = scalar
        }
        return lengths
    }
}
