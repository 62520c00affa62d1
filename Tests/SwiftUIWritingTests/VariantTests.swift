import SwiftUITrials
import SwiftUIWriting
import TabModel
import TabSpecCoding
import TestTools
import Testing

/// `when`, `variants` and `conditions` in written source (R1.118).
@Suite struct VariantTests {
    @Test(
        .proves("R1.118"),
        arguments: [
            (
                "{ platforms: [mac, tv] }",
                """
                #if os(macOS) || os(tvOS)
                    Tab("B", systemImage: "b", value: .b) {
                """
            ),
            ("{ platforms: [iOS, mac, tv] }", "\nTab(\"B\", systemImage: \"b\", value: .b) {"),
            (
                "{ platforms: [iPad] }",
                """
                #if os(iOS)
                    if UIDevice.current.userInterfaceIdiom == .pad {
                        Tab("B", systemImage: "b", value: AppTab.b) {
                """
            ),
            (
                "{ platforms: [iPhone, mac] }",
                """
                #if os(iOS) || os(macOS)
                    if isBDeclared {
                        Tab("B", systemImage: "b", value: AppTab.b) {
                """
            ),
            ("{ fromOS: 18 }", "\nTab(\"B\", systemImage: \"b\", value: .b) {"),
            (
                "{ fromOS: 26 }",
                """
                if #available(iOS 26.0, macOS 26.0, tvOS 26.0, *) {
                    Tab("B", systemImage: "b", value: AppTab.b) {
                """
            ),
            (
                "{ beforeOS: 27, platforms: [iOS] }",
                """
                #if os(iOS)
                    if #unavailable(iOS 27.0) {
                        Tab("B", systemImage: "b", value: AppTab.b) {
                """
            ),
            (
                "{ fromOS: 26, beforeOS: 27, if: [isSignedIn], platforms: [mac] }",
                """
                #if os(macOS)
                    if #available(macOS 26.0, *), beforeOS27, isSignedIn {
                """
            ),
            (
                "{ sizeClass: compact }",
                """
                #if os(iOS)
                    if horizontalSizeClass == .compact {
                """
            ),
            ("{ if: [isSignedIn], unless: [hasAudio] }", "if isSignedIn, !hasAudio {\n"),
            (
                "{ fromOS: 27, beforeOS: 26 }",
                "// Omitted: \"B\". It isn’t declared on iPhone, iPad, Mac or Apple TV.\n"
            ),
            (
                "[{ platforms: [iPhone] }, { sizeClass: compact }]",
                """
                #if os(iOS)
                    if UIDevice.current.userInterfaceIdiom == .phone || horizontalSizeClass == .compact {
                        Tab("B", systemImage: "b", value: AppTab.b) {
                """
            ),
            ("[{ if: [isSignedIn], unless: [hasAudio] }, { sizeClass: regular }]", "isBDeclared {\n"),
            (
                "[{ platforms: [iOS], if: [isSignedIn, hasAudio] }, { platforms: [iOS], unless: [hasAudio] }]",
                "if (isSignedIn && hasAudio) || !hasAudio {\n"
            ),
            ("[{ platforms: [iPad, mac] }, { platforms: [iOS, tv] }]", "\nTab(\"B\", systemImage: \"b\", value: .b) {"),
            ("[{ sizeClass: compact }, { sizeClass: regular }]", "\nTab(\"B\", systemImage: \"b\", value: .b) {"),
            ("[{ if: [hasAudio] }, {}]", "\nTab(\"B\", systemImage: \"b\", value: .b) {"),
            ("[{ platforms: [vision] }, { platforms: [mac] }]", "#if os(macOS)\n    Tab(\"B\""),
            (
                "[{ fromOS: 26 }, { if: [isSignedIn] }]",
                """
                private var isBDeclared: Bool {
                    if #available(iOS 26.0, macOS 26.0, tvOS 26.0, *) {
                        true
                    } else if isSignedIn {
                        true
                    } else {
                        false
                    }
                }
                """
            ),
            (
                "[{ platforms: [iPad], sizeClass: regular }, { platforms: [mac], if: [isSignedIn] }]",
                """
                private var isBDeclared: Bool {
                    #if os(iOS)
                        UIDevice.current.userInterfaceIdiom == .pad && horizontalSizeClass != .compact
                    #else
                        isSignedIn
                    #endif
                }
                """
            ),
            ("{ platforms: [vision] }", "// Omitted: \"B\". It isn’t declared on iPhone, iPad, Mac or Apple TV.\n"),
        ]
    )
    func `an entry is declared where its when holds (R1.118)`(when: String, code: String) throws {
        let source = try source("  - { title: B, systemImage: b, value: b, when: \(when) }")

        #expect(source.unindented.contains(code.unindented), "\(source)")
    }

