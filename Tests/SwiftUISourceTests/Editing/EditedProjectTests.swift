import SwiftUITrials
import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// Acts whose literals are elsewhere: in an enumeration, in a list, in another file.
@Suite struct EditedProjectTests {
    private static let view = """
        struct V: View {
            @State private var place = Place.home
            var body: some View {
                TabView(selection: $place) {
                    ForEach(Place.shown) { place in
                        Tab(place.title, systemImage: place.symbol, value: place) { Text("") }
                    }
                    ForEach(items) { item in
                        Tab(item.title, systemImage: item.symbol, value: item.place) { Text("") }
                    }
                }
            }
            let items = [
                // The first.
                Item(title: "One", symbol: "1.circle", place: .one), // one
                Item(title: "Two", symbol: "2.circle", place: .two)
            ]
        }
        struct Item { let title: String; let symbol: String; let place: Place }
        """
    private static let place = """
        enum Place: Identifiable {
            case home, map, one, two, three
            static let shown: [Place] = [.home, .map]
            var id: Self { self }
            var title: String {
                switch self {
                case .home: "Home" // the start
                case .map: "Map"
                default: "Other"
                }
            }
            var symbol: String { self == .home ? "house" : "map" }
        }
        """
    private static let files = ["View.swift": view, "Place.swift": place]

    static let cases: [(TabEdit, String, String, String)] = [
        (
            SourceActs.set("title", "Start", .path([0])), "Place.swift", "\"Home\" // the start",
            "\"Start\" // the start"
        ),
        (SourceActs.set("systemImage", "globe", .path([1])), "Place.swift", ": \"map\"", ": \"globe\""),
        (.move(.path([1]), to: TabPlace(0)), "Place.swift", "[.home, .map]", "[.map, .home]"),
        (.remove(.path([1])), "Place.swift", "[.home, .map]", "[.home]"),
        (SourceActs.set("title", "Eins", .path([2])), "View.swift", "\"One\"", "\"Eins\""),
        (
            .move(.path([3]), to: TabPlace(2)), "View.swift",
            """
                    // The first.
                    Item(title: "One", symbol: "1.circle", place: .one), // one
                    Item(title: "Two", symbol: "2.circle", place: .two)

            """,
            """
                    Item(title: "Two", symbol: "2.circle", place: .two),
                    // The first.
                    Item(title: "One", symbol: "1.circle", place: .one) // one

            """
        ),
        (
            .remove(.path([2])), "View.swift",
            """
                    // The first.
                    Item(title: "One", symbol: "1.circle", place: .one), // one

            """, ""
        ),
        (
            .remove(.path([3])), "View.swift",
            """
            , // one
                    Item(title: "Two", symbol: "2.circle", place: .two)

            """,
            """
             // one

            """
        ),
    ]

    @Test(arguments: cases)
    func `changes the literal where it stands`(act: TabEdit, file: String, old: String, new: String) throws {
        let edited = try Self.made(act)

        #expect(edited.file == file)
        #expect(String(decoding: edited.bytes, as: UTF8.self) == Self.files[file]?.replacing(old, with: new))
    }

    @Test func `members in two files are not changed together`() throws {
        let changes = [TabMemberChange("title", "Start"), TabMemberChange("badge", 1)]
        let text = "struct V: View { var body: some View { TabView { Tab(Place.home.title, systemImage: \"a\") {} } } }"
        let files = FilesInMemory(["View.swift": Array(text.utf8), "Place.swift": Array(Self.place.utf8)])
        let error = #expect(throws: SpecEditError.self) { try Self.made(.set(changes, of: .path([0])), files) }

        #expect(error?.text.contains("Place.swift and View.swift") == true)
    }

    @Test func `several members are one patch`() throws {
        let changes = [
            TabMemberChange("title", "Start"), TabMemberChange("badge", 1), TabMemberChange("role", "search"),
        ]
        let text = "struct V: View { var body: some View { TabView { Tab(\"A\", systemImage: \"a\") {} } } }"
        let edited = try Self.made(.set(changes, of: .path([0])), FilesInMemory(["A.swift": Array(text.utf8)]))

        #expect(
            String(decoding: edited.bytes, as: UTF8.self)
                == text.replacing(
                    "\"A\", systemImage: \"a\") {}",
                    with: "\"Start\", systemImage: \"a\", role: .search) {}.badge(1)"
                )
        )
        #expect(edited.patch.applied(to: Array(text.utf8)) == edited.bytes)
    }

    @Test func `a tab with a new value brings its case along`() throws {
        let text = """
            enum Place {
                case home
                case map // the second
            }
            struct V: View {
                @State private var place = Place.home
                var body: some View {
                    TabView(selection: $place) {
                        Tab("Home", systemImage: "house", value: .home) { Text("") }
                        Tab("Map", systemImage: "map", value: .map) { Text("") }
                    }
                }
            }
            """
        let edited = try Self.made(
            .insert(SourceActs.newTab, at: TabPlace(2)),
            FilesInMemory(["A.swift": Array(text.utf8)])
        )

        let tab =
            "            Tab(\"New \\\"Tab\\\"\", systemImage: \"circle\", value: .newTab) { Text(\"New \\\"Tab\\\"\") }\n"
        #expect(
            String(decoding: edited.bytes, as: UTF8.self)
                == text.replacing("// the second\n", with: "// the second\n    case newTab\n")
                .replacing("        }\n    }\n}", with: "\(tab)        }\n    }\n}")
        )
        #expect(edited.entries == [[2]])
    }

    @Test func `a case has its type's name in a section`() throws {
        let text = """
            enum Place { case home, map }
            struct V: View {
                @State private var place = Place.home
                var body: some View {
                    TabView(selection: $place) {
                        Tab("Home", systemImage: "house", value: .home) { Text("") }
                        Tab("Map", systemImage: "map", value: .map) { Text("") }
                    }
                }
            }
            """
        let edited = try Self.made(
            .wrap([.path([1])], in: TabLabel(title: "More")),
            FilesInMemory(["A.swift": Array(text.utf8)])
        )

        let tab = "Tab(\"Map\", systemImage: \"map\", value: .map) { Text(\"\") }"
        let section = """
            TabSection("More") {
                            Tab("Map", systemImage: "map", value: Place.map) { Text("") }
                        }
            """
        #expect(String(decoding: edited.bytes, as: UTF8.self) == text.replacing(tab, with: section))
    }

    private static func made(
        _ act: TabEdit,
        _ files: FilesInMemory = FilesInMemory(Self.files.mapValues { Array($0.utf8) })
    ) throws
        -> EditedSource
    {
        try Reading.onLargeStack {
            Result { () throws(SpecEditError) in try SwiftEditor.edited(files, view: "V.body", act) }
        }
        .get()
    }
}
