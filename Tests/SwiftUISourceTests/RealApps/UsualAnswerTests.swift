import Testing

/// The usual answers of conditions: what most people see first.
@Suite struct UsualAnswerTests {
    @Test func `one of many values is rarely the one`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                let member: Member
                var body: some View {
                    TabView {
                        Tab("News", systemImage: "newspaper") { Text("1") }
                        if member.state == .applying { Tab("Apply", systemImage: "pencil") { Text("2") } }
                        if member.rank == "chair" { Tab("Votes", systemImage: "checkmark") { Text("3") } }
                        if member.guests == 2 { Tab("Guests", systemImage: "person.2") { Text("4") } }
                        if member.state != .resting { Tab("Games", systemImage: "trophy") { Text("5") } }
                    }
                }
            }
            enum State { case applying, resting, playing }
            """
        )

        #expect(
            lines == [
                "memberStateApplying: member.state == .applying, usually false",
                #"memberRank: member.rank == "chair", usually false"#,
                "memberGuests2: member.guests == 2, usually false",
                "memberStateResting: member.state == .resting, usually false",
                "News newspaper",
                #"Apply pencil {"when":{"if":["memberStateApplying"]}}"#,
                #"Votes checkmark {"when":{"if":["memberRank"]}}"#,
                #"Guests person.2 {"when":{"if":["memberGuests2"]}}"#,
                #"Games trophy {"when":{"unless":["memberStateResting"]}}"#,
            ]
        )
    }

    @Test func `a flag of the user defaults is off until it is set`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                var body: some View {
                    TabView {
                        Tab("News", systemImage: "newspaper") { Text("1") }
                        if UserDefaults.standard.bool(forKey: "scores") { Tab("Scores", systemImage: "list.number") { Text("2") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"userDefaultsStandardBoolForKey: UserDefaults.standard.bool(forKey: "scores"), usually false"#,
                "News newspaper",
                #"Scores list.number {"when":{"if":["userDefaultsStandardBoolForKey"]}}"#,
            ]
        )
    }

    @Test func `a stored setting is what its default says`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                @AppStorage("scores") private var showsScores = false
                @AppStorage("games") private var hidesGames = false
                var body: some View {
                    TabView {
                        Tab("News", systemImage: "newspaper") { Text("1") }
                        if showsScores { Tab("Scores", systemImage: "list.number") { Text("2") } }
                        if hidesGames == false { Tab("Games", systemImage: "trophy") { Text("3") } }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "showsScores: showsScores, usually false",
                "hidesGames: hidesGames, usually false",
                "News newspaper",
                #"Scores list.number {"when":{"if":["showsScores"]}}"#,
                #"Games trophy {"when":{"unless":["hidesGames"]}}"#,
            ]
        )
    }

    @Test func `what a guard asks for is usually so`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                let member: Member
                var body: some View { TabView { tabs } }
                @TabContentBuilder<Never> private var tabs: some TabContent {
                    Tab("News", systemImage: "newspaper") { Text("1") }
                    if let games { Tab(games, systemImage: "trophy") { Text("2") } }
                }
                private var games: String? {
                    guard member.state == .playing else { return nil }
                    return "Games"
                }
            }
            """
        )

        #expect(
            lines == [
                "memberStatePlaying: member.state == .playing, usually true",
                "News newspaper",
                #"Games trophy {"when":{"if":["memberStatePlaying"]}}"#,
            ]
        )
    }

    @Test func `a bar behind a setting is noted with it`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                @AppStorage("plain") private var isPlain = false
                var body: some View {
                    if #available(iOS 26, *), isPlain == true {
                        TabView {
                            Text("1").tabItem { Label("News", systemImage: "newspaper") }
                            Text("2").tabItem { Label("Games", systemImage: "trophy") }
                        }
                    } else {
                        HStack { Button("News") {}; Button("Games") {} }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "isPlain: isPlain, usually false",
                "News newspaper",
                "Games trophy",
                "A.swift:6: shown-if",
            ]
        )
    }

    @Test func `what may be absent begins with the default that the source gives it`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Diner: View {
                @State private var guest: Guest?
                var menu: [String: Bool] = [:]
                private var servesTea: Bool { (UserDefaults.standard.object(forKey: "tea") as? Bool) ?? false }
                var body: some View {
                    TabView {
                        Tab("Menu", systemImage: "book") { Text("1") }
                        if servesTea { Tab("Tea", systemImage: "leaf") { Text("2") } }
                        if guest?.isRegular ?? true { Tab("Usual", systemImage: "star") { Text("3") } }
                        if menu["soup", default: false] { Tab("Soup", systemImage: "drop") { Text("4") } }
                    }
                }
            }
            struct Guest { var isRegular: Bool }
            """
        )
        #expect(
            lines.prefix(3) == [
                "servesTea: servesTea, usually false",
                "isRegular: guest.isRegular, usually true",
                #"menuDefaultFalse: menu["soup", default: false], usually false"#,
            ]
        )
    }

    @Test func `a value that is there and one that isn't absent are one condition`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Diner: View {
                let guest: Guest?
                var body: some View {
                    TabView {
                        Tab("Menu", systemImage: "book") { Text("1") }
                        if let guest { Tab("Bill", systemImage: "creditcard") { Text(guest.name) } }
                        if guest != nil { Tab("Pay", systemImage: "wallet.pass") { Text("3") } }
                        if nil == guest { Tab("Join", systemImage: "person") { Text("4") } }
                    }
                }
            }
            struct Guest { var name: String }
            """
        )
        #expect(
            lines == [
                "hasGuest: guest != nil, usually true",
                "Menu book",
                #"Bill creditcard {"when":{"if":["hasGuest"]}}"#,
                #"Pay wallet.pass {"when":{"if":["hasGuest"]}}"#,
                #"Join person {"when":{"unless":["hasGuest"]}}"#,
            ]
        )
    }

    @Test func `a list that a library may give begins with the default, in doubt`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Dish: Codable, Identifiable {
                let id: String
                let name: String
                static let usual = [Dish(id: "a", name: "Soup"), Dish(id: "b", name: "Salad")]
            }
            struct Diner: View {
                let data: Data
                private var dishes: [Dish] { (try? JSONDecoder().decode([Dish].self, from: data)) ?? Dish.usual }
                var body: some View {
                    TabView { ForEach(dishes) { dish in Tab(dish.name, systemImage: "fork.knife") { Text("1") } } }
                }
            }
            """
        )
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""order""#) })
        #expect(lines.map { $0.prefix { $0 != " " } } == ["Soup", "Salad"])
    }

    @Test func `what is counted is rarely more than one`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Diner: View {
                let guests: [String]
                @State private var orders: [String] = []
                var body: some View {
                    TabView {
                        Tab("Menu", systemImage: "book") { Text("1") }
                        if guests.count > 0 { Tab("Table", systemImage: "chair") { Text("2") } }
                        if guests.count > 8 { Tab("Hall", systemImage: "building") { Text("3") } }
                        if orders.count < 3 { Tab("Bar", systemImage: "wineglass") { Text("4") } }
                        if 2 > 3 { Tab("Never", systemImage: "xmark") { Text("5") } }
                    }
                }
            }
            """
        )
        #expect(
            lines.prefix(3) == [
                "guestsCount0: guests.count > 0, usually true",
                "guestsCount8: guests.count > 8, usually false",
                "ordersCount3: orders.count < 3, usually true",
            ]
        )
        #expect(lines.count == 7 && !lines.contains { $0.hasPrefix("Never") })
    }

    @Test func `an app has the resources that its bundle is asked for`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Diner: View {
                private var title: String {
                    guard let path = Bundle.main.path(forResource: "en", ofType: "lproj"), let bundle = Bundle(path: path)
                    else { return "MENU" }
                    return bundle == .main ? "Menu" : "Menu"
                }
                var body: some View { TabView { Tab(title, systemImage: "book") { Text("1") } } }
            }
            """
        )
        #expect(lines.last == "Menu book" && !lines.contains { $0.contains("MENU") })
    }
}
