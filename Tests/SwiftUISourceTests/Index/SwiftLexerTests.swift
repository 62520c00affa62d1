import Testing

@testable import SwiftUISource

@Suite struct SwiftLexerTests {
    @Test(arguments: [
        ("a /* b /* c */ d */ e", ["a", "e"]),
        ("a // b\nc", ["a", "c"]),
        (#"a "b \" c" d"#, ["a", "d"]),
        (##"a #"b " \(c) "# d"##, ["a", "d"]),
        ("a \"\"\"\nb \" c\n\"\"\" d", ["a", "d"]),
        (#"a "b \(c + "d \(e)") f" g"#, ["a", "c", "e", "g"]),
        (##"a #"b \#(c) d"# e"##, ["a", "c", "e"]),
        ("a \"b\nc", ["a", "c"]),
        ("`class` b", ["class", "b"]),
        ("été 日本 😀", ["été", "日本", "😀"]),
        ("1x 0xFF a", ["a"]),
        ("", []),
        ("\"", []),
        ("/*", []),
        ("\"\\(", []),
        ("`", [""]),
    ])
    func `finds words outside of strings and comments, and inside of interpolations`(
        source: String,
        words: [String]
    ) {
        let bytes = Array(source.utf8)
        var lexer = SwiftLexer(bytes)
        var found: [String] = []
        while let token = lexer.next() {
            if case .word(let range) = token { found.append(String(decoding: bytes[range], as: UTF8.self)) }
        }

        #expect(found == words)
    }

    @Test func `finds what is declared where`() {
        let source = """
            struct A { var inner: Int; func method() {} }
            extension B: C, D where E == F { func member() { let local = 1 }; static let other = 2; init(x: Int) {} }
            let global = TabView { }
            // struct Commented {}
            func f() { enum Nested { case one } }
            """
        let names = DeclaredNames(scanning: Array(source.utf8))

        #expect(names.types == ["A", "Nested"])
        #expect(names.globals == ["f", "global"])
        #expect(names.extendedTypes == ["B"])
        #expect(["member", "other", "init"].allSatisfy { names.declares($0, inExtensionsOf: "B") })
        #expect(!names.declares("local", inExtensionsOf: "B"))
        #expect(names.conformances(of: "B") == ["C", "D"])
        #expect(names.callsTabView)
        #expect(!names.hasSettings)
    }

    @Test func `finds what is imported, and what only one platform has`() {
        let source = """
            @testable import Shop
            import struct Texts.Home
            @_exported public import Kit; import Core.Net
            #if canImport(AppKit)
            import AppKit
            #else
            import WatchKit
            #endif
            import Cocoa
            @main struct A: App {
                #if os(watchOS)
                @WKApplicationDelegateAdaptor var watch: Delegate
                #endif
                @NSApplicationDelegateAdaptor(Delegate.self) var delegate
            }
            """
        let names = DeclaredNames(scanning: Array(source.utf8))

        #expect(names.modules == ["AppKit", "Cocoa", "Core", "Kit", "Shop", "Texts", "WatchKit"])
        #expect(names.platformNames == ["Cocoa", "NSApplicationDelegateAdaptor"])
    }
}
