/// The path of a route, relative to the page's folder, in the form of documentation: `shares/ID/rotate`.
///
/// Words in upper case are parameters; the last one takes the rest of the path if three dots follow it.
struct PathPattern: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The path of an image that the spec names.
    static let image: Self = "images/HASH.EXT"
    /// The path of a file of Public: the digest over all of them, and its name.
    static let asset: Self = "assets/HASH/NAME..."

    /// A part between two slashes.
    private enum Part: Hashable {
        case word(String)
        /// Any one part that is not empty.
        case parameter
        /// The rest of the path, slashes included; no part of it is empty.
        case rest

        init(_ text: Substring) {
            guard text.first?.isUppercase == true else {
                self = .word(String(text))
                return
            }
            self = text.hasSuffix("...") ? .rest : .parameter
        }
    }

    private let parts: [Part]
    /// The text of the pattern, such as `shares/ID/rotate`.
    let text: String

    init(stringLiteral text: String) {
        parts = text.split(separator: "/", omittingEmptySubsequences: false).map(Part.init)
        self.text = text.hasSuffix("...") ? String(text.dropLast(3)) : text
    }

    /// Returns the values of the parameters, in their order; nil for a path of another form.
    func values(in segments: ArraySlice<String>) -> [String]? {
        var values: [String] = []
        var segments = segments
        for part in parts {
            guard let first = segments.first else { return nil }
            switch part {
            case .word(let word):
                guard first == word else { return nil }
            case .parameter:
                guard !first.isEmpty else { return nil }
                values.append(first)
            case .rest:
                return segments.contains("") ? nil : values + [segments.joined(separator: "/")]
            }
            segments.removeFirst()
        }
        return segments.isEmpty ? values : nil
    }

    /// Returns the path with values in place of the parameters, which ``values(in:)`` reads.
    func path(_ values: [String]) -> String {
        var values = values[...]
        return parts.map { part in
            if case .word(let word) = part { word } else { values.popFirst() ?? "x" }
        }.joined(separator: "/")
    }
}
