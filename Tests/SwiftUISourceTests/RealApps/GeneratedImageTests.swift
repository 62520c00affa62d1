import Testing

@testable import SwiftUISource

/// Images by the constants that generators make of an asset catalog, in all their forms.
@Suite struct GeneratedImageTests {
    /// Returns the lines about files beside a catalog with images of some names.
    private func lines(_ files: [String: String], images: [String]) -> [String] {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1}}"#
        let sets = images.map { ("Assets.xcassets/\($0).imageset/Contents.json", contents) }
        return AppText.lines(files.merging(sets) { $1 })
    }

    @Test func `a constant is found whose file is not there`() {
        let lines = lines(
            [
                "A.swift": """
                import SwiftUI
                struct Root: View {
                  var body: some View {
                    TabView {
                      Text("1").tabItem { Label { Text("Home") } icon: { Image(asset: Asset.tabHome) } }
                      Text("2").tabItem { Image(uiImage: Asset.tabNews.image); Text("News") }
                      Text("3").tabItem { Image(R.image.tab_orders); Text("Orders") }
                      Text("4").tabItem { Image(uiImage: R.image.tab_mail()!); Text("Mail") }
                      Text("5").tabItem { Image(uiImage: UIImage(resource: .tabMore)); Text("More") }
                    }
                  }
                }
                """
            ],
            images: ["tabHome", "tabNews", "tab_orders", "tab_mail", "tabMore"]
        )
        #expect(
            lines == [
                #"{"assetCatalog":"Assets.xcassets"}"#,
                #"Home – {"imageAsset":"tabHome"}"#,
                #"News – {"imageAsset":"tabNews"}"#,
                #"Orders – {"imageAsset":"tab_orders"}"#,
                #"Mail – {"imageAsset":"tab_mail"}"#,
                #"More – {"imageAsset":"tabMore"}"#,
            ]
        )
    }

    @Test func `a constant says its name where its file is there`() {
        let lines = lines(
            [
                "A.swift": """
                import SwiftUI
                struct Root: View {
                  var body: some View {
                    TabView {
                      Text("1").tabItem { Label { Text("Home") } icon: { Image(asset: Asset.github) } }
                      Text("2").tabItem { Image(uiImage: Asset.mailBox.image); Text("News") }
                      Text("3").tabItem { Asset.mailBox.swiftUIImage; Text("Orders") }
                      Text("4").tabItem { Image(decorative: Asset.github); Text("Mail") }
                      Text("5").tabItem { Image(Asset.github.name); Text("Bye") }
                    }
                  }
                }
                """,
                "Assets.swift": """
                enum Asset {
                    static let github = ImageAsset(name: "github")
                    static let mailBox = ImageAsset(name: "mail_box")
                }
                struct ImageAsset {
                    fileprivate(set) var name: String
                    var image: UIImage {
                        let bundle = BundleToken.bundle
                        guard let result = UIImage(named: name, in: bundle, compatibleWith: nil) else { fatalError() }
                        return result
                    }
                    var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
                }
                extension SwiftUI.Image {
                    init(asset: ImageAsset) { self.init(asset.name, bundle: BundleToken.bundle) }
                    init(decorative asset: ImageAsset) { self.init(decorative: asset.name, bundle: BundleToken.bundle) }
                }
                """,
            ],
            images: ["github", "mail_box"]
        )
        #expect(
            lines == [
                #"{"assetCatalog":"Assets.xcassets"}"#,
                #"Home – {"imageAsset":"github"}"#,
                #"News – {"imageAsset":"mail_box"}"#,
                #"Orders – {"imageAsset":"mail_box"}"#,
                #"Mail – {"imageAsset":"github"}"#,
                #"Bye – {"imageAsset":"github"}"#,
            ]
        )
    }
}
