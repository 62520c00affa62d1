import TabModel
import TabSpecCoding
import TestTools
import Testing

@testable import TabResolver

/// A `when` with several alternatives (R1.118).
@Suite struct AlternativeTests {
    @Test(
        .proves("R1.118"),
        arguments: [
            (Platform.iPhone, UserInterfaceSizeClass.compact, true), (.iPhone, .regular, true), (.iPad, .compact, true),
            (.iPad, .regular, false), (.mac, .regular, false),
        ]
    )
    func `an entry is declared where any alternative holds`(
        platform: Platform,
        sizeClass: UserInterfaceSizeClass,
        isDeclared: Bool
    ) throws {
        let resolver = try resolver(
            """
            tabs:
              - { title: A, value: a }
              - { title: B, value: b, when: [{ platforms: [iPhone] }, { sizeClass: compact }] }
            """
        )
        let layout = resolver.layout(in: ResolutionEnvironment(platform: platform, sizeClass: sizeClass))
        let words = isDeclared ? "is declared" : "isn't declared here,"

        #expect(layout.bar?.items.map(\.id) == (isDeclared ? ["a", "b"] : ["a"]))
        #expect(
            layout.notes.filter { $0.rule == "R1.118" }.map(\.text) == [
                "B \(words) only on iPhone, or in compact width."
            ]
        )
    }

    @Test(
        .proves("R1.118"),
        arguments: [
            (
                "[{ platforms: [iPad, mac], if: [x] }, { unless: [x] }]",
                "only on iPad and macOS if x is true, or if x is false"
            ),
            (
                "[{ fromOS: 27, sizeClass: regular }, { platforms: [tv] }, { unless: [x, y] }]",
                "only with OS 27 or later in regular width, or on tvOS, or if x is false and y is false"
            ),
            ("[{ platforms: [tv] }, {}]", "everywhere"), ("[{ platforms: [iPad] }]", "only on iPad"),
        ]
    )
    func `alternatives are told as one sentence`(when: String, words: String) throws {
        let resolver = try resolver(
            """
            conditions: { x: { usually: true }, y: { usually: true } }
            tabs: [{ title: A, value: a }, { title: B, value: b, when: \(when) }]
            """
        )
        let layout = resolver.layout(in: ResolutionEnvironment(platform: .iPad, sizeClass: .regular, os: .v27))

        #expect(layout.notes.filter { $0.rule == "R1.118" }.map(\.text) == ["B is declared \(words)."])
    }

    @Test(arguments: [
        ("[{ platforms: [iPad] }, { platforms: [mac] }]", "{ platforms: [iPhone, tv] }", false),
        ("[{ platforms: [iPad] }, { platforms: [mac] }]", "[{ platforms: [iPhone] }, { platforms: [mac] }]", true),
        ("[{ if: [x] }, { if: [y] }]", "{ unless: [x, y] }", false),
        ("[{ if: [x] }, { if: [y] }]", "{ unless: [x] }", true),
        ("[{ sizeClass: compact }, { fromOS: 27 }]", "{ beforeOS: 26, sizeClass: regular }", false),
    ])
    func `entries are duplicates if one alternative of each holds at once`(
        first: String,
        second: String,
        isFound: Bool
    ) throws {
        let resolver = try resolver(
            """
            platforms: [iPhone, iPad, mac, tv]
            conditions: { x: { usually: true }, y: { usually: true } }
            tabs:
              - { title: A, value: a, when: \(first) }
              - { title: B, value: a, when: \(second) }
            """
        )

        #expect(resolver.findings().filter { $0.id == "R5.1" }.count == (isFound ? 1 : 0))
    }

    @Test func `more combinations than are tried count as possible`() {
        func alternatives(_ names: [String]) -> [When] {
            names.map { name in
                var when = When()
                when.if = [name]
                return when
            }
        }
        var none = When()
        none.unless = ["a", "b"]
        let few = Array(repeating: alternatives(["a", "b"]), count: 3) + [[none]]
        let many = (0..<20).map { number in alternatives(["\(number)", "\(number)x"]) }
        var never = [none, none]
        for index in never.indices { never[index].if = ["a"] }

        #expect(!When.meet(few, on: [.iPad]))
        #expect(When.meet(many, on: [.iPad]))
        #expect(When.meet(many + [never], on: [.iPad]))
        #expect(When.meet([[], []], on: [.iPad]))
        #expect(!When.meet([[], []], on: []))
    }

    @Test(
        .proves("R5.73"),
        arguments: [
            ("[{ platforms: [iPhone] }, { platforms: [iPhoneDuo] }]", false),
            ("[{ platforms: [iPhone] }, { platforms: [mac] }]", true),
            ("[{ platforms: [iPhone], if: [x] }, { platforms: [iPhoneDuo] }]", true),
        ]
    )
    func `alternatives tell iPhone Duo from iPhone only together`(when: String, isFound: Bool) throws {
        let resolver = try resolver(
            """
            platforms: [iPhone, iPhoneDuo, mac]
            conditions: { x: { usually: true } }
            tabs: [{ title: A }, { title: B, when: \(when) }]
            """
        )
        let found = resolver.findings().filter { $0.id == "R5.73" }

        #expect(found.map(\.entry) == (isFound ? ["tab-1"] : []))
        #expect(found.map(\.location) == (isFound ? [SourceLocation(line: 3, column: 41)] : []))
    }

    @Test func `a variant that no alternative of its entry meets never applies`() throws {
        let resolver = try resolver(
            """
            platforms: [iPhone, iPad, mac]
            tabs:
              - title: A
                when: [{ platforms: [iPhone] }, { sizeClass: compact }]
                variants:
                  - { when: { platforms: [mac] }, badge: 1 }
                  - { when: { platforms: [iPad] }, badge: 2 }
              - { title: B }
            """
        )
        let found = resolver.findings().filter { $0.id == "R5.77" }

        #expect(found.map(\.text) == ["A variant of A never applies: only on macOS."])
        #expect(found.map(\.location) == [SourceLocation(line: 6, column: 17)])
    }

    private func resolver(_ text: String) throws -> LayoutResolver {
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        #expect(read.diagnostics.isEmpty)
        return LayoutResolver(try #require(read.spec), file: "tabs.yaml")
    }
}
