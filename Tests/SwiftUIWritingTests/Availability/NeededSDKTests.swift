import SwiftUIWriting
import TabModel
import Testing

/// The SDK that the comment at the top names.
@Suite struct NeededSDKTests {
    @Test func `it is the newest that something in the file needs`() {
        #expect(sdk() == "iOS 18.0 SDK (Xcode 16)")
        #expect(sdk(tab: { $0.disabled = true }) == "iOS 18.4 SDK (Xcode 16.3)")
        #expect(sdk(spec: { $0.tabBarMinimizeBehavior = .onScrollDown }) == "iOS 26.0 SDK (Xcode 26)")
        #expect(
            sdk(spec: { $0.tabViewBottomAccessory = BottomAccessory(TabLabel(), isEnabled: true) })
                == "iOS 26.1 SDK (Xcode 26.1)"
        )
        #expect(sdk(tab: { $0.toolbarMinimizationRestoration = .atScrollEdge }) == "iOS 27.0 SDK (Xcode 27)")
    }

    @Test func `what is omitted needs none`() {
        let accessory: (inout TabSpec) -> Void = {
            $0.platforms = [.mac, .tv]
            $0.tabViewBottomAccessory = BottomAccessory(TabLabel())
        }
        #expect(sdk(spec: accessory) == "macOS 15.0 SDK (Xcode 16)")
    }

    @Test func `it has the oldest systems that the app runs on`() {
        #expect(sdk(minimumOS: .v27_1) == "iOS 27.1 SDK (Xcode 27.1)")
    }

    private func sdk(
        minimumOS: OSVersion = .v18,
        spec change: (inout TabSpec) -> Void = { _ in },
        tab changeTab: (inout TabModifiers) -> Void = { _ in }
    ) -> String? {
        var tab = Tab(label: TabLabel(title: "A"))
        changeTab(&tab.modifiers)
        var spec = TabSpec(tabs: [.tab(tab)])
        change(&spec)
        let head = SwiftUIWriter(minimumOS: minimumOS).source(for: spec).split(separator: "import").first ?? ""
        let words = head.split(whereSeparator: { $0.isWhitespace || $0 == "/" }).joined(separator: " ")
        return words.split(separator: "It needs the ").last.map { String($0.prefix { $0 != ")" }) + ")" }
    }
}
