import TabModel
import Testing

/// Texts of string tables with arguments, parts and forms, as Foundation puts them together.
@Suite struct LocalizedFormatTests {
    private func text(_ format: String, _ arguments: FormatArgument...) -> String? {
        LocalizedFormat(format).text(with: arguments, in: .en)
    }

    @Test func `a position names the argument, others take the next one`() {
        #expect(text("%2$@ bei %1$@", .text("A"), .text("B")) == "B bei A")
        #expect(text("%@ of %1$lld, %@", .text("x"), .number(2)) == "x of %1$lld, 2")
        #expect(text("%@ of %@", .text("x"), .number(2)) == "x of 2")
        #expect(text("%(name)@ has %2$(count)lld", .text("Anna"), .number(3)) == "Anna has 3")
    }

    @Test func `a doubled percent sign is one, where anything is put in`() {
        #expect(text("Save %lld%%", .number(50)) == "Save 50%")
        #expect(text("%% %@ %", .text("a")) == "% a %")
        #expect(text("100%% %@") == "100%% %@")
    }

    @Test(arguments: [
        ("%d", 5, "5"), ("%02d", 5, "05"), ("%3d|", 5, "  5|"), ("%-3d|", 5, "5  |"), ("%+d", 5, "+5"),
        ("% d", 5, " 5"),
        ("%03lld", -5, "-05"), ("%.3d", 5, "005"), ("%x", 255, "ff"), ("%X", 255, "FF"), ("%o", 8, "10"),
        ("%.1f", 3, "3.0"), ("%.0f", 3, "3"), ("%f", 3, "3.000000"), ("%c", 65, "A"), ("%hhd", 7, "7"), ("%@", 7, "7"),
        ("%lu", 7, "7"), ("%q", 7, "%q"), ("%", 7, "%"), ("%5$d", 7, "%5$d"), ("%0$d", 7, "%0$d"), ("%99999d", 7, nil),
    ])
    func `converts a number as printf does`(format: String, number: Int, expected: String?) {
        let found = text(format, .number(number))
        if let expected { #expect(found == expected) } else { #expect(found?.count == 40) }
    }

    @Test func `leaves what has no argument, or one of another type`() {
        #expect(text("50 % der %@", .text("Tage")) == "50 % der Tage")
        #expect(text("%.2s|%5@|%s", .text("abc"), .text("b"), .text("c")) == "ab|    b|c")
        #expect(text("%@ %@", .text("a")) == "a %@")
    }

    private static let apples = LocalizedFormat.Substitution(
        argument: 1,
        forms: .byNumber([.zero: .text("no apples"), .one: .text("%arg apple"), .other: .text("%arg apples")])
    )

    @Test(arguments: [(0, "Has no apples"), (1, "Has 1 apple"), (3, "Has 3 apples")])
    func `a part has the form for its number`(number: Int, expected: String) {
        let format = LocalizedFormat(.text("Has %#@apples@"), substitutions: ["apples": Self.apples])

        #expect(format.text(with: [.number(number)], in: .en) == expected)
        #expect(!format.isPlain && !format.variesByDevice)
        #expect(format.text(in: .en) == "Has %lld apples")
    }

    @Test func `parts take the arguments that they are for, in any order`() {
        var pears = Self.apples
        pears.argument = 2
        pears.forms = .byNumber([.other: .text("%arg pears")])
        let parts = ["a": Self.apples, "p": pears]
        func text(_ format: String) -> String? {
            LocalizedFormat(.text(format), substitutions: parts)
                .text(with: [.number(1), .number(4), .text("Anna")], in: .en)
        }

        #expect(text("%#@a@ and %#@p@ of %@") == "1 apple and 4 pears of Anna")
        #expect(text("%#@p@ and %#@a@ of %3$@") == "4 pears and 1 apple of Anna")
        #expect(text("%#@p@ of %3$@, not %@") == "4 pears of Anna, not 1")
        #expect(text("%#@gone@") == "%#@gone@")
    }

    @Test func `parts of a dictionary take their arguments in turn`() {
        let one = LocalizedFormat.Substitution(forms: .byNumber([.one: .text("one file"), .other: .text("%d files")]))
        let other = LocalizedFormat.Substitution(
            forms: .byNumber([.one: .text("%d folder"), .other: .text("%d folders")])
        )
        let parts = ["files": one, "folders": other]

        let format = LocalizedFormat(.text("%#@files@ in %#@folders@"), substitutions: parts)
        #expect(format.text(with: [.number(1), .number(1)], in: .en) == "one file in 1 folder")
        #expect(format.text(with: [.number(5), .number(2)], in: .en) == "5 files in 2 folders")
        let turned = LocalizedFormat(.text("%2$#@folders@: %1$#@files@"), substitutions: parts)
        #expect(turned.text(with: [.number(5), .number(1)], in: .en) == "1 folder: 5 files")
    }

    @Test func `parts that name each other end`() {
        let part = LocalizedFormat.Substitution(forms: .text("%#@a@%#@a@"))
        let text = LocalizedFormat(.text("%#@a@"), substitutions: ["a": part]).text(with: [.number(1)], in: .en)

        #expect((text ?? "").utf8.count < 10_000)
    }

    @Test func `devices have their forms, and all others the other one`() {
        let format = LocalizedFormat(
            .byDevice([
                "iphone": .text("Tap"), "mac": .byNumber([.one: .text("%lld click"), .other: .text("%lld clicks")]),
                "other": .text("Choose"),
            ])
        )
        func text(_ platform: Platform?) -> String? { format.text(with: [.number(2)], in: .en, on: platform) }

        #expect(format.variesByDevice)
        #expect(text(.iPhone) == "Tap" && text(.iPhoneDuo) == "Tap" && text(.mac) == "2 clicks")
        #expect(text(.iPad) == "Choose" && text(.tv) == "Choose" && text(nil) == "Choose")
        #expect(LocalizedFormat(.byDevice(["mac": .text("Click")])).text(in: .en, on: .iPad) == nil)
    }

    @Test func `a placeholder ends with every prefix`() {
        let format = "%12$(name)-+ #0'99.99llu %#@part@ %arg %("
        let parts = ["part": Self.apples]
        for count in 0...format.count {
            let format = LocalizedFormat(.text(String(format.prefix(count))), substitutions: parts)
            #expect(format.text(with: [.number(1)], in: .en) != nil)
        }
    }
}
