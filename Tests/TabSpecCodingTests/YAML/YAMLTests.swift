import TabModel
import TabSpecCoding
import Testing

@Suite struct YAMLTests {
    private func spec(_ text: String) throws -> TabSpec {
        let decoded = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        #expect(decoded.diagnostics.map(\.line) == [])
        return try #require(decoded.spec)
    }

    private static let titles: [(String, String)] = [
        ("No", "No"), ("yes", "yes"), ("2026", "2026"), ("1.50", "1.50"), ("true", "true"), ("0x1F", "0x1F"),
        ("2026-11-21", "2026-11-21"), ("12:30", "12:30"),
        ("99999999999999999999", "99999999999999999999"), ("\"No\"", "No"), ("'it''s'", "it's"),
        ("|-\n  a\n  b", "a\nb"),
        (">-\n  a\n  b", "a b"), ("2 * 3 ** 4", "2 * 3 ** 4"), ("\"* star\"", "* star"), ("!!str 12", "12"),
        ("\"\\u263A\"", "☺"), ("a\n  b", "a b"), ("\u{E000}*", "\u{E000}*"),
    ]

    @Test(arguments: titles)
    func `takes a plain scalar as written where a string is wanted`(written: String, title: String) throws {
        #expect(try spec("title: \(written)\ntabs: [{}]\n").title == title)
    }

    private static let values: [(String, TabValue)] = [
        ("1", .integer(1)), ("\"1\"", .string("1")), ("'1'", .string("1")), ("-7", .integer(-7)), ("+7", .integer(7)),
        ("0x1F", .integer(31)), ("0o17", .integer(15)), ("007", .integer(7)), ("1_000", .string("1_000")),
        ("home", .string("home")), ("No", .string("No")), ("true", .string("true")), ("1.5", .string("1.5")),
        ("!!int \"5\"", .integer(5)), ("!!str 5", .string("5")), ("1e2", .integer(100)), ("..", .string("..")),
        ("e5", .string("e5")), (".e", .string(".e")), ("1e", .string("1e")), ("0x", .string("0x")), ("-", .string("-")),
    ]

    @Test(arguments: values.dropLast())
    func `reads a plain whole number as a number and everything else as a string`(
        written: String,
        value: TabValue
    ) throws {
        #expect(try spec("selection: \(written)\ntabs: [{}]\n").selection == value)
    }

    @Test(arguments: ["true", "True", "TRUE"])
    func `reads the truth values of the core schema`(written: String) throws {
        #expect(try spec("searchable: \(written)\ntabs: [{}]\n").searchable)
    }

    @Test func `expands anchors and merge keys, the own keys winning`() throws {
        let spec = try spec(
            """
            tabs:
              - &base { title: Base, systemImage: house, disabled: true }
              - <<: *base
                title: Own
              - <<: [{ badge: 1 }, *base, { title: Last }]
              - title: *name
              - title: &name Later
              - title: *name
            """.replacing("  - title: *name\n  - title: &name Later", with: "  - title: &name Later")
        )

        #expect(spec.tabs.map(\.label.title) == ["Base", "Own", "Base", "Later", "Later"])
        #expect(spec.tabs.map(\.label.systemImage) == ["house", "house", "house", nil, nil])
        #expect(spec.tabs.map(\.modifiers.disabled) == [true, true, true, false, false])
        #expect(spec.tabs[2].modifiers.badge == .count(1))
    }

    @Test func `takes the latest anchor of a name, and aliases as keys`() throws {
        let spec = try spec(
            """
            title: &a first
            tabs:
              - title: &a title
              - { *a : second, systemImage: *a }
            """
        )

        #expect(spec.tabs[1].label == TabLabel(title: "second", systemImage: "title"))
    }

    @Test func `says where each entry is`() throws {
        let marked = MarkedText(
            """
            # é a comment
            📍tabs:
              - 📍title: "é😀"
              - 📍{ value: 2 }
              -
                📍title: Section
                tabs: [ 📍{ value: 3 } ]
            """
        )

        let spec = try spec(marked.text)
        guard case .section(let section) = spec.tabs[2] else {
            Issue.record("Expected a section.")
            return
        }
        let places = [spec.location] + spec.tabs.map(\.modifiers.location) + section.tabs.map(\.modifiers.location)
        #expect(places == marked.places)
    }
}
