/// What one symbol's file may hold: far more than any symbol needs, far less than what slows a preview down.
public enum SymbolLimits {
    /// The most bytes of a file; templates of the SF Symbols app, with 27 drawings in one file, stay below.
    public static let bytes = 1 << 20
    /// The most files read from a folder.
    public static let files = 2000
    /// The most bytes that all symbols of a folder may come to when redrawn.
    public static let redrawnBytes = 4 << 20
    /// How deep elements can be in each other.
    static let depth = 64
    /// The most elements of a file.
    static let elements = 10_000
    /// The most attributes of an element.
    static let attributes = 64
    /// The most bytes that one symbol may come to when redrawn.
    static let markupBytes = 64 << 10
    /// The largest number, either side of 0.
    static let number = 1e6
}
