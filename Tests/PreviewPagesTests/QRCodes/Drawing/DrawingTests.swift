import Testing

@testable import PreviewPages

@Suite struct DrawingTests {
    private let code: QRCode

    init() throws {
        code = try QRCode("http://192.168.1.20:8080/s/AbCdEfGhIjKlMnOpQrStUvWxYz012345/")
    }

    @Test func `path data has a rectangle for every run of dark modules, and nothing else`() throws {
        var drawn = Set<[Int]>()
        for rectangle in code.pathData.split(separator: "z") {
            let match = try #require(rectangle.wholeMatch(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)/))
            let (column, row) = (try #require(Int(match.1)), try #require(Int(match.2)))
            #expect(match.3 == match.4)
            for place in 0..<(try #require(Int(match.3))) { drawn.insert([row, column + place]) }
        }

        for row in -1...code.size {
            for column in -1...code.size {
                #expect(drawn.contains([row, column]) == code.isDark(row: row, column: column))
            }
        }
    }

    @Test func `path data merges the modules of a row`() {
        #expect(code.pathData.hasPrefix("M0 0h7v1h-7z"))
    }

    @Test(arguments: [QRCode.TerminalPainting.colored, .plain])
    func `terminal text has every module, with four light ones around`(painting: QRCode.TerminalPainting) throws {
        let lines = code.terminalText(painting).split(separator: "\n", omittingEmptySubsequences: false)
        let dark = painting == .colored
        #expect(lines.count == (code.size + 9) / 2 + 1)
        #expect(lines.last == "")

        for (number, line) in lines.dropLast().enumerated() {
            let blocks = Array(line.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
            #expect(blocks.count == code.terminalWidth)
            for (place, block) in blocks.enumerated() {
                let (row, column) = (2 * number - 4, place - 4)
                #expect(("█▀".contains(block) == dark) == code.isDark(row: row, column: column))
                #expect(("█▄".contains(block) == dark) == code.isDark(row: row + 1, column: column))
            }
        }
    }

    @Test func `every colored line sets both colors and takes them back`() {
        for line in code.terminalText(.colored).split(separator: "\n") {
            #expect(line.hasPrefix("\u{1B}[38;5;16;48;5;231m") && line.hasSuffix("\u{1B}[0m"))
        }
        #expect(!code.terminalText(.plain).contains("\u{1B}"))
    }
}
