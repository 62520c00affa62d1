import SFSafeSymbols
import SwiftUI

protocol Screen: View {
    static var id: String { get }
    static var title: LocalizedStringResource { get }
    static var symbol: SFSymbol { get }
    init()
}

extension Screen {
    static var id: String { String(describing: Self.self) }
}

struct StartScreen: Screen {
    static var title: LocalizedStringResource { "Start" }
    static var symbol: SFSymbol { .personCropCircle }

    var body: some View { Text("Start") }
}

enum Route {
    case games

    var title: String { "Games" }
}

extension Tab where Value == Route, Label == DefaultTabLabel {
    init(route: Route, @ViewBuilder content: () -> Content) {
        self.init(route.title, systemImage: "gamecontroller", value: route, content: content)
    }
}
