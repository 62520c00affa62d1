import TabModel
import Testing

@testable import TabSpecCoding

/// The valid `when`, `variants` and `conditions`, and messages about mistakes in them (R1.118).
@Suite struct VariantReadingTests {
    @Test func `reads where an entry is declared`() throws {
        let spec = try decoded(
            """
            conditions:
              isSignedIn: { text: session.isSignedIn, usually: true }
            tabs:
              - title: Inbox
                when: { platforms: [iOS, mac], fromOS: 26, beforeOS: 27.1, sizeClass: compact, if: [isSignedIn] }
            """
        )
        var when = When()
        when.platforms = Platform.iOS.union([.mac])
        (when.fromOS, when.beforeOS, when.sizeClass, when.if) = (.v26, .v27_1, .compact, ["isSignedIn"])
        when.location = SourceLocation(line: 5, column: 11)

        #expect(spec.conditions == [Condition("isSignedIn", text: "session.isSignedIn", usually: true)])
        #expect(spec.tabs.first?.modifiers.when == [when])
    }

    @Test func `reads alternatives, each with its place, and writes one of them as an object`() throws {
        let spec = try decoded(
            """
            tabs:
              - title: Inbox
                when:
                  - { platforms: [iPhone] }
                  - sizeClass: compact
              - title: Archive
                when: [{ platforms: [mac] }]
            """
        )
        let whens = spec.tabs.map(\.modifiers.when)

        #expect(whens.map { $0.map(\.platforms) } == [[[.iPhone], nil], [[.mac]]])
        #expect(whens[0].map(\.sizeClass) == [nil, .compact])
        #expect(whens[0].map(\.location) == [SourceLocation(line: 4, column: 9), SourceLocation(line: 5, column: 9)])
        #expect(
            SpecWriting.value(spec)["tabs"]?.text()
                == #"[{"title":"Inbox","when":[{"platforms":["iPhone"]},{"sizeClass":"compact"}]},"#
                + #"{"title":"Archive","when":{"platforms":["mac"]}}]"#
        )
    }

    @Test func `reads numbers of systems without quotes in JSON too`() throws {
        let text = #"{"tabs": [{"when": {"fromOS": 26, "beforeOS": 27.1}}]}"#
        let read = SpecReader.read(Array(text.utf8), format: .json, file: "tabs.json")
        let when = try #require(read.spec?.tabs.first?.modifiers.when.first)

        #expect((when.fromOS, when.beforeOS) == (.v26, .v27_1))
    }

    @Test func `reads what differs, with its place, and null as the default`() throws {
        let spec = try decoded(
            """
            tabs:
              - title: Inbox
                badge: 3
                variants:
                  - when: { platforms: [tv] }
                    badge: null
                    hidden: { sizeClass: compact }
            """
        )
        let variant = try #require(spec.tabs.first?.modifiers.variants.first)

        #expect(variant.values.map(\.key) == ["badge", "hidden"])
        #expect(variant.values.map(\.value) == [.nothing, .members([KeyMember("sizeClass", .word("compact"))])])
        #expect(variant.values.map(\.location) == [6, 7].map { SourceLocation(line: $0, column: 9) })
    }

    @Test(
        arguments: [
            (
                "{ tabs: [{ variants: [{ badge: 1 }] }] }",
                #"missing: tabs[0].variants[0]: "when" is missing. It is required in a variant of a tab."#
            ),
            (
                "{ tabs: [{ variants: [{ when: {}, value: a }] }] }",
                #"unknownKey: tabs[0].variants[0]: "value" is not a key of a variant of a tab. It can't vary."#
            ),
            (
                "{ tabs: [{}], variants: [{ when: {}, platforms: [mac] }] }",
                #"unknownKey: variants[0]: "platforms" is not a key of a variant of the tab view. It can't vary."#
            ),
            (
                "{ tabs: [{ when: { if: [isSignedUp] } }], conditions: { isSignedIn: { usually: true } } }",
                #"value: tabs[0].when.if[0]: "isSignedUp" is not a condition of this spec. Did you mean "isSignedIn"?"#
            ),
            (
                "{ tabs: [{ when: { unless: [beta] } }] }",
                #"value: tabs[0].when.unless[0]: "beta" is not a condition of this spec. The spec has no conditions. Add it to "conditions"."#
            ),
            (
                "{ tabs: [{}], conditions: { is-in: { usually: true } } }",
                #"value: conditions: "is-in" is not a valid name. Use letters, digits and _, as in a Swift property name."#
            ),
            (
                "{ tabs: [{}], conditions: { isIn: { text: a } } }",
                #"missing: conditions.isIn: "usually" is missing. It is required in a condition."#
            ),
            (
                "{ tabs: [{ when: { platforms: [Mac] } }] }",
                #"value: tabs[0].when.platforms[0]: "Mac" is not a platform. Did you mean "mac"?"#
            ),
            (
                "{ tabs: [{ when: { fromOS: 25 } }] }",
                #"value: tabs[0].when.fromOS: "25" is not a system. Did you mean "26"?"#
            ),
            (
                "{ tabs: [{ when: mac }] }",
                #"type: tabs[0].when: expected an object: a when, or an array, found "mac"."#
            ),
            (
                "{ tabs: [{ when: [] }] }",
                "missing: tabs[0].when: the array is empty. Add at least one element."
            ),
            (
                "{ tabs: [{ when: [{ platforms: [mac] }, mac] }] }",
                #"type: tabs[0].when[1]: expected an object: a when, found "mac"."#
            ),
            (
                "{ tabs: [{ when: [{}, { platform: [mac] }] }] }",
                #"unknownKey: tabs[0].when[1]: "platform" is not a key of a when. Did you mean "platforms"?"#
            ),
            (
                "{ tabs: [{ variants: [{ when: [{ platforms: [mac] }], badge: 1 }] }] }",
                "type: tabs[0].variants[0].when: expected an object: a when, found an array."
            ),
        ]
    )
    func `says what is wrong`(text: String, expected: String) throws {
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        let mistake = try #require(read.diagnostics.first)

        #expect(read.diagnostics.count == 1)
        #expect("\(mistake.id): \(mistake.text)" == expected)
    }

    @Test func `a when has at most twenty alternatives`() {
        func mistakes(_ count: Int) -> [String] {
            let alternatives = Array(repeating: "{ sizeClass: compact }", count: count).joined(separator: ", ")
            let text = "{ tabs: [{ when: [\(alternatives)] }] }"
            return SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml").diagnostics.map(\.text)
        }

        #expect(mistakes(20).isEmpty)
        #expect(mistakes(21) == ["tabs[0].when: the array has 21 elements. Expected at most 20."])
    }

    @Test func `a part has at most twenty variants, as exported Swift grows with their product`() {
        func mistakes(_ count: Int) -> [String] {
            let variants = Array(repeating: "{ when: {}, badge: 1 }", count: count).joined(separator: ", ")
            let text = "{ tabs: [{ variants: [\(variants)] }] }"
            return SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml").diagnostics.map(\.text)
        }

        #expect(mistakes(20).isEmpty)
        #expect(mistakes(21) == ["tabs[0].variants: the array has 21 elements. Expected at most 20."])
    }

    private func decoded(_ text: String) throws -> TabSpec {
        let read = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        #expect(read.diagnostics.isEmpty)
        return try #require(read.spec)
    }
}
