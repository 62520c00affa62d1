/// A sentence that knows which of its parts are names from a spec, so that each report can mark and escape them.
public struct DifferenceSentence: Hashable, Sendable {
    /// The parts in order.
    public var parts: [Part]

    /// Makes a sentence of its parts.
    public init(parts: [Part]) { self.parts = parts }

    /// A part of a sentence.
    public enum Part: Hashable, Sendable {
        /// Our own words.
        case words(String)
        /// A name as it is in a spec or a stored customization.
        case name(String)
    }
}

extension DifferenceSentence: ExpressibleByStringInterpolation {
    /// Makes a sentence without names.
    public init(stringLiteral value: String) { parts = [.words(value)] }

    /// Makes a sentence; what is interpolated is a name.
    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// Collects the parts.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Starts without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds our own words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        /// Adds a name.
        public mutating func appendInterpolation(_ name: String) { parts.append(.name(name)) }

        /// Adds our own words.
        public mutating func appendInterpolation(words: String) { parts.append(.words(words)) }

        /// Adds up to five names and how many more there are.
        public mutating func appendInterpolation(names: [String]) {
            for (place, name) in names.prefix(5).enumerated() {
                if place > 0 { parts.append(.words(", ")) }
                parts.append(.name(name))
            }
            if names.count > 5 { parts.append(.words(" and \(names.count - 5) more")) }
        }
    }
}

extension DifferenceSentence {
    /// The sentence with its names in quotation marks.
    public var text: String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name): "\"\(name)\""
            }
        }.joined()
    }
}
