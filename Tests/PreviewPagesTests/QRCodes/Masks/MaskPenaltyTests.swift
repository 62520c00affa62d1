import Testing

@testable import PreviewPages

@Suite struct MaskPenaltyTests {
    private func line(_ text: String) -> [Bool] { text.map { $0 == "#" } }

    @Test(arguments: [
        ("", [0]), ("##.", [0, 2, 1]), ("..#", [2, 1]), ("#.##", [0, 1, 1, 2]),
    ])
    func `a line is runs, light first`(text: String, runs: [Int]) {
        #expect(MaskPenalty.runs(in: line(text)) == runs)
    }

    @Test(arguments: [("....#", 0), (".....", 3), ("#######", 5), (".....######", 7)])
    func `long runs cost three and one for each module more`(text: String, cost: Int) {
        #expect(MaskPenalty.longRuns(MaskPenalty.runs(in: line(text))) == cost)
    }

    @Test(arguments: [
        ("##.#.###.#....##", 40), ("##....#.###.#.##", 40), ("##.#.###.#...##", 0), ("#.###.#.##", 40),
        ("##.#.###.#", 40), ("....#.###.#....", 40), ("##....##..######..##.#", 40), ("....#.##.#....", 0),
    ])
    func `what looks like a finder costs forty, once, with the quiet zone as light`(text: String, cost: Int) {
        #expect(MaskPenalty.falseFinders(MaskPenalty.runs(in: line(text))) == cost)
    }

    @Test func `each square of four costs three`() {
        #expect(MaskPenalty.squares(["##.", "##.", "#.#"].map(line)) == 3)
        #expect(MaskPenalty.squares(["###", "###", "###"].map(line)) == 12)
        #expect(MaskPenalty.squares(["#.", ".#"].map(line)) == 0)
    }

    @Test(arguments: [(50, 0), (54, 0), (55, 10), (45, 10), (61, 20), (100, 100), (0, 100)])
    func `each five percent away from a half costs ten`(percent: Int, cost: Int) {
        let modules = (0..<100).map { $0 < percent }
        let rows = (0..<10).map { Array(modules[$0 * 10..<$0 * 10 + 10]) }

        #expect(MaskPenalty.imbalance(rows) == cost)
    }

    @Test(arguments: ["https://example.org/", "http://192.168.1.20:8080/s/AbCdEfGhIjKlMnOpQrStUvWxYz012345/"])
    func `no other mask costs less than the one that was chosen`(text: String) throws {
        let chosen = try QRCode(text)
        let costs = try DataMask.allCases.map { mask in
            let code = try QRCode(text, correction: chosen.correction, version: chosen.version, mask: mask)
            return MaskPenalty.total(of: code)
        }

        #expect(costs.min() == costs[chosen.mask.rawValue])
        #expect(Set(costs).count > 1)
    }
}

extension MaskPenalty {
    static func total(of code: QRCode) -> Int {
        var grid = ModuleGrid(size: code.size)
        for row in 0..<code.size {
            for column in 0..<code.size { grid[row, column] = code.isDark(row: row, column: column) }
        }
        return total(of: grid)
    }
}
