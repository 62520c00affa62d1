import TabModel
import Testing

@testable import SwiftUISource

/// Lists of tabs that the device chooses: one tab view, whose entries say where they are.
@Suite struct DeviceListTests {
    @Test func `a list by the kind of device is in one tab view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Place: String, CaseIterable, Identifiable {
                case notes, tasks, people
                var id: Self { self }
                var title: String { rawValue.capitalized }
            }
            struct DeskView: View {
                private var places: [Place] {
                    if UIDevice.current.userInterfaceIdiom == .phone { [.notes, .tasks] } else { [.notes, .people] }
                }
                var body: some View {
                    TabView {
                        ForEach(places) { place in Tab(place.title, systemImage: "star", value: place) { Text("1") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"Notes star {"value":"notes"}"#,
                #"Tasks star {"value":"tasks","when":{"platforms":["iPhone","iPhoneDuo"]}}"#,
                #"People star {"value":"people","when":{"platforms":["iPad","mac","tv","vision","watch"]}}"#,
            ]
        )
    }

    @Test func `sections by the device are in one tab view`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Group: String, CaseIterable, Identifiable {
                case all, work, home
                var id: Self { self }
                var title: String { self == .all ? "" : rawValue.capitalized }
                var places: [Place] {
                    switch self {
                    case .all: [.notes, .people]
                    case .work: [.tasks, .people]
                    case .home: [.notes]
                    }
                }
            }
            enum Place: String, Identifiable {
                case notes, tasks, people
                var id: Self { self }
            }
            struct DeskView: View {
                private var groups: [Group] {
                    if UIDevice.current.userInterfaceIdiom == .phone { return [.all] }
                    return [.work, .home]
                }
                var body: some View {
                    TabView {
                        ForEach(groups) { group in
                            TabSection(group.title) {
                                ForEach(group.places) { place in
                                    Tab(place.rawValue.capitalized, systemImage: "star", value: place) { Text("1") }
                                }
                            }
                        }
                    }
                    .tabViewStyle(.sidebarAdaptable)
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable"}"#,
                #" – {"when":{"platforms":["iPhone","iPhoneDuo"]}}"#,
                #"  Notes star {"value":"notes"}"#,
                #"  People star {"value":"people"}"#,
                #"Work – {"when":{"platforms":["iPad","mac","tv","vision","watch"]}}"#,
                #"  Tasks star {"value":"tasks"}"#,
                #"  People star {"value":"people"}"#,
                #"Home – {"when":{"platforms":["iPad","mac","tv","vision","watch"]}}"#,
                #"  Notes star {"value":"notes"}"#,
            ]
        )
    }

    @Test func `the vertical size class is compact on iPhone only`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct DeskView: View {
                @Environment(\.verticalSizeClass) private var height
                var body: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        if height == .compact {
                            Tab("Wide", systemImage: "rectangle") { Text("2") }
                        }
                        if height == .regular {
                            Tab("Tall", systemImage: "rectangle.portrait") { Text("3") }
                        }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "verticalSizeClassCompact: verticalSizeClass == .compact, usually false",
                "Notes note",
                #"Wide rectangle {"when":{"platforms":["iPhone","iPhoneDuo"],"if":["verticalSizeClassCompact"]}}"#,
                #"Tall rectangle.portrait {"when":[{"platforms":["iPad","mac","tv","vision","watch"]},{"platforms":["iPhone","iPhoneDuo"],"unless":["verticalSizeClassCompact"]}]}"#,
            ]
        )
    }

    @Test func `a list for several devices is declared on any of them, and a hidden tab is hidden`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            enum Place: String, CaseIterable, Identifiable {
                case notes, tasks, people
                var id: Self { self }
                var title: String { rawValue.capitalized }
            }
            struct DeskView: View {
                @Environment(\.horizontalSizeClass) private var width
                var isEmpty: Bool
                private var places: [Place] {
                    if UIDevice.current.userInterfaceIdiom == .phone || width == .compact { return [.notes, .people] }
                    return [.notes, .tasks]
                }
                var body: some View {
                    TabView {
                        ForEach(places) { place in Tab(place.title, systemImage: "star", value: place) { Text("1") } }
                        Tab("Trash", systemImage: "trash", value: Place.people) { Text("2") }.hidden(isEmpty)
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "isEmpty: isEmpty, usually false",
                #"Notes star {"value":"notes"}"#,
                #"People star {"value":"people","when":[{"platforms":["iPhone","iPhoneDuo"]},{"sizeClass":"compact"}]}"#,
                #"Tasks star {"value":"tasks","when":{"platforms":["iPad","mac","tv","vision"],"sizeClass":"regular"}}"#,
                #"Trash trash {"value":"people","variants":[{"when":{"if":["isEmpty"]},"hidden":true}]}"#,
            ]
        )
    }

    @Test func `either size class may be compact`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct DeskView: View {
                @Environment(\.horizontalSizeClass) private var width
                @Environment(\.verticalSizeClass) private var height
                private var isSmall: Bool { width == .compact || height == .compact }
                var body: some View {
                    TabView {
                        Tab("Notes", systemImage: "note") { Text("1") }
                        if isSmall { Tab("Rest", systemImage: "ellipsis") { Text("2") } } else { Tab("Tasks", systemImage: "checklist") { Text("3") } }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "verticalSizeClassCompact: verticalSizeClass == .compact, usually false",
                "Notes note",
                #"Rest ellipsis {"when":[{"sizeClass":"compact"},{"platforms":["iPhone","iPhoneDuo"],"if":["verticalSizeClassCompact"]}]}"#,
                #"Tasks checklist {"when":[{"platforms":["iPad","mac","tv","vision"],"sizeClass":"regular"},{"platforms":["iPhone","iPhoneDuo"],"sizeClass":"regular","unless":["verticalSizeClassCompact"]}]}"#,
            ]
        )
    }

    @Test(arguments: [(20, 20, []), (21, 0, ["too-many-alternatives"])])
    func `a condition with more alternatives than a spec can have is noted`(
        count: Int,
        read: Int,
        notes: [String]
    ) throws {
        let flags = (0..<count).map { "flag\($0)" }
        let view = try #require(
            Reading.views(
                """
                import SwiftUI
                struct DeskView: View {
                    \(flags.map { "var \($0): Bool" }.joined(separator: "; "))
                    var body: some View {
                        TabView {
                            Tab("Notes", systemImage: "note") { Text("1") }
                            if \(flags.joined(separator: " || ")) { Tab("Rest", systemImage: "star") { Text("2") } }
                        }
                    }
                }
                """
            ).first
        )

        #expect(view.spec.tabs.map(\.modifiers.when.count) == [0, read])
        #expect(view.diagnostics.map(\.id) == notes)
    }
}
