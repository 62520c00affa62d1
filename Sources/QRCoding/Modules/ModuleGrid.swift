/// The modules of a code, dark or light, and which of them belong to function patterns.
struct ModuleGrid: Hashable, Sendable {
    let size: Int
    private var dark: [Bool]
    private var reserved: [Bool]

    init(size: Int) {
        self.size = size
        dark = Array(repeating: false, count: size * size)
        reserved = dark
    }

    subscript(row: Int, column: Int) -> Bool {
        get { dark[row * size + column] }
        set { dark[row * size + column] = newValue }
    }

    /// Whether a module belongs to a function pattern, so that neither data nor masks touch it.
    func isReserved(row: Int, column: Int) -> Bool { reserved[row * size + column] }

    /// Sets a module of a function pattern.
    mutating func reserve(row: Int, column: Int, isDark: Bool) {
        self[row, column] = isDark
        reserved[row * size + column] = true
    }
}
