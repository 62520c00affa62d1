import Testing

@testable import SwiftUISource

/// Tables with the forms that a text has for a number or a width.
@Suite struct StringsDictFileTests {
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
            <key>none</key> <dict/>
            <key>plain</key> <string>Text</string>
        </dict>
        </plist>
        """

    @Test func `reads the other form of each variable, that for one, and the widest text`() {
        #expect(
            StringsDictFile.read(Array(Self.file.utf8)) == [
                "%lld trips": "%lld trips & more", "%lld trips" + StringsDictFile.one: "One trip & more",
                "two": "<%1$@> of %2$@, 100 % of %#@gone@", "wide": "The long one",
            ]
        )
    }

    @Test func `ends with every prefix, and with rubbish`() {
        let bytes = Array(Self.file.utf8)
        for count in 0..<bytes.count { _ = StringsDictFile.read(Array(bytes[..<count])) }
        #expect(StringsDictFile.read(Array("</dict></dict><dict>".utf8)) == [:])
        #expect(StringsDictFile.read([0xFF, 0x3C, 0x00]) == [:])
        #expect(StringsDictFile.read(Array(String(repeating: "<dict><key>a</key>", count: 100_000).utf8)) == [:])
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
