import Testing

@testable import SwiftUISource

/// Selections that are set in closures of others.
@Suite struct RefusedSelectionTests {
    @Test func `an assignment in an animation is one`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                @State private var sel: Int = 0
                @State private var shows = false
                var body: some View {
                    TabView(selection: Binding(get: { sel }, set: { new in if new == 2 { shows = true } else if new == sel { sel = 0 } else { withAnimation { sel = new } } })) {
                        Text("").tabItem { Label("Home", systemImage: "house") }.tag(0)
                        Text("").tabItem { Label("Cart", systemImage: "cart") }.tag(1)
                        Text("").tabItem { Label("Add", systemImage: "plus") }.tag(2)
                    }
                    
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":0}"#,
                #"Home house {"value":0}"#,
                #"Cart cart {"value":1}"#,
                #"Add plus {"value":2,"action":true}"#,
            ]
        )
    }

    @Test func `and so in a transaction`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                @State private var sel: Int = 0
                @State private var shows = false
                var body: some View {
                    TabView(selection: Binding(get: { sel }, set: { new in var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { sel = new } })) {
                        Text("").tabItem { Label("Home", systemImage: "house") }.tag(0)
                        Text("").tabItem { Label("Cart", systemImage: "cart") }.tag(1)
                        Text("").tabItem { Label("Add", systemImage: "plus") }.tag(2)
                    }
                    
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":0}"#,
                #"Home house {"value":0}"#,
                #"Cart cart {"value":1}"#,
                #"Add plus {"value":2}"#,
            ]
        )
    }

    @Test func `an observer compares with a case without its type`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { @State private var router = Router(); var body: some Scene { WindowGroup { Main(router: router) } } }
            @Observable final class Router {
                enum Tab: Hashable { case home, compose }
                var shows = false
                var tab: Tab = .home {
                    didSet {
                        if tab == .compose {
                            tab = oldValue
                            shows = true
                        }
                    }
                }
            }
            struct Main: View {
                @Bindable var router: Router
                var body: some View {
                    TabView(selection: $router.tab) {
                        Tab("Home", systemImage: "house", value: .home) { Text("a") }
                        Tab("New", systemImage: "plus", value: .compose) { EmptyView() }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":"home"}"#,
                #"Home house {"value":"home"}"#,
                #"New plus {"value":"compose","action":true}"#,
            ]
        )
    }

    @Test func `a method handles the change`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                enum Tab: Hashable { case a, b, c }
                @State private var selection: Tab = .a
                @State private var last: Tab = .a
                @State private var sheet = false
                var body: some View {
                    TabView(selection: $selection) {
                        Text("").tabItem { Label("Home", systemImage: "house") }.tag(Tab.a)
                        Text("").tabItem { Label("Post", systemImage: "plus.app") }.tag(Tab.b)
                        Text("").tabItem { Label("Me", systemImage: "person") }.tag(Tab.c)
                    }
                    .onChange(of: selection, perform: handle)
                    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in selection = .c }
                    .sheet(isPresented: $sheet, onDismiss: { selection = last }) { Text("") }
                }
                private func handle(_ new: Tab) {
                    if new == .b { sheet = true; selection = last } else { last = new }
                }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":"a"}"#,
                #"Home house {"value":"a"}"#,
                #"Post plus.app {"value":"b","action":true}"#,
                #"Me person {"value":"c"}"#,
            ]
        )
    }
}
