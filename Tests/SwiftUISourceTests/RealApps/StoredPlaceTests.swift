import Testing

/// Places and selections that are stored, or that a store decides about.
@Suite struct StoredPlaceTests {
    @Test func `places that people choose are each at its own position`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            enum Row: CaseIterable { case first, second }
            enum Course: String, CaseIterable {
                case soups, sweets
                var title: String { rawValue.capitalized }
            }
            final class Kitchen: ObservableObject {
                @Published var soupRow = Row.first
                @Published var sweetRow = Row.second
                func row(of course: Course) -> Row {
                    switch course {
                    case .soups: soupRow
                    case .sweets: sweetRow
                    }
                }
                func course(in row: Row) -> Course? {
                    for course in Course.allCases where self.row(of: course) == row { return course }
                    return nil
                }
                var courses: [Course] { Row.allCases.compactMap { course(in: $0) } }
            }
            struct MenuView: View {
                @StateObject private var kitchen = Kitchen()
                var body: some View {
                    TabView {
                        ForEach(Array(kitchen.courses.enumerated()), id: \.offset) { number, course in
                            Text("1").tabItem { Label(course.title, systemImage: "fork.knife") }.tag(number)
                        }
                        Text("2").tabItem { Label("Bill", systemImage: "creditcard") }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "kitchenSoupRowFirst: kitchen.soupRow == .first, usually true",
                "kitchenSweetRowFirst: kitchen.sweetRow == .first, usually false",
                "kitchenSoupRowSecond: kitchen.soupRow == .second, usually false",
                "kitchenSweetRowSecond: kitchen.sweetRow == .second, usually true",
                #"Soups fork.knife {"value":0,"when":[{"if":["kitchenSoupRowFirst"]},{"if":["kitchenSweetRowFirst"]}],"variants":[{"when":{"if":["kitchenSweetRowFirst"],"unless":["kitchenSoupRowFirst"]},"title":"Sweets"}]}"#,
                #"Sweets fork.knife {"value":1,"when":[{"if":["kitchenSoupRowSecond"]},{"if":["kitchenSweetRowSecond"]}],"variants":[{"when":{"if":["kitchenSoupRowSecond"]},"title":"Soups"}]}"#,
                "Bill creditcard",
            ]
        )
    }

