/// A formatter that replaces the placeholders of a format by arguments, as Foundation does.
struct FormatFilling {
    private let arguments: [FormatArgument]
    private let parts: [String: LocalizedFormat.Substitution]
    private let language: LocaleIdentifier
    private let platform: Platform?
    /// The index of the argument for the next placeholder without a number.
    private var next = 0
    /// The number of parts that can still be inserted: parts may name each other.
    private var remaining = 100

    init(
        _ arguments: [FormatArgument],
        _ parts: [String: LocalizedFormat.Substitution],
        language: LocaleIdentifier,
        platform: Platform?
    ) {
        (self.arguments, self.parts, self.language, self.platform) = (arguments, parts, language, platform)
    }

    /// Returns the format with its placeholders replaced.
    ///
    /// A placeholder without an argument, or with one of another type, stays. Without any arguments, nothing is
    /// converted.
    mutating func fill(_ format: String) -> String { fill(format, of: nil, depth: 0) }

    private mutating func fill(_ format: String, of part: OpenPart?, depth: Int) -> String {
        var (filled, rest) = (String.UnicodeScalarView(), Substring(format).unicodeScalars)
        while let place = rest.firstIndex(of: "%") {
            filled += rest[..<place]
            rest = rest[place...].dropFirst()
            var behind = rest
            if let placeholder = FormatPlaceholder(&behind, inPart: part != nil),
                let text = text(of: placeholder, in: part, depth: depth)
            {
                filled += text.unicodeScalars
                rest = behind
            } else {
                filled.append("%")
            }
        }
        return String(filled + rest)
    }

    private mutating func text(of placeholder: FormatPlaceholder, in part: OpenPart?, depth: Int) -> String? {
        switch placeholder.kind {
        case .percent: return arguments.isEmpty ? nil : "%"
        case .part(let name): return text(ofPart: name, at: placeholder.position, depth: depth)
        case .partNumber:
            guard let part else { return nil }
            let conversion = FormatPlaceholder(part.specifier)
            let number = argument(at: part.argument)
            return number.flatMap { conversion?.text(of: $0) } ?? "%\(part.specifier)"
        case .argument:
            let index = placeholder.position.map { $0 - 1 } ?? next
            guard let text = argument(at: index).flatMap(placeholder.text) else { return nil }
            if placeholder.position == nil { next += 1 }
            return text
        }
    }

    /// Returns the form of a part for its argument.
    private mutating func text(ofPart name: String, at position: Int?, depth: Int) -> String? {
        guard let part = parts[name], remaining > 0, depth < 8 else { return nil }
        remaining -= 1
        let open = OpenPart(
            argument: (position ?? part.argument).map { $0 - 1 } ?? next,
            specifier: part.specifier
        )
        let number = argument(at: open.argument)?.number
        guard let format = part.forms.text(for: number, in: language, on: platform) else { return nil }
        let outer = next
        next = open.argument
        let text = fill(format, of: open, depth: depth + 1)
        // A part for another argument than the next one leaves the next one to the following placeholders.
        next = open.argument == outer ? max(outer + 1, next) : outer
        return text
    }

    private func argument(at index: Int) -> FormatArgument? {
        arguments.indices.contains(index) ? arguments[index] : nil
    }

    /// A part that is being inserted.
    private struct OpenPart {
        let argument: Int
        let specifier: String
    }
}
