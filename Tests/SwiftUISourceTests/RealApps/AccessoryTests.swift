import Testing

/// Accessories and sidebars whose content is in views of the app.
@Suite struct AccessoryTests {
    @Test func `an accessory whose content is a view of the app has that view's symbol, and a stand-in for its text`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory { WateringBar() }
                }
            }
            struct WateringBar: View {
                @State private var valve = Valve()
                var body: some View { HStack { Image(systemName: "drop"); Text(valve.state) } }
            }
            struct Valve { var state = "" }
            """
        )

        #expect(
            lines == [
                #"{"tabViewBottomAccessory":{"title":"[valve.state]","systemImage":"drop"},"standIns":{"tabViewBottomAccessory":{"text":"valve.state","why":"runTime"}}}"#,
                "Beds leaf",
                "Seeds tray",
                "A.swift:13: unresolved-title",
            ]
        )
    }

    @Test func `a view that is there while the accessory is enabled is its content`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                @State private var valve: String?
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory(isEnabled: valve != nil) {
                        if let valve { WateringBar(valve: valve) }
                    }
                }
            }
            struct WateringBar: View {
                let valve: String
                var body: some View { Label("Watering", systemImage: "drop") }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewBottomAccessory":{"title":"Watering","systemImage":"drop","isEnabled":true},"variants":[{"when":{"unless":["hasValve"]},"tabViewBottomAccessory":{"title":"Watering","systemImage":"drop","isEnabled":false}}]}"#,
                "hasValve: valve != nil, usually true",
                "Beds leaf",
                "Seeds tray",
            ]
        )
    }

    @Test func `an accessory whose view draws neither text nor symbol is a stand-in`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory { Gauge() }
                }
            }
            struct Gauge: View { var body: some View { Capsule().frame(height: 4) } }
            """
        )

        #expect(
            lines == [
                #"{"standIns":{"tabViewBottomAccessory":{"text":"Gauge","why":"runTime"}}}"#,
                "Beds leaf",
                "Seeds tray",
            ]
        )
    }

    @Test func `an accessory whose view is in no file is a stand-in`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory { ValveKit.Gauge(of: 3) }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"standIns":{"tabViewBottomAccessory":{"text":"ValveKit.Gauge","why":"notFound"}}}"#,
                "Beds leaf",
                "Seeds tray",
                "A.swift:8: unresolved-value",
            ]
        )
    }

    @Test func `an accessory that the source leaves empty is empty`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory { EmptyView() }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewBottomAccessory":{}}"#,
                "Beds leaf",
                "Seeds tray",
            ]
        )
    }

    @Test func `an accessory by a method and a property of the app is read there`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                @ViewBuilder private func gauge() -> some View { HStack { icon; Text("Dry") } }
                private var icon: some View { Image(systemName: "drop") }
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewBottomAccessory(content: gauge)
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewBottomAccessory":{"title":"Dry","systemImage":"drop"}}"#,
                "Beds leaf",
                "Seeds tray",
            ]
        )
    }

    @Test func `a header and a footer in stacks are their texts and symbols`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct GardenView: View {
                private func leave() {}
                var body: some View {
                    TabView {
                        Tab("Beds", systemImage: "leaf") { Text("1") }
                        Tab("Seeds", systemImage: "tray") { Text("2") }
                    }
                    .tabViewStyle(.sidebarAdaptable)
                    .tabViewSidebarHeader { VStack { HStack { Text("My Garden").font(.title); Spacer() } } }
                    .tabViewSidebarFooter { HStack { Button(action: leave) { Label("Leave", systemImage: "door.left.hand.open") } } }
                }
            }
            """
        )

        #expect(
            lines == [
                #"{"tabViewStyle":"sidebarAdaptable","tabViewSidebarHeader":{"title":"My Garden"},"tabViewSidebarFooter":{"title":"Leave","systemImage":"door.left.hand.open"}}"#,
                "Beds leaf",
                "Seeds tray",
            ]
        )
    }
}
