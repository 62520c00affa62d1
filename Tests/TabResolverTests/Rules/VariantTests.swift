import TabModel
import TabSpecCoding
import TestTools
import Testing

@testable import TabResolver

/// `when` and `variants` of a spec in an environment (R1.118).
@Suite struct VariantTests {
    @Test func `a variant for Apple TV takes away what tvOS lacks`() throws {
        let resolver = try resolver(
            """
            platforms: [iPhone, tv]
            tabs:
              - { title: A, systemImage: house, value: a, badge: 3, variants: [{ when: { platforms: [tv] }, badge: \
              null }] }
              - title: B
                systemImage: star
                value: b
                hidden: { sizeClass: compact }
                variants: [{ when: { platforms: [tv] }, hidden: null }]
            """
        )
        let tv = resolver.layout(in: ResolutionEnvironment(platform: .tv))
        let phone = resolver.layout(in: ResolutionEnvironment(platform: .iPhone))

        #expect(tv.chrome == .topBar)
        #expect(tv.bar?.items.map(\.id) == ["a", "b"])
        #expect(tv.bar?.items.first?.badge == nil)
        #expect(phone.bar?.items.map(\.id) == ["a"])
        #expect(phone.bar?.items.first?.badge == "3")
        #expect(!tv.findings.contains { $0.id == "R5.34" })
        #expect(!resolver.findings().contains { $0.id == "R5.34" })
    }

