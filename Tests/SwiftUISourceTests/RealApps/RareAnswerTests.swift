import Testing

@testable import SwiftUISource

/// Conditions that rarely hold, and those that the state of a store begins with.
@Suite struct RareAnswerTests {
    @Test func `a store has the defaults of its state`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            import ComposableArchitecture
            @Reducer struct AppFeature {
                @ObservableState struct State: Equatable { var isAdmin = false; var tab = Tab.home }
                enum Tab { case home, admin }
            }
            struct AppView: View {
                let store: StoreOf<AppFeature>
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("1") }
                        if store.isAdmin { Tab("Admin", systemImage: "lock") { Text("3") } }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "isAdmin: store.isAdmin, usually false",
                "Home house",
                #"Admin lock {"when":{"if":["isAdmin"]}}"#,
            ]
        )
    }

    @Test func `settings of accessibility are off`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct RootView: View {
                @Environment(\.dynamicTypeSize) private var size
                var body: some View {
                    TabView {
                        Tab(size.isAccessibilitySize ? "Cal" : "Calendar", systemImage: "calendar") { Text("1") }
                        Tab("Mail", systemImage: "envelope") { Text("1") }
                        if size > .large { Tab("L", systemImage: "map") { Text("x") } }
                        if size >= .accessibility1 { Tab("K", systemImage: "bag") { Text("x") } }
                    }
                }
            }
            """#
        )
        #expect(
            lines == [
                "sizeLarge: size > .large, usually true",
                "sizeAccessibility1: size >= .accessibility1, usually false",
                "isAccessibilitySize: size.isAccessibilitySize, usually false",
                #"Calendar calendar {"variants":[{"when":{"if":["isAccessibilitySize"]},"title":"Cal"}]}"#,
                "Mail envelope",
                #"L map {"when":{"if":["sizeLarge"]}}"#,
                #"K bag {"when":{"if":["sizeAccessibility1"]}}"#,
            ]
        )
    }

    @Test func `a list has elements`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct RootView: View {
                @Environment(Cart.self) var cart
                let orders: [Order]
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house", content: HomeView.init)
                        if cart.items.isEmpty { Tab("Get Started", systemImage: "flag") { Text("1") } }
                        if orders.count == 0 { Tab("First Order", systemImage: "bag") { Text("1") } }
                        ForEach(orders) { o in Tab(o.name, systemImage: "shippingbox") { Text("1") } }
                    }
                }
            }
            """
        )
        #expect(
            lines == [
                "itemsIsEmpty: cart.items.isEmpty, usually false",
                "ordersCount0: orders.count == 0, usually false",
                "Home house",
                #"Get Started flag {"when":{"if":["itemsIsEmpty"]}}"#,
                #"First Order bag {"when":{"if":["ordersCount0"]}}"#,
                #"[o.name] shippingbox {"dynamic":true,"repeats":{"over":"orders"},"standIns":{"title":{"text":"o.name","why":"runTime"}}}"#,
                "A.swift:10: unresolved-title",
                "A.swift:10: dynamic-tabs",
            ]
        )
    }
}
