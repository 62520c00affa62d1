/// The path of a route, relative to the page's folder: words, and parameters in upper case, as documentation has them.
struct PathPattern: Hashable, Sendable {
    /// A part between two slashes.
    enum Part: Hashable, Sendable {
        case word(String)
        /// Any one part that is not empty.
        case parameter(String)
        /// All that follows, slashes included; no part of it is empty.
        case rest(String)

        fileprivate var text: String {
            switch self {
            case .word(let text), .parameter(let text), .rest(let text): text
            }
        }
    }

    let parts: [Part]
    /// `shares/ID/rotate`.
    let text: String

    init(_ parts: [Part]) {
        self.parts = parts
        text = parts.map(\.text).joined(separator: "/")
    }

    /// The values of the parameters, in their order; nil for a path of another form.
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

    /// The path with values in place of the parameters: what ``values(in:)`` reads.
    func path(_ values: [String]) -> String {
        var values = values[...]
        return parts.map { part in
            if case .word(let word) = part { word } else { values.popFirst() ?? "" }
        }.joined(separator: "/")
    }
}

/// A path with parameters, and the type of their values.
struct Path<Values: Sendable>: Sendable {
    let pattern: PathPattern
    /// Reads as many strings as the pattern has parameters.
    let values: @Sendable ([String]) -> Values
}

extension Path<String> {
    /// One thing in a folder, or what can be done with it.
    init(_ folder: String, _ parameter: String, _ action: String? = nil) {
        let parts = [.word(folder), .parameter(parameter)] + (action.map { [PathPattern.Part.word($0)] } ?? [])
        self.init(pattern: PathPattern(parts)) { $0[0] }
    }

    /// The path to the thing of a name.
    func callAsFunction(_ name: String) -> String { pattern.path([name]) }
}

/// A file of Public: the digest over all of them, and its own name.
struct AssetName: Hashable, Sendable {
    let hash: String
    let name: String
}

extension Path<AssetName> {
    /// A file in a folder of a digest, or in a folder of that.
    init(_ folder: String, hash: String, name: String) {
        self.init(pattern: PathPattern([.word(folder), .parameter(hash), .rest(name)])) {
            AssetName(hash: $0[0], name: $0[1])
        }
    }
}
