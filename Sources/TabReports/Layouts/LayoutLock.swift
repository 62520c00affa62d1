/// The accepted layouts of a spec, by the devices that they are for.
///
/// The file is text: names in brackets, and below them the rows of the one layout that they share.
public struct LayoutLock: Hashable, Sendable {
    /// The ending of the file's name, after the spec's own name.
    public static let suffix = ".layouts"
    /// The beginning of each file's first line, before the version.
    static let mark = "# tabpreview layouts "
    /// The version that is written and read.
    static let version = "1"

    /// The names of the layouts, in their order.
    public private(set) var names: [String] = []
    private var layouts: [String: LockedLayout] = [:]

    /// Creates a lock without layouts.
    public init() {}

    /// Accesses the layout of a name; a new one comes last, nil removes it.
    public subscript(name: String) -> LockedLayout? {
        get { layouts[name] }
        set {
            if newValue == nil { names.removeAll { $0 == name } }
            if newValue != nil, layouts[name] == nil { names.append(name) }
            layouts[name] = newValue
        }
    }

    /// Sorts the layouts in the order of other names; those that are not among them stay last.
    public mutating func sort(like order: [String]) {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        names = names.enumerated()
            .sorted { (ranks[$0.element] ?? order.count, $0.offset) < (ranks[$1.element] ?? order.count, $1.offset) }
            .map(\.element)
    }

    /// Returns a Boolean value that indicates whether a file begins like a lock file, whatever its version.
    public static func isLock(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

    /// The contents of the file: equal layouts once, in the order of the first of their names.
    public var text: String {
        var groups: [(names: [String], layout: LockedLayout)] = []
        var places: [LockedLayout: Int] = [:]
        for name in names {
            guard let layout = layouts[name] else { continue }
            if let place = places[layout] {
                groups[place].names.append(name)
            } else {
                places[layout] = groups.count
                groups.append(([name], layout))
            }
        }
        let blocks = groups.map { group in
            group.names.map { "[\($0)]\n" }.joined() + group.layout.rows.map { "\($0.line)\n" }.joined()
        }
        let head = """
            \(Self.mark)\(Self.version)
            # Written by tabpreview test --update. Review changes to this file, but don't edit it.

            """
        return head + blocks.map { "\n\($0)" }.joined()
    }
}

/// An error that makes a lock file unreadable.
public struct LayoutLockError: Error, Hashable, Sendable {
    /// The problem, as a sentence.
    public let text: String
    /// The line, from 1.
    public let line: Int
    /// A Boolean value that indicates whether another version of the program wrote the file and has to read it.
    public var isOfOtherVersion = false
}

extension LayoutLock {
    /// Creates a lock from the contents of a file.
    public init(_ bytes: [UInt8]) throws(LayoutLockError) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        try Self.checkHead(lines[0])
        var open: [String] = []
        var rows: [LockedLayout.Row] = []
        for (index, line) in lines.enumerated().dropFirst() {
            let number = index + 1
            if line.hasPrefix("["), line.hasSuffix("]") {
                if !rows.isEmpty { try close(&open, &rows, at: number) }
                open.append(try name(in: line, among: open, at: number))
            } else if line.isEmpty || line.hasPrefix("#") {
                if !open.isEmpty { try close(&open, &rows, at: number) }
            } else if let row = LockedLayout.Row(line: line), !open.isEmpty {
                rows.append(row)
            } else {
                throw LayoutLockError(text: Self.notALine(line), line: number)
            }
        }
        if !open.isEmpty { try close(&open, &rows, at: lines.count) }
    }

    private static func checkHead(_ line: Substring) throws(LayoutLockError) {
        guard line.hasPrefix(mark) else {
            throw LayoutLockError(text: "Expected \"\(mark)\(version)\" as the first line.", line: 1)
        }
        let found = line.dropFirst(mark.count)
        guard found == version else {
            let text = "The file has version \(found), but this tabpreview reads version \(version)."
            throw LayoutLockError(text: text, line: 1, isOfOtherVersion: true)
        }
    }

    private static func notALine(_ line: Substring) -> String {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        return isConflict ? "There is a merge conflict." : "This line is not a row of a layout."
    }

    private func name(in line: Substring, among open: [String], at number: Int) throws(LayoutLockError) -> String {
        let name = String(line.dropFirst().dropLast())
        guard self[name] == nil, !open.contains(name) else {
            throw LayoutLockError(text: "The layout \"\(name)\" appears twice.", line: number)
        }
        return name
    }

    private mutating func close(
        _ open: inout [String],
        _ rows: inout [LockedLayout.Row],
        at number: Int
    ) throws(LayoutLockError) {
        guard !rows.isEmpty else {
            throw LayoutLockError(text: "The layout \"\(open.last ?? "")\" has no rows.", line: number)
        }
        for name in open { self[name] = LockedLayout(rows: rows) }
        (open, rows) = ([], [])
    }
}
