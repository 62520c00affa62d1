/// A grammar that checks the tokens of a JSON text, in their order, against RFC 8259 and against limits.
///
/// It keeps the first error. Depth is counted, so no memory grows beyond the limit.
public struct JSONGrammar: Sendable {
    /// The first mistake; nil if there is none.
    private(set) var mistake: SyntaxMistake?
    private let mostNodes: Int
    let mostDepth: Int
    let isSpec: Bool
    private let goesOn: Bool
    private var nodes = 0
    /// A Boolean value for each open bracket that indicates whether it is a brace.
    private(set) var open: [Bool] = []
    private(set) var state = State.value

    enum State {
        case value, firstElement, element, firstKey, key
        case colon(Range<Int>)
        /// The state after a value.
        case comma
    }

    /// Creates a grammar with limits.
    ///
    /// `isSpec` indicates whether the text could be written in YAML as well, `goesOn` whether reading continues after a
    /// mistake.
    init(nodes: Int, depth: Int, isSpec: Bool, goesOn: Bool = false) {
        self.goesOn = goesOn
        mostNodes = nodes
        mostDepth = depth
        self.isSpec = isSpec
    }

    /// A Boolean value that indicates whether reading is finished.
    var isOver: Bool { mistake != nil && !goesOn }

    /// Checks the text before its first token.
    mutating func begin(_ bytes: [UInt8], at offset: Int) {
        let start = Self.skipBlank(bytes, offset)
        if start == bytes.count {
            mistake = SyntaxMistake(text: "The input is empty.", offset: Self.endOfInk(bytes))
        } else if isSpec, Self.looksLikeYAML(bytes, at: start) {
            let text = "Expected JSON, but this looks like YAML. Use a name that ends in \".yaml\"."
            mistake = SyntaxMistake(text: text, offset: start)
        }
    }

    /// Checks the text after the last token.
    mutating func end(_ bytes: [UInt8], at offset: Int) {
        let rest = Self.skipBlank(bytes, offset)
        if case .comma = state, open.isEmpty, rest == bytes.count { return }
        refuse(bytes, at: rest)
    }

    /// Checks a mark, a string, or a word up to a character that can't belong to it.
    mutating func take(_ bytes: [UInt8], _ token: Range<Int>) {
        guard mistake == nil else { return }
        do throws(SyntaxMistake) {
            let rest = try next(bytes, token)
            if rest < token.upperBound { refuse(bytes, at: rest) }
        } catch {
            mistake = error
        }
    }

    /// Records the mistake of a character that can't be between tokens.
    mutating func refuse(_ bytes: [UInt8], at offset: Int) {
        guard mistake == nil else { return }
        mistake = unexpected(expectation(bytes), bytes, at: offset)
    }

    /// Checks the token at its place, and returns the end of its valid part.
    private mutating func next(_ bytes: [UInt8], _ token: Range<Int>) throws(SyntaxMistake) -> Int {
        let offset = token.lowerBound
        switch (state, bytes[offset]) {
        case (.firstElement, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")): close()
        case (.comma, UInt8(ascii: "]")) where open.last == false: close()
        case (.comma, UInt8(ascii: "}")) where open.last == true: close()
        case (.comma, UInt8(ascii: ",")) where !open.isEmpty: state = open.last == true ? .key : .element
        case (.element, UInt8(ascii: "]")), (.key, UInt8(ascii: "}")):
            let close = String(decoding: bytes[offset...offset], as: UTF8.self)
            let text = "Expected a value after the comma, found \"\(close)\". Remove the comma."
            throw SyntaxMistake(text: text, offset: offset)
        case (.colon, UInt8(ascii: ":")): state = .value
        case (.firstKey, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")):
            try checkString(bytes, token)
            state = .colon(token)
            return token.upperBound
        case (.value, _), (.firstElement, _), (.element, _): return try value(bytes, token)
        default: return offset
        }
        return offset + 1
    }

    private mutating func close() {
        open.removeLast()
        state = .comma
    }

    private mutating func value(_ bytes: [UInt8], _ token: Range<Int>) throws(SyntaxMistake) -> Int {
        let offset = token.lowerBound
        nodes += 1
        guard nodes <= mostNodes else {
            let advice = isSpec ? " Split the spec." : ""
            let text = "There are more than \(mostNodes) values.\(advice)"
            throw SyntaxMistake(id: "limit", text: text, offset: offset)
        }
        let isBrace = bytes[offset] == UInt8(ascii: "{")
        if isBrace || bytes[offset] == UInt8(ascii: "[") {
            guard open.count < mostDepth else {
                let text = "This is nested deeper than \(mostDepth) levels."
                throw SyntaxMistake(id: "limit", text: text, offset: offset)
            }
            open.append(isBrace)
            state = isBrace ? .firstKey : .firstElement
            return offset + 1
        }
        let end = try scalar(bytes, token)
        state = .comma
        return end
    }

    private func scalar(_ bytes: [UInt8], _ token: Range<Int>) throws(SyntaxMistake) -> Int {
        switch bytes[token.lowerBound] {
        case UInt8(ascii: "\""):
            try checkString(bytes, token)
            return token.upperBound
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try number(bytes, from: token.lowerBound)
        default:
            let word = Self.word(bytes, at: token.lowerBound)
            guard !["true", "false", "null"].contains(word) else { return token.lowerBound + word.utf8.count }
            throw notAValue(word, bytes, at: token.lowerBound)
        }
    }

    private func checkString(_ bytes: [UInt8], _ token: Range<Int>) throws(SyntaxMistake) {
        let isHarmless = bytes[token].allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
        let isClosed = token.count > 1 && bytes[token.upperBound - 1] == UInt8(ascii: "\"")
        guard !isHarmless || !isClosed else { return }
        _ = try JSONStrings.read(bytes, token)
    }
}

// MARK: - Numbers

extension JSONGrammar {
    /// Checks a number and returns its end (RFC 8259 section 6).
    private func number(_ bytes: [UInt8], from start: Int) throws(SyntaxMistake) -> Int {
        var position = start
        take("-", bytes, &position)
        let first = position
        try digits("Expected a digit", bytes, &position)
        guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
            throw SyntaxMistake(text: "Numbers can't have leading zeros in JSON.", offset: start)
        }
        if take(".", bytes, &position) { try digits("Expected a digit after the decimal point", bytes, &position) }
        guard take("e", bytes, &position) || take("E", bytes, &position) else { return position }
        if !take("+", bytes, &position) { take("-", bytes, &position) }
        try digits("Expected a digit in the exponent", bytes, &position)
        return position
    }

    @discardableResult
    private func take(_ character: Unicode.Scalar, _ bytes: [UInt8], _ position: inout Int) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func digits(_ expectation: String, _ bytes: [UInt8], _ position: inout Int) throws(SyntaxMistake) {
        let count = bytes[position...].prefix { 0x30...0x39 ~= $0 }.count
        guard count > 0 else { throw unexpected(expectation, bytes, at: position) }
        position += count
    }
}
