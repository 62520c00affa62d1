import SwiftUISource
import TabModel
import Testing

/// Texts and roles that depend on a condition: what most people read.
@Suite struct UsualTextTests {
    @Test func `a condition on the language is answered`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                private var isFrench: Bool { Locale.current.language.languageCode?.identifier == "fr" }
                var body: some View {
                    TabView {
                        Tab(isFrench ? "Journal" : "News", systemImage: "newspaper") { Text("1") }
                        Tab(isFrench ? "Jeux" : "Games", systemImage: "trophy") { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "News newspaper",
                "Games trophy",
            ]
        )
    }

    @Test func `a condition on the language is answered by the language that is asked for`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ClubView: View {
                private var isFrench: Bool { Locale.current.language.languageCode?.identifier == "fr" }
                var body: some View {
                    TabView {
                        Tab(isFrench ? "Journal" : "News", systemImage: "newspaper") { Text("1") }
                        Tab(isFrench ? "Jeux" : "Games", systemImage: "trophy") { Text("2") }
                    }
                }
            }
            """,
            ReadingOptions(locale: .fr)
        )

        #expect(
            lines == [
                "Journal newspaper",
                "Jeux trophy",
                "A.swift:5: missing-language",
            ]
        )
    }

    @Test func `of a known and an unknown title the known one is usual`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct ClubView: View {
                let invitations: Int
                let member: Member?
                var body: some View {
                    TabView {
                        Text("1").tabItem {
                            if invitations > 0 {
                                Label("Games, \(invitations) new", systemImage: "trophy")
                            } else {
                                Label("Games", systemImage: "trophy")
                            }
                        }
                        Text("2").tabItem { Label(member == nil ? "Join" : member!.name, systemImage: "person") }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "invitations0: invitations > 0, usually false",
                "hasMember: member != nil, usually false",
                #"Games trophy {"variants":[{"when":{"if":["invitations0"]},"title":"[\"Games, \\(invitations) new\"]","standIns":{"title":{"text":"\"Games, \\(invitations) new\"","why":"runTime"}}}]}"#,
                #"Join person {"variants":[{"when":{"if":["hasMember"]},"title":"[member == nil ? \"Join\" : member!.name]","standIns":{"title":{"text":"member == nil ? \"Join\" : member!.name","why":"runTime"}}}]}"#,
                "A.swift:9: unresolved-title",
                "A.swift:14: unresolved-title",
            ]
        )
    }

    @Test func `a role by the place itself is that of each place, also where people choose the places`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Place: String, CaseIterable, Identifiable {
                case news, games, search
                var id: Self { self }
                var label: some View { Label(rawValue.capitalized, systemImage: "star") }
            }
            @Observable final class Choice {
                var left: Place
                var right: Place
                init() {
                    left = Place(rawValue: UserDefaults.standard.string(forKey: "left") ?? "") ?? .games
                    right = Place(rawValue: UserDefaults.standard.string(forKey: "right") ?? "") ?? .search
                }
                var places: [Place] { [left, right] }
            }
            struct ClubView: View {
                @State private var choice = Choice()
                var body: some View {
                    TabView {
                        ForEach(choice.places) { place in
                            Tab(value: place, role: place == .search ? .search : nil) { Text("1") } label: { place.label }
                        }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                #"Games star {"value":"games","dynamic":true,"standIns":{"order":{"text":"choice.left","why":"runTime"}}}"#,
                #"Search star {"value":"search","role":"search","dynamic":true,"standIns":{"order":{"text":"choice.right","why":"runTime"}}}"#,
            ]
        )
    }
}