    @Test(
        .proves("R1.118"),
        arguments: [
            (
                "badge: 3",
                "[{ when: { platforms: [tv] }, badge: null }]",
                """
                #if os(iOS) || os(macOS)
                    .badge(3)
                #endif
                """
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { platforms: [mac] }, tabPlacement: sidebarOnly }, { when: { platforms: "
                    + "[tv] }, tabPlacement: null }]",
                """
                #if os(iOS)
                    .tabPlacement(.pinned)
                #elseif os(macOS)
                    .tabPlacement(.sidebarOnly)
                #endif
                """
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { if: [isSignedIn] }, tabPlacement: sidebarOnly }]",
                ".tabPlacement(isSignedIn ? .sidebarOnly : .pinned)"
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { unless: [isSignedIn] }, tabPlacement: null }]",
                ".tabPlacement(isSignedIn ? .pinned : .automatic)"
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { if: [isSignedIn] }, tabPlacement: sidebarOnly }, { when: { if: "
                    + "[hasAudio] }, tabPlacement: null }]",
                ".tabPlacement(hasAudio ? .automatic : isSignedIn ? .sidebarOnly : .pinned)"
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { fromOS: 26 }, tabPlacement: sidebarOnly }]",
                ".tabPlacement(fromOS26 ? .sidebarOnly : .pinned)"
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { platforms: [iPad] }, tabPlacement: sidebarOnly }]",
                """
                #if os(iOS)
                    .tabPlacement(UIDevice.current.userInterfaceIdiom == .pad ? .sidebarOnly : .pinned)
                #else
                    .tabPlacement(.pinned)
                #endif
                """
            ),
            (
                "tabPlacement: pinned",
                "[{ when: { platforms: [iPad], sizeClass: regular }, tabPlacement: sidebarOnly }]",
                ".tabPlacement(onPadInRegularWidth ? .sidebarOnly : .pinned)"
            ),
            (
                "badge: 3",
                "[{ when: { if: [isSignedIn] }, badge: New }, { when: { platforms: [mac, tv] }, badge: 3 }]",
                """
                #if os(iOS)
                    .badge(isSignedIn ? Text("New") : Text("3"))
                """
            ),
            (
                "accessibilityLabel: Three",
                "[{ when: { if: [isSignedIn] }, accessibilityLabel: null }]",
                """
                .modified(if: isSignedIn) {
                    $0
                } otherwise: {
                    $0.accessibilityLabel("Three")
                }
                """
            ),
            (
                "role: null",
                "[{ when: { platforms: [tv] }, role: search }]",
                """
                private var bRole: TabRole? {
                    #if os(tvOS)
                        .search
                    #else
                        nil
                    #endif
                }
                """
            ),
            (
                "disabled: false",
                "[{ when: { unless: [isSignedIn] }, disabled: true }]",
                ".disabledIfAvailable(!isSignedIn)"
            ),
            (
                "badge: 3",
                "[{ when: { platforms: [mac] }, title: C }, { when: { if: [isSignedIn] }, systemImage: c }]",
                """
                #if os(macOS)
                    if isSignedIn {
                        Label("C", systemImage: "c")
                    } else {
                        Label("C", systemImage: "b")
                    }
                #else
                    if isSignedIn {
                        Label("B", systemImage: "c")
                    } else {
                        Label("B", systemImage: "b")
                    }
                #endif
                """
            ),
        ]
    )
    func `a value is what the last variant that holds says (R1.118)`(own: String, variants: String, code: String) throws
    {
        let source = try source(
            """
              - title: B
                systemImage: b
                value: b
                \(own == "role: null" ? "badge: 3" : own)
                variants: \(variants)
            """
        )

        #expect(source.unindented.contains(code.unindented), "\(source)")
    }

    @Test func `what an if asks on several systems is a property where they ask different things`() throws {
        let source = try source("  - { title: B, value: b, when: { platforms: [iPad, mac], sizeClass: regular } }")

        let property = """
            #if os(iOS) || os(macOS)
                private var isBDeclared: Bool {
                    #if os(iOS)
                        UIDevice.current.userInterfaceIdiom == .pad && horizontalSizeClass != .compact
                    #else
                        true
                    #endif
                }
            #endif
            """
        #expect(source.unindented.contains(property.unindented), "\(source)")
        #expect(source.contains("    @Environment(\\.horizontalSizeClass) private var horizontalSizeClass\n"))
    }

    @Test func `conditions are properties that the author fills`() throws {
        let source = try source("  - { title: B, value: b, when: { if: [isSignedIn] } }")

        #expect(source.contains("    /// Somebody is signed in.\n    var isSignedIn = true\n"))
        #expect(source.contains("    /// Your app determines this value.\n    var hasAudio = false\n"))
    }

    @Test func `a section is only where one of its tabs is`() throws {
        let source = try source(
            """
              - title: More
                tabs:
                  - { title: B, value: b, when: { platforms: [mac] } }
                  - { title: C, value: c, when: { platforms: [mac, vision], if: [isSignedIn] } }
            """
        )

        let code = """
            #if os(macOS)
                TabSection("More") {
                    Tab(value: AppTab.b) {
            """
        #expect(source.unindented.contains(code.unindented), "\(source)")
        #expect(source.unindented.contains("if isSignedIn {\nTab(value: AppTab.c) {"))
    }

    @Test func `platforms without tabs are not written for, and a comment says so`() throws {
        let source = try source("", when: "{ platforms: [mac] }")

        #expect(source.contains("Written by tabpreview for Mac, with macOS 15.0 or later."))
        #expect(source.contains("// - Omitted: iPhone, iPad and Apple TV. No tab is declared there.\n"))
        #expect(!source.contains("#if os"))
    }

    @Test func `iPhone Duo has iPhone’s values, but its own of what acts on it alone`() throws {
        let source = try source(
            """
              - title: B
                value: b
                variants:
                  - when: { platforms: [iPhoneDuo] }
                    title: Duo
                  - when: { platforms: [iPhoneDuo] }
                    toolbarVerticalBehavior: disabled
            """,
            on: "iPhone, iPhoneDuo, mac"
        )

        let note =
            "// - Omitted: the differences of \"B\" on iPhone Duo. "
            + "Swift can’t distinguish it from other iPhones.\n"
        #expect(source.ranges(of: note).count == 1)
        #expect(!source.contains("\"Duo\""))
        #expect(source.contains(".toolbarVerticalBehaviorDisabledIfAvailable()\n"))
    }

    @Test func `a text of a condition can’t leave its comment`() throws {
        var maker = VariantMaker(seed: 1)
        let source = SwiftUIWriter().source(for: maker.spec())

        #expect(source.contains("    /// \\\"*/\\n\\u{202E}.\n    var isSignedIn = "))
    }

    /// The source of a spec with a tab A, and other entries.
    private func source(
        _ entries: String,
        when: String = "{}",
        on platforms: String = "iPhone, iPad, mac, tv"
    ) throws -> String {
        let text = """
            platforms: [\(platforms)]
            selection: a
            conditions:
              isSignedIn: { text: Somebody is signed in, usually: true }
              hasAudio: { usually: false }
            tabs:
              - { title: A, value: a, when: \(when) }
            \(entries)
            """
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        return SwiftUIWriter().source(for: try #require(read.spec, "\(read.diagnostics)"))
    }
}

extension String {
    /// The lines without the spaces that they begin with.
    fileprivate var unindented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
