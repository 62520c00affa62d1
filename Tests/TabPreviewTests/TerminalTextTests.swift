import Logging
import Synchronization
import Testing

@testable import tabpreview

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\nb", "a\\u{a}b"), ("\u{1B}[31mred", "\\u{1b}[31mred"),
        ("a\u{202E}b", "a\\u{202e}b"), ("C1 \u{9B}", "C1 \\u{9b}"), ("Käse 👩‍👩‍👧", "Käse 👩‍👩‍👧"),
    ])
    func `writes control and direction characters visibly (S38)`(text: String, shown: String) {
        #expect(TerminalText.escaped(text) == shown)
    }

    @Test(arguments: LogFormat.allCases)
    func `keeps one event on one line, whatever is in it (S38)`(format: LogFormat) throws {
        let lines = Lines()
        let logger = Logger(label: "test") { label in
            LineLogHandler(label: label, level: .debug, format: format) { lines.append($0) }
        }

        logger.debug("GET /\r\nforged line", metadata: ["agent": "a\u{1B}[2Jb"])
        logger.trace("below the level")

        let line = try #require(lines.all.first)
        #expect(lines.all.count == 1)
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
        #expect(line.contains("forged line"))
    }

    private final class Lines: Sendable {
        private let stored = Mutex<[String]>([])
        func append(_ line: String) { stored.withLock { $0.append(line) } }
        var all: [String] { stored.withLock { $0 } }
    }
}