    @Test func `a ForEach tags each page with its id`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct Album: View {
                let views: [URL]
                @State private var shown = 0
                var body: some View {
                    TabView(selection: $shown) {
                        ForEach(views.indices, id: \.self) { number in AsyncImage(url: views[number]) }
                    }
                    .tabViewStyle(.page(indexDisplayMode: .never))
                }
            }
            """#
        )

        #expect(
            lines == [
                "Album.body: pager",
                #"{"tabViewStyle":"page","pageIndexDisplayMode":"never","selection":0}"#,
                #"– – {"dynamic":true,"repeats":{"over":"views.indices"},"standIns":{"value":{"text":"number","why":"runTime"}}}"#,
                "A.swift:7: dynamic-tabs",
            ]
        )
    }

    @Test func `places made of stored numbers are those stored at first`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            enum Place: Hashable {
                case trails, huts, lakes
                var number: Int {
                    switch self {
                    case .trails: 1
                    case .huts: 2
                    case .lakes: 3
                    }
                }
                init(number: Int) {
                    switch number {
                    case 1: self = .trails
                    case 2: self = .huts
                    default: self = .lakes
                    }
                }
                var name: String {
                    switch self {
                    case .trails: "Trails"
                    case .huts: "Huts"
                    case .lakes: "Lakes"
                    }
                }
            }
            final class Choice {
                final class Stored {
                    @AppStorage("one") var one = Place.lakes.number
                    @AppStorage("two") var two = Place.trails.number
                }
                static let shared = Choice()
                private let stored = Stored()
                var one: Place { didSet { stored.one = one.number } }
                var two: Place { didSet { stored.two = two.number } }
                private init() {
                    one = .init(number: stored.one)
                    two = Place(number: stored.two)
                }
                var places: [Place] { [one, two] }
            }
            struct HikeView: View {
                @State private var place = Place.lakes
                var body: some View {
                    TabView(selection: $place) {
                        ForEach(Choice.shared.places, id: \.self) { Tab($0.name, systemImage: "map", value: $0) { Text("1") } }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                #"{"selection":"lakes"}"#,
                #"Lakes map {"value":"lakes","dynamic":true,"standIns":{"order":{"text":"Stored.one","why":"runTime"}}}"#,
                #"Trails map {"value":"trails","dynamic":true,"standIns":{"order":{"text":"Stored.two","why":"runTime"}}}"#,
            ]
        )
    }

    @Test func `a value that never reaches the store is an action`() {
        let lines = AppText.lines(
            """
            import ComposableArchitecture
            import SwiftUI
            enum Place: Hashable { case trails, record, huts }
            struct HikeView: View {
                let store: StoreOf<Hike>
                private var choice: Binding<Place> { Binding(get: { store.place }, set: { choose($0) }) }
                private func choose(_ place: Place) {
                    guard place != .record else {
                        store.send(.recordTapped)
                        return
                    }
                    store.send(.chosen(place))
                }
                var body: some View {
                    TabView(selection: choice) {
                        Tab("Trails", systemImage: "map", value: Place.trails) { Text("1") }
                        Tab("Record", systemImage: "record.circle", value: Place.record) { Color.clear }
                        Tab("Huts", systemImage: "house", value: Place.huts) { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"standIns":{"selection":{"text":"choice","why":"runTime"}}}"#,
                #"Trails map {"value":"trails"}"#,
                #"Record record.circle {"value":"record","action":true}"#,
                #"Huts house {"value":"huts"}"#,
            ]
        )
    }

    @Test func `a wrapped value is the selection`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Place: Hashable { case trails, huts }
            @Observable final class Route { var place = Place.trails }
            struct HikeView: View {
                @Bindable var route: Route
                var body: some View {
                    TabView(selection: $route.place) {
                        Text("1")
                            .tabItem { Label("Trails", systemImage: $route.place.wrappedValue == .trails ? "map.fill" : "map") }
                            .tag(Place.trails)
                        Text("2")
                            .tabItem {
                                Text("Huts")
                                if $route.place.wrappedValue == .huts { Image(systemName: "house.fill") } else { Image(systemName: "house") }
                            }
                            .tag(Place.huts)
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"selection":"trails"}"#,
                #"Trails map {"selectedSystemImage":"map.fill","value":"trails"}"#,
                #"Huts house {"selectedSystemImage":"house.fill","value":"huts"}"#,
            ]
        )
    }

    @Test func `places that a stored text lists are those of its default, in doubt`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Shelf: String, Identifiable {
                case new, lent, lost
                var id: Self { self }
            }
            struct Library: View {
                @AppStorage("shelves") private var names = "lent,new"
                private var shelves: [Shelf] { names.split(separator: ",").compactMap { Shelf(rawValue: String($0)) } }
                var body: some View {
                    TabView { ForEach(shelves) { Tab($0.rawValue.capitalized, systemImage: "book") { Text("1") } } }
                }
            }
            """
        )
        #expect(lines.map { $0.prefix { $0 != " " } } == ["Lent", "New"])
        #expect(lines.allSatisfy { $0.contains(#""order""#) })
    }

    @Test func `the first of a list that fits is found`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Shelf { let name: String; let isMain: Bool }
            struct Library: View {
                private let shelves = [Shelf(name: "Lent", isMain: false), Shelf(name: "New", isMain: true)]
                var body: some View {
                    TabView { Tab(shelves.first { $0.isMain }?.name ?? "None", systemImage: "book") { Text("1") } }
                }
            }
            """
        )
        #expect(lines == ["New book"])
    }
}
