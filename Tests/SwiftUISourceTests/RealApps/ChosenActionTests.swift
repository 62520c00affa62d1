import Testing

/// Tabs that act and are never selected, however the binding says so; and flags that are off at first.
@Suite struct ChosenActionTests {
    private func lines(selection: String, members: String, _ modifier: String = "") -> [String] {
        AppText.lines(
            """
            import SwiftUI
            enum Desk: Hashable { case letters, write }
            struct PostView: View {
                \(members)
                var body: some View {
                    TabView(selection: \(selection)) {
                        Text("1").tabItem { Label("Letters", systemImage: "envelope") }.tag(Desk.letters)
                        Text("2").tabItem { Label("Write", systemImage: "pencil") }.tag(Desk.write)
                    }
                    \(modifier)
                }
            }
            final class Router: ObservableObject {
                @Published var desk = Desk.letters
                @Published var isWriting = false
                func choose(_ desk: Desk) {
                    switch desk {
                    case .write: isWriting = true
                    default: self.desk = desk
                    }
                }
            }
            """
        )
    }

    private static let acting = #"Write pencil {"value":"write","action":true}"#

    @Test func `a setter that hands a value to a method which refuses it`() {
        let lines = lines(
            selection: "Binding(get: { router.desk }, set: { router.choose($0) })",
            members: "@EnvironmentObject var router: Router"
        )
        #expect(lines.last == Self.acting, "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("Letters") && $0.contains("action") })
    }

    @Test func `a change that is taken back, of a binding that is followed`() {
        let lines = lines(
            selection: "$desk.animation()",
            members: "@State private var desk = Desk.letters",
            ".onChange(of: desk) { _, new in if new == .write { desk = .letters } }"
        )
        #expect(lines.contains(Self.acting), "\(lines)")
    }

    @Test func `a flag that an extension of the user defaults reads is off until it is set`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            extension UserDefaults { var drafts: Bool { bool(forKey: "drafts") } }
            struct PostView: View {
                var body: some View {
                    TabView {
                        Tab("Letters", systemImage: "envelope") { Text("1") }
                        if UserDefaults.standard.drafts { Tab("Drafts", systemImage: "doc") { Text("2") } }
                    }
                }
            }
            """
        )
        #expect(lines.first?.hasSuffix("usually false") == true, "\(lines)")
    }

    @Test(arguments: [
        #"@AppStorage(wrappedValue: false, "drafts") private var drafts"#,
        #"@Stored("drafts", default: false) private var drafts"#,
    ])
    func `a flag begins with what it is stored with`(member: String) {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct PostView: View {
                \(member)
                var body: some View {
                    TabView {
                        Tab("Letters", systemImage: "envelope") { Text("1") }
                        if drafts { Tab("Drafts", systemImage: "doc") { Text("2") } }
                    }
                }
            }
            """
        )
        #expect(lines.first?.hasSuffix("usually false") == true, "\(lines)")
    }

    @Test func `a change that asks the property itself and takes it back is an action`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Quay: View {
                enum Place { case ships, call }
                @State private var place = Place.ships
                @State private var old = Place.ships
                @State private var calls = false
                var body: some View {
                    TabView(selection: $place) {
                        Tab("Ships", systemImage: "ferry", value: .ships) { Text("1") }
                        Tab("Call", systemImage: "phone", value: .call) { Color.clear }
                    }
                    .onChange(of: place) {
                        if place == .call {
                            calls = true
                            place = old
                        } else {
                            old = place
                        }
                    }
                }
            }
            """
        )
        #expect(lines.first { $0.hasPrefix("Call") } == #"Call phone {"value":"call","action":true}"#)
        #expect(!lines.contains { $0.hasPrefix("Ships") && $0.contains("action") })
    }
}
