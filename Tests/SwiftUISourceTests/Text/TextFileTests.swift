import TabModel
import Testing

@testable import SwiftUISource

/// The texts of files beside each other, with the forms that they have for numbers, devices and widths.
@Suite struct TextFileTests {
    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- <dict><key>no</key></dict> -->
        <dict>
            <key>%lld trips</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key> <string>%#@trips@ &amp; more</string>
                <key>trips</key>
                <dict>
                    <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key> <string>lld</string>
                    <key>zero</key> <string/>
                    <key>one</key> <string>One trip</string>
                    <key>other</key> <string>%lld trips</string>
                </dict>
            </dict>
            <key>two</key>
            <dict>
                <key>NSStringLocalizedFormatKey</key> <string>%1$#@a@ of %2$#@b@, 100 % of %#@gone@</string>
                <key>a</key> <dict><key>other</key> <string>&#60;%1$@&#x3E;</string></dict>
                <key>b</key> <dict><key>other</key> <string>%2$@</string></dict>
            </dict>
            <key>wide</key>
            <dict>
                <key>NSStringVariableWidthRuleType</key>
                <dict><key>20</key> <string>Short</string> <key>100</key> <string>The long one</string></dict>
            </dict>
            <key>device</key>
            <dict>
                <key>NSStringDeviceSpecificRuleType</key>
                <dict>
                    <key>mac</key> <string>Click</string>
                    <key>other</key>
                    <dict>
                        <key>NSStringVariableWidthRuleType</key>
                        <dict><key>9</key> <string>Touch</string></dict>
                    </dict>
                </dict>
            </dict>
            <key>none</key> <dict/>
            <key>plain</key> <string>Text</string>
        </dict>
        </plist>
        """

    private func text(_ key: String, _ arguments: [FormatArgument] = [], on platform: Platform? = nil) -> String? {
        TextFile(Array(Self.file.utf8)).texts[key]?.text(with: arguments, in: .en, on: platform)
    }

    @Test func `has the form of each variable for its number, and the widest text`() {
        #expect(text("%lld trips", [.number(0)]) == " & more")
        #expect(text("%lld trips", [.number(1)]) == "One trip & more")
        #expect(text("%lld trips", [.number(2)]) == "2 trips & more")
        #expect(text("%lld trips") == "%lld trips & more")
        #expect(text("two", [.text("A"), .text("B")]) == "<A> of B, 100 % of %#@gone@")
        #expect(text("wide") == "The long one" && text("plain") == "Text" && text("none") == nil)
        #expect(text("device", on: .mac) == "Click" && text("device", on: .iPad) == "Touch")
    }

    @Test func `has no text and a problem where it is damaged`() {
        let file = TextFile(Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8))
        #expect(file.texts.isEmpty)
        #expect(file.problem?.location == SourceLocation(line: 1, column: 10))
        #expect(file.problem?.text == "expected \";\" after the string. None of the file's strings are used.")
        #expect(TextFile(Array("<plist><array/></plist>".utf8)).problem != nil)
        #expect(TextFile([]).problem == nil)
    }

    @Test func `has the texts in front of what is none, as the app has them`() {
        let file = TextFile(Array("\"a\" = \"b\";\n;\"c\" = \"d\";".utf8))
        #expect(file.texts == ["a": LocalizedFormat("b")])
        #expect(
            file.problem
                == PropertyListProblem(
                    "expected a key. The rest of the file is ignored.",
                    at: SourceLocation(line: 2, column: 1)
                )
        )
    }

    @Test func `a damaged file is named with its line, and its keys are shown`() {
        let source = "struct V: View { var body: some View { TabView { Tab(\"home\", systemImage: \"x\") {} } } }"
        let outline = Reading.outline([
            "A.swift": Array(source.utf8), "en.lproj/Localizable.strings": Array("\"home\" = \"Home\"".utf8),
        ])

        #expect(outline.contains("\"title\":\"home\""))
        #expect(outline.contains("en.lproj/Localizable.strings:1:16: warning: expected \";\" after the string."))
        #expect(outline.contains("missing-localization"))
    }

    @Test func `comes before a plain table of its language, and not before another language`() {
        let source = "struct V: View { let n: Int; var body: some View { TabView { Tab(\"\\(3) trips\") {} } } }"
        func title(_ files: [String: [UInt8]]) -> String {
            Reading.outline(["A.swift": Array(source.utf8)].merging(files) { $1 })
        }

        let dictionary = Array(Self.file.utf8)
        let other = Array("\"%lld trips\" = \"plain\";".utf8)
        #expect(
            title(["en.lproj/Localizable.strings": other, "en.lproj/Localizable.stringsdict": dictionary])
                .contains("\"title\":\"3 trips & more\"")
        )
        #expect(
            title(["en.lproj/Localizable.strings": other, "ro.lproj/Localizable.stringsdict": dictionary])
                .contains("\"title\":\"plain\"")
        )
    }
}
