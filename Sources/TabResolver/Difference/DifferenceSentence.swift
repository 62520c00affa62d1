/// A sentence that marks the parts that are names from a spec, so that each report can mark and escape them.
public struct DifferenceSentence: Hashable, Sendable {
    /// The parts in order.
    public var parts: [Part]

    /// Creates a sentence from its parts.
    public init(parts: [Part]) { self.parts = parts }

    /// A part of a sentence.
    public enum Part: Hashable, Sendable {
        /// Words of a report.
        case words(String)
        /// A name in a spec or a stored customization, unchanged.
        case name(String)
    }
}

extension DifferenceSentence: ExpressibleByStringInterpolation {
    /// Creates a sentence without names.
    public init(stringLiteral value: String) { parts = [.words(value)] }

    /// Creates a sentence whose interpolated values are names.
    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// The parts of an interpolated sentence.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Creates an interpolation without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words of the report.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        /// Adds a name.
        public mutating func appendInterpolation(_ name: String) { parts.append(.name(name)) }

        /// Adds words of the report.
        public mutating func appendInterpolation(words: String) { parts.append(.words(words)) }

        /// Adds up to five names and the number of the others.
        mutating func appendInterpolation(names: [String]) {
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