    @Test(.proves("R1.118")) func `styles differ by platform, and an entry is declared on some`() throws {
        let resolver = try resolver(
            """
            variants:
              - { when: { platforms: [iOS] }, tabViewStyle: sidebarAdaptable }
              - { when: { platforms: [iPad] }, tabViewStyle: tabBarOnly }
            tabs:
              - { title: A, value: a }
              - { title: X, tabs: [{ title: B, value: b }, { title: C, value: c }] }
              - { title: D, value: d, when: { platforms: [iOS, tv, vision, watch] } }
            """
        )
        let phone = resolver.layout(in: ResolutionEnvironment(platform: .iPhone))
        let pad = resolver.layout(in: ResolutionEnvironment(platform: .iPad))
        let mac = resolver.layout(in: ResolutionEnvironment(platform: .mac))

        #expect(phone.bar?.items.map(\.id) == ["a", "b", "c", "d"])
        #expect(pad.bar?.items.map(\.id) == ["a", "b", "c", "d"])
        #expect((pad.bar?.fixed.isEmpty, pad.sidebar == nil) == (true, true))
        #expect(mac.chrome == .topBar)
        #expect(mac.bar?.items.map(\.id) == ["a", "b", "c"])
        #expect(
            mac.notes.filter { $0.rule == "R1.118" }.map(\.text) == [
                "D isn't declared here, only on iOS, tvOS, visionOS and watchOS."
            ]
        )
        #expect(
            pad.notes.filter { $0.rule == "R1.118" }.map(\.text) == [
                "The tab view has variants: tabViewStyle only on iOS; tabViewStyle only on iPad.",
                "D is declared only on iOS, tvOS, visionOS and watchOS.",
            ]
        )
    }

    @Test func `an entry's id counts entries that are not declared`() throws {
        let resolver = try resolver("tabs: [{ title: A, when: { platforms: [mac] } }, { title: B }]")

        #expect(resolver.layout(in: ResolutionEnvironment(platform: .iPhone)).bar?.items.map(\.id) == ["tab-1"])
    }

    @Test func `an answer to a condition decides, else the usual one`() throws {
        let resolver = try resolver(Self.signIn)
        var environment = ResolutionEnvironment(platform: .iPhone)
        #expect(resolver.layout(in: environment).bar?.items.map(\.title) == ["Home", "Profile"])

        environment.conditions = ["isSignedIn": false]
        let layout = resolver.layout(in: environment)
        #expect(layout.bar?.items.map(\.title) == ["Home", "Sign in"])
        #expect(
            layout.notes.contains { $0.text == "Profile isn't declared here, because isSignedIn is true." } == false
        )
        #expect(
            layout.notes.filter { $0.rule == "R1.118" }.map(\.text) == [
                "Profile isn't declared here, because isSignedIn is false.",
                "Sign in is declared because isSignedIn is false.",
            ]
        )
    }

    @Test func `entries that can't both be declared are no duplicates`() throws {
        #expect(try resolver(Self.signIn).findings(on: [.iPhone]).filter { $0.id == "R5.1" }.isEmpty)

        let meeting = try resolver(Self.signIn.replacing("unless: [isSignedIn]", with: "fromOS: 26"))
        let found = meeting.findings(on: [.iPhone]).filter { $0.id == "R5.1" }
        #expect(found.map(\.entry) == ["profile~2"])
    }

    @Test func `what holds with another answer only says so, and one that is given is not asked again`() throws {
        let resolver = try resolver(
            """
            conditions: { isSignedIn: { usually: true }, isOld: { usually: false } }
            tabs:
              - { title: Home, systemImage: house, value: home }
              - { title: Sign in, systemImage: key.fill, value: account, when: { unless: [isSignedIn] } }
            """
        )
        let found = { (answers: [ConditionID: Bool]) in
            resolver.findings(conditions: answers).filter { $0.id == "R5.27" }.map(\.text)
        }
        let text = "The symbol key.fill of Sign in is filled everywhere, including the sidebar."

        // The tab is only there while nobody is signed in.
        #expect(found([:]) == [text])
        #expect(found(["isSignedIn": false]) == [text])
        #expect(found(["isSignedIn": true]).isEmpty)
    }

    @Test func `a width that an entry isn't declared in has no finding about it`() throws {
        let tabs = (1...5).map { "  - { title: T\($0), systemImage: star }" }.joined(separator: "\n")
        let wide = "  - { title: Wide, systemImage: star, when: { sizeClass: regular } }"
        let found = try resolver("platforms: [iPhone, iPad, iPhoneDuo]\ntabs:\n\(tabs)\n\(wide)").findings()

        #expect(!found.contains { $0.id == "R5.14" })
        let duo = found.filter { $0.id == "R5.68" }.map(\.text)
        #expect(duo.count == 1 && duo.allSatisfy { $0.contains("T5 and Wide move to More in the poses \"open") })
    }

    @Test func `a layout of one platform says nothing about another's form`() throws {
        let resolver = try resolver(
            """
            platforms: [iPhone, watch]
            tabViewStyle: sidebarAdaptable
            variants: [{ when: { platforms: [watch] }, tabViewStyle: verticalPage }]
            tabs: [{ title: A, systemImage: star }]
            """
        )
        let found = [Platform.iPhone, .watch].flatMap {
            resolver.layout(in: ResolutionEnvironment(platform: $0)).findings.map(\.id)
        }

        #expect(found.isEmpty)
    }

    @Test func `an id is no finding where only some variants attach a customization`() throws {
        let resolver = try resolver(
            """
            platforms: [iPad, watch]
            tabViewStyle: sidebarAdaptable
            tabViewCustomization: tabs
            variants: [{ when: { platforms: [watch] }, tabViewCustomization: null, tabViewStyle: verticalPage }]
            tabs: [{ title: A, systemImage: star, customizationID: a }]
            """
        )

        #expect(!resolver.findings().contains { $0.id == "R5.11" })
    }

    @Test func `a section left empty goes, and no tab at all is an error`() throws {
        let resolver = try resolver(
            "tabs: [{ title: X, tabs: [{ title: A, when: { platforms: [iPad] } }] }]",
            platforms: [.iPhone, .iPad]
        )
        let found = resolver.findings(on: [.iPhone, .iPad]).filter { $0.id == "R5.50" && $0.entry == nil }

        #expect(found.map(\.text) == ["No tabs are declared. Only on iOS."])
    }

    @Test func `a selection whose tab is not declared is found at its when`() throws {
        let resolver = try resolver(
            """
            selection: b
            tabs:
              - { title: A, value: a }
              - { title: B, value: b, when: { platforms: [iPad] } }
            """
        )
        let found = resolver.findings(on: [.iPhone, .iPad]).filter { $0.id == "R5.4" }

        #expect(
            found.map(\.text) == [
                "The selected tab, B, isn't declared. When built with SDK 27, the app can crash. Only on iOS."
            ]
        )
        #expect(found.first?.location == SourceLocation(line: 4, column: 33))
    }

    @Test func `a value that a variant gives a platform without it is an error at its key`() throws {
        let resolver = try resolver(
            """
            tabs:
              - title: A
                systemImage: house
                variants:
                  - when: { platforms: [tv] }
                    badge: 3
            """
        )
        let found = resolver.findings(on: [.iPhone, .tv]).filter { $0.id == "R5.34" }

        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.location == SourceLocation(line: 6, column: 9))
    }

    @Test(
        .proves("R5.73"),
        arguments: [
            ("{ platforms: [iPhone] }", "badge: 3", true), ("{ platforms: [iPhoneDuo, iPad] }", "badge: 3", true),
            ("{ platforms: [iOS] }", "badge: 3", false), ("{ platforms: [mac] }", "badge: 3", false),
            ("{ platforms: [iPhoneDuo] }", "toolbarVerticalBehavior: disabled", false),
        ]
    )
    func `what tells iPhone Duo from iPhone is a warning`(when: String, value: String, isFound: Bool) throws {
        let tabs = "tabs:\n  - title: A\n    variants: [{ when: \(when), \(value) }]\n  - { title: B, when: \(when) }"
        let found = { (platforms: String) in
            try self.resolver("platforms: [\(platforms)]\n\(tabs)").findings().filter { $0.id == "R5.73" }.map(\.entry)
        }
        let ofEntry = when == "{ platforms: [iPhoneDuo] }" || isFound ? ["tab-1"] : []

        #expect(try found("iPhone, iPad, mac, iPhoneDuo") == (isFound ? ["tab-0"] : []) + ofEntry)
        #expect(try found("iPhone, iPad, mac") == [])
    }

    @Test(
        .proves("R5.77"),
        arguments: [
            ("{ platforms: [mac] }", "A is never declared: only on macOS."),
            ("{ fromOS: 27, beforeOS: 26 }", "A is never declared: only with OS 27 or later before OS 26."),
            ("{ if: [x], unless: [x] }", "A is never declared: because x is true and x is false."),
            ("[{ platforms: [mac] }, { platforms: [tv] }]", "A is never declared: only on macOS, or on tvOS."),
            (
                "[{ sizeClass: compact }, { platforms: [mac] }]",
                "An alternative in when of A never applies: only on macOS."
            ),
        ]
    )
    func `what never holds is said`(when: String, text: String) throws {
        let resolver = try resolver(
            "conditions: { x: { usually: true } }\ntabs: [{ title: A, when: \(when) }, { title: B }]"
        )

        let found = resolver.findings().filter { $0.id == "R5.77" }.map(\.text)
        #expect(found.contains(text))
        #expect(found.contains("The condition x is not used.") == !when.contains("x"))
    }

    @Test func `a spec that is the same everywhere is returned as it is`() {
        let spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "A")))])

        #expect(!spec.differsByEnvironment)
        #expect(spec.merged(in: ResolutionEnvironment(platform: .mac)) == spec)
    }

    private static let signIn = """
        conditions: { isSignedIn: { usually: true } }
        tabs:
          - { title: Home, systemImage: house, value: home }
          - { title: Profile, systemImage: person, value: profile, when: { if: [isSignedIn] } }
          - { title: Sign in, systemImage: key, value: profile, when: { unless: [isSignedIn] } }
        """

    private func resolver(_ text: String, platforms: [Platform]? = nil) throws -> LayoutResolver {
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        #expect(read.diagnostics.isEmpty)
        var spec = try #require(read.spec)
        if let platforms { spec.platforms = platforms }
        return LayoutResolver(spec, file: "tabs.yaml")
    }
}
