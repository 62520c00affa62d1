/// The form in which symbols are drawn: `SymbolVariants` (R2.118).
public enum SymbolVariants: String, CaseIterable, Sendable {
    case none, fill, circle, square, rectangle, slash
    case circleFill = "circle.fill"
    case squareFill = "square.fill"
    case rectangleFill = "rectangle.fill"
    case slashFill = "slash.fill"
    case circleSlash = "circle.slash"
    case squareSlash = "square.slash"
    case rectangleSlash = "rectangle.slash"
    case circleSlashFill = "circle.slash.fill"
    case squareSlashFill = "square.slash.fill"
    case rectangleSlashFill = "rectangle.slash.fill"

    /// Creates the form of some parts in any order; nil if one of them isn't a part, or there are two shapes around a
    /// symbol.
    public init?(parts: Set<String>) {
        let parts = parts.subtracting(["none"])
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        guard parts.isSubset(of: order) else { return nil }
        self.init(rawValue: parts.isEmpty ? "none" : order.filter(parts.contains).joined(separator: "."))
    }

    /// The parts, such as `circle` and `fill`.
    public var parts: Set<String> { self == .none ? [] : Set(rawValue.split(separator: ".").map(String.init)) }

    /// A Boolean value that indicates whether symbols are filled.
    public var isFilled: Bool { parts.contains("fill") }

    /// The suffix that it adds to a symbol's name, without the fill: `circle.slash`; empty if there is none.
    public var shape: String {
        rawValue.split(separator: ".").filter { $0 != "fill" && $0 != "none" }.joined(separator: ".")
    }
}
