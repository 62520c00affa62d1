import Foundation

/// The tests of a Swift file, each with the comment above, its attribute and its body.
struct SwiftTests {
    private(set) var tests: [TestText] = []
    private let lines: [Substring]

    init(_ lines: [Substring]) {
        self.lines = lines
        var next = lines.startIndex
        while let start = lines[next...].firstIndex(where: { trimmed($0).hasPrefix("@Test") }) {
            guard let named = lines[start...].firstIndex(where: { name(in: $0) != nil }),
                let name = name(in: lines[named])
            else { return }
            let end = self.end(from: named, start: start)
            tests.append(TestText(name: name, text: lines[top(of: start)...end].joined(separator: "\n")))
            next = end + 1
        }
    }

    /// Where the comment above a test begins.
    private func top(of start: Int) -> Int {
        let above = lines[..<start].lastIndex { !trimmed($0).hasPrefix("//") }
        return above.map { $0 + 1 } ?? lines.startIndex
    }

    /// The line of the brace that closes a function, as far out as the attribute that began it.
    private func end(from named: Int, start: Int) -> Int {
        if lines[named].hasSuffix("}") { return named }
        let closing = lines[start].prefix { $0 == " " } + "}"
        return lines[named...].firstIndex { $0 == closing } ?? lines.endIndex - 1
    }

    private func name(in line: Substring) -> String? {
        guard let keyword = line.range(of: "func ") else { return nil }
        let rest = line[keyword.upperBound...]
        if rest.first == "`" { return String(rest.dropFirst().prefix { $0 != "`" }) }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    private func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
