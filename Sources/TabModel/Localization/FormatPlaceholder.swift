/// A placeholder of a format after its percent sign: `2$@`, `02lld`, `#@name@`, `arg`, `%`.
struct FormatPlaceholder {
    /// The meaning of a placeholder.
    enum Kind: Equatable {
        /// A percent sign.
        case percent
        /// The part of the format with a name.
        case part(String)
        /// The number that selected the form of the part that contains the placeholder.
        case partNumber
        /// An argument, converted by a letter such as `@` or `d`.
        case argument(Unicode.Scalar)
    }

    /// The meaning.
    private(set) var kind = Kind.percent
    /// The number of the argument, from 1; nil for the next one.
    private(set) var position: Int?
    /// The flags before the width.
    private var flags: Set<Unicode.Scalar> = []
    private var width = 0
    private var precision: Int?

    /// The conversion letters.
    private static let conversions = Set("@dDiuUxXoOcCsSfF".unicodeScalars)
    /// The maximum width and precision.
    private static let longest = 40

    /// Creates a placeholder from the beginning of a string, and removes it there; nil if there is none.
    ///
    /// Only a part of a format has a placeholder for its own number.
    init?(_ rest: inout Substring.UnicodeScalarView, inPart: Bool) {
        var scalars = rest
        if scalars.first == "%" {
            rest.removeFirst()
            return
        }
        let digits = scalars.prefix { "0"..."9" ~= $0 }
        if scalars.dropFirst(digits.count).first == "$" {
            position = Int(String(digits))
            scalars.removeFirst(digits.count + 1)
        }
        // Xcode 26 names arguments: `%(count)lld`.
        if scalars.first == "(", let end = scalars.firstIndex(of: ")") { scalars = scalars[end...].dropFirst() }
        if scalars.starts(with: "#@".unicodeScalars), let end = scalars.dropFirst(2).firstIndex(of: "@") {
            kind = .part(String(scalars.dropFirst(2)[..<end]))
            rest = scalars[end...].dropFirst()
        } else if inPart, scalars.starts(with: "arg".unicodeScalars) {
            kind = .partNumber
            rest = scalars.dropFirst(3)
        } else {
            guard let conversion = Self.conversion(&scalars, &self) else { return nil }
            kind = .argument(conversion)
            rest = scalars
        }
    }

    /// Creates the placeholder of a conversion such as `lld`.
    init?(_ specifier: String) {
        var scalars = Substring(specifier).unicodeScalars
        self.init(&scalars, inPart: false)
    }

    private static func conversion(_ scalars: inout Substring.UnicodeScalarView, _ made: inout Self) -> Unicode.Scalar?
    {
        while let flag = scalars.first, "-+ #0'".unicodeScalars.contains(flag) {
            made.flags.insert(flag)
            scalars.removeFirst()
        }
        made.width = number(&scalars) ?? 0
        if scalars.first == "." {
            scalars.removeFirst()
            made.precision = number(&scalars) ?? 0
        }
        while let length = scalars.first, "hlqLztj".unicodeScalars.contains(length) { scalars.removeFirst() }
        guard let letter = scalars.popFirst(), conversions.contains(letter) else { return nil }
        return letter
    }

    private static func number(_ scalars: inout Substring.UnicodeScalarView) -> Int? {
        let digits = scalars.prefix { "0"..."9" ~= $0 }
        scalars.removeFirst(digits.count)
        return Int(String(digits)).map { min($0, longest) }
    }

    // MARK: - Converting

    /// Returns an argument as text in place of the placeholder; nil for one that it can't convert.
    func text(of argument: FormatArgument) -> String? {
        guard case .argument(let letter) = kind else { return nil }
        switch argument {
        case .text(let text) where letter == "@": return padded(text)
        case .text(let text) where letter == "s" || letter == "S":
            return padded(precision.map { String(text.prefix($0)) } ?? text)
        case .text: return nil
        case .number(let number): return text(of: number, by: letter)
        }
    }

    private func text(of number: Int, by letter: Unicode.Scalar) -> String? {
        switch letter {
        case "@": padded(String(number))
        case "d", "D", "i", "u", "U": signed(number, digits(String(number.magnitude)))
        case "x": digits(String(UInt(bitPattern: number), radix: 16))
        case "X": digits(String(UInt(bitPattern: number), radix: 16, uppercase: true))
        case "o", "O": digits(String(UInt(bitPattern: number), radix: 8))
        case "f", "F": signed(number, decimal(number.magnitude))
        case "c", "C": UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { padded(String($0)) }
        default: nil
        }
    }

    private func signed(_ number: Int, _ digits: String) -> String {
        let sign = number < 0 ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
        return padded(digits, sign: sign)
    }

    private func digits(_ text: String) -> String {
        String(repeating: "0", count: max(0, (precision ?? 0) - text.count)) + text
    }

    private func decimal(_ number: UInt) -> String {
        let places = precision ?? 6
        return String(number) + (places == 0 ? "" : "." + String(repeating: "0", count: places))
    }

    private func padded(_ text: String, sign: String = "") -> String {
        let missing = max(0, width - text.count - sign.count)
        if flags.contains("-") { return sign + text + String(repeating: " ", count: missing) }
        if flags.contains("0"), kind != .argument("@") { return sign + String(repeating: "0", count: missing) + text }
        return String(repeating: " ", count: missing) + sign + text
    }
}
