import SwiftUI

extension View {
    @ViewBuilder func withCustomization() -> some View {
        if #available(iOS 26, *) {
            self.tabViewSearchActivation(.searchTabSelection)
        } else {
            self
        }
    }
}
