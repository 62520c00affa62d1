import TabModel
import TabReports
import Testing

@testable import tabpreview

@Suite struct TerminalStyleTests {
    private let line = ReportLine([
        .init("a\n\u{1B}[31m.json:1:2:", .place), .init(" "), .init("error:", .severity(.error)),
    ])

    @Test func `colors pieces, never what is in them (S38)`() {
        #expect(
            TerminalStyle(isColored: true).text(line)
                == "\u{1B}[1ma\\u{a}\\u{1b}[31m.json:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m"
        )
    }

    @Test func `is plain where nobody looks`() {
        #expect(TerminalStyle(isColored: false).text(line) == "a\\u{a}\\u{1b}[31m.json:1:2: error:")
    }

    @Test(arguments: [
        (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["TERM": "dumb"], false),
        (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
        (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
        (.auto, false, ["FORCE_COLOR": "0"], false), (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
        (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    ])
    func `colors as the option, then the environment, then the terminal says`(
        choice: ColorChoice,
        isTerminal: Bool,
        environment: [String: String],
        isColored: Bool
    ) {
        #expect(choice.isColored(isTerminal: isTerminal, environment: environment) == isColored)
    }

    @Test(arguments: [
        ([], ColorChoice.auto), (["lint", "--color", "always"], .always),
        (["lint", "--color=NEVER", "a.json"], .never),
        (["lint", "--color"], .auto), (["lint", "--color", "pink"], .auto),
        (["lint", "--", "--color", "always"], .auto),
    ])
    func `the command line says it before it is parsed`(words: [String], choice: ColorChoice) {
        #expect(ColorChoice(in: words) == choice)
    }

    @Test func `every severity has a color of its own`() {
        let style = TerminalStyle(isColored: true)
        let colored = Severity.allCases.map { style.text(ReportLine([.init("x", .severity($0))])) }

        #expect(Set(colored).count == Severity.allCases.count)
    }
}
