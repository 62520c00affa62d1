/// The modules of a code, dark or light, each of which may belong to a function pattern.
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

    /// Returns a Boolean value that indicates whether a module belongs to a function pattern.
    ///
    /// Neither data nor masks change such a module.
    func isReserved(row: Int, column: Int) -> Bool { reserved[row * size + column] }

    /// Sets a module of a function pattern.
    mutating func reserve(row: Int, column: Int, isDark: Bool) {
        self[row, column] = isDark
        reserved[row * size + column] = true
    }
}

/// The function patterns of a version (ISO/IEC 18004, 6.3).
///
/// They are finder, timing and alignment patterns, and the version.
extension ModuleGrid {
    /// Creates a grid with the function patterns of a version.
    ///
    /// The modules of the format are reserved and light.
    init(functionPatternsOf version: SymbolVersion) {
        self.init(size: version.size)
        drawTiming()
        drawFinders()
        drawAlignment(version.alignmentCentres)
        drawFormat(0)
        if version.showsVersion { drawVersion(version) }
    }

    private mutating func drawTiming() {
        for place in 0..<size {
            reserve(row: 6, column: place, isDark: place.isMultiple(of: 2))
            reserve(row: place, column: 6, isDark: place.isMultiple(of: 2))
        }
    }

    /// Draws three finders with their separators: rings around a center, the second and the fourth of them light.
    private mutating func drawFinders() {
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
            drawRings(row: row, column: column, light: [2, 4], radius: 4)
        }
    }

    /// Draws an alignment pattern at every crossing of the centers, except the three crossings that hold finders.
    private mutating func drawAlignment(_ centres: [Int]) {
        guard let last = centres.last else { return }
        let finders = [[6, 6], [6, last], [last, 6]]
        for row in centres {
            for column in centres where !finders.contains([row, column]) {
                drawRings(row: row, column: column, light: [1], radius: 2)
            }
        }
    }

    private mutating func drawRings(row: Int, column: Int, light: Set<Int>, radius: Int) {
        for down in -radius...radius {
            for right in -radius...radius {
                let (row, column) = (row + down, column + right)
                guard 0..<size ~= row, 0..<size ~= column else { continue }
                reserve(row: row, column: column, isDark: !light.contains(max(abs(down), abs(right))))
            }
        }
    }

    /// Draws the version's number in 18 bits, beside the top right finder and mirrored at the bottom left one (7.10).
    private mutating func drawVersion(_ version: SymbolVersion) {
        let bits = CheckedBits.version(version.number)
        for place in 0..<18 {
            let isDark = bits >> place & 1 == 1
            let (near, far) = (place / 3, size - 11 + place % 3)
            reserve(row: near, column: far, isDark: isDark)
            reserve(row: far, column: near, isDark: isDark)
        }
    }
}

/// The short numbers followed by check bits, which a reader recognizes even in a damaged code.
enum CheckedBits {
    /// Returns the level and the mask in 15 bits (ISO/IEC 18004, 7.9 and annex C).
    static func format(_ correction: ErrorCorrection, _ mask: DataMask) -> Int {
        let data = correction.indicator << 3 | mask.rawValue
        return (data << 10 | remainder(data, generator: 0b101_0011_0111, degree: 10)) ^ 0b101_0100_0001_0010
    }

    /// Returns the version in 18 bits (ISO/IEC 18004, 7.10 and annex D).
    static func version(_ number: Int) -> Int {
        number << 12 | remainder(number, generator: 0b1_1111_0010_0101, degree: 12)
    }

    /// Returns the remainder of a polynomial over two elements, shifted by the generator's degree.
    private static func remainder(_ data: Int, generator: Int, degree: Int) -> Int {
        var rest = data
        for _ in 0..<degree {
            rest <<= 1
            if rest >> degree & 1 == 1 { rest ^= generator }
        }
        return rest
    }
}
