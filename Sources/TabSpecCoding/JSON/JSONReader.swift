import TabModel

/// Reads strict JSON (RFC 8259) and keeps the place of every key and value.
///
/// Depth is counted, so the stack never grows beyond the limit. The first error ends the reading. Repeated keys are
/// kept: they are for the checker, which reports them together with everything else.
struct JSONReader {
    let bytes: [UInt8]
    let limits: SpecReadingLimits
    /// Whether the text is a spec's, which could be YAML as well.
    let isSpec: Bool
    var position: Int
    var places: PlaceCounter
    private var nodes = 0
    private var depth = 0

    init(_ text: SourceText, limits: SpecReadingLimits, isSpec: Bool = true) {
        self.isSpec = isSpec
        bytes = text.bytes
        position = text.start
        places = PlaceCounter(text)
        self.limits = limits
    }

    /// Reads the text's one value.
    static func read(
        _ text: SourceText,
        limits: SpecReadingLimits,
        isSpec: Bool = true
    ) throws(ReadingFailure) -> SourceValue {
        var reader = JSONReader(text, limits: limits, isSpec: isSpec)
        reader.skipBlank()
        guard reader.current != nil else { throw reader.atEnd("The text is empty.") }
        guard !isSpec || !reader.looksLikeYAML else {
            let hint = "Give the file a name that ends in \".yaml\", or use --input yaml."
            throw reader.failure(at: reader.position, "Expected JSON, found what looks like YAML. \(hint)")
        }
        let value = try reader.value()
        reader.skipBlank()
        guard reader.current == nil else {
            throw reader.unexpected("Expected nothing more behind the end of the value")
        }
        return value
    }

    /// The byte at the present position; nil at the end.
    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipBlank() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    mutating func value() throws(ReadingFailure) -> SourceValue {
        guard current != nil else { throw unexpected("Expected a value") }
        let start = position
        let place = places.place(at: start)
        nodes += 1
        guard nodes <= limits.nodes else {
            let advice = isSpec ? " Split the spec." : ""
            throw failure(at: start, "There are more than \(limits.nodes) values.\(advice)", id: "limit")
        }
        switch current ?? 0 {
        case UInt8(ascii: "{"):
            return SourceValue(.object(try nested { reader throws(ReadingFailure) in try reader.members() }), at: place)
        case UInt8(ascii: "["):
            return SourceValue(.list(try nested { reader throws(ReadingFailure) in try reader.elements() }), at: place)
        case UInt8(ascii: "\""): return SourceValue(.string(try string()), at: place)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return SourceValue(try number(), at: place)
        default: return SourceValue(try word(), at: place)
        }
    }

    private mutating func nested<Content>(
        _ read: (inout JSONReader) throws(ReadingFailure) -> Content
    ) throws(ReadingFailure) -> Content {
        guard depth < limits.depth else {
            throw failure(at: position, "This is nested deeper than \(limits.depth) levels.", id: "limit")
        }
        depth += 1
        position += 1
        defer { depth -= 1 }
        return try read(&self)
    }
}

// MARK: - Arrays and objects

extension JSONReader {
    private mutating func elements() throws(ReadingFailure) -> [SourceValue] {
        var elements: [SourceValue] = []
        skipBlank()
        guard !take("]") else { return [] }
        repeat {
            skipBlank()
            try refuseTrailingComma(before: "]", after: elements.isEmpty)
            elements.append(try value())
            skipBlank()
        } while take(",")
        guard take("]") else { throw unexpected("Expected a comma or \"]\"") }
        return elements
    }

    private mutating func members() throws(ReadingFailure) -> [SourceMember] {
        var members: [SourceMember] = []
        skipBlank()
        guard !take("}") else { return [] }
        repeat {
            skipBlank()
            try refuseTrailingComma(before: "}", after: members.isEmpty)
            members.append(try member())
            skipBlank()
        } while take(",")
        guard take("}") else { throw unexpected("Expected a comma or \"}\"") }
        return members
    }

    private mutating func member() throws(ReadingFailure) -> SourceMember {
        guard current == UInt8(ascii: "\"") else { throw unexpected("Expected a key in double quotes") }
        let place = places.place(at: position)
        let key = try string()
        skipBlank()
        guard take(":") else { throw unexpected("Expected a colon after the key \(key.quoted)") }
        skipBlank()
        return SourceMember(key: key, place: place, value: try value())
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func refuseTrailingComma(
        before close: Unicode.Scalar,
        after isFirst: Bool
    ) throws(ReadingFailure) {
        guard !isFirst, current == UInt8(ascii: close) else { return }
        throw failure(at: position, "Expected a value after the comma, found \"\(close)\". Remove the comma.")
    }
}
