@testable import SwiftUISource
import TabModel
import Testing

/// Constants that are generated of string tables and images, where the generated file is not in the project.
@Suite struct GeneratedTextTests {
    private func titles(_ expressions: [String], _ files: [String: String]) -> [String?] {
        let tabs = expressions.map { "Text(\"1\").tabItem { Label(\($0), systemImage: \"star\") }" }
        let source =
            "import SwiftUI\nstruct V: View { var body: some View { TabView {\n\(tabs.joined(separator: "\n"))\n} } }"
        let reading = Reading.reading(files.merging(["App/V.swift": source]) { $1 })
        // The text in brackets is a stand-in's.
        return reading.tabViews.flatMap(\.spec.tabs).map { $0.modifiers.standIns[.title] == nil ? $0.label.title : nil }
    }

    private static let keys = """
        "tab.home" = "Home"; "tab_mail" = "Mail"; "tabMore" = "More"; "inbox.title" = "Inbox"; "Sent items" = "Sent";
        "title" = "Untitled"; "count_items" = "%d items"; "a.b" = "Dots"; "a_b" = "Line";
        """

    @Test(arguments: [
        ("L10n.Tab.home", "Home"), ("L10n.tabMail", "Mail"), ("L10n.tabMore", "More"), ("Strings.Inbox.title", "Inbox"),
        ("Localized.sentItems", "Sent"), ("AppStrings.Localizable.Inbox.title", "Inbox"), ("Copy.Tab.Mail", "Mail"),
        ("L10n.Localizable.tabMore", "More"), ("R.string.localizable.tabMail()", "Mail"),
        ("R.string(bundle: .main).localizable.tabHome()", "Home"), (".tabHome", "Home"),
        ("LocalizedStringResource.inboxTitle", "Inbox"), ("String(localized: .tabMail)", "Mail"),
        ("L10n.countItems(3)", "3 items"), ("L10n.A.b", "Dots"), ("Anything.Tab.home", "Home"),
    ])
    func `are the texts of their keys`(expression: String, title: String) {
        #expect(titles([expression], ["App/en.lproj/Localizable.strings": Self.keys]) == [title])
    }

    @Test(arguments: [
        "Item.title", "L10n.ab", "L10n.missing", "R.string.other.tabHome()", "L10n.countItems(number)",
        "model.Tab.home",
        "Date.title",
    ])
    func `are stand-ins where none or several fit`(expression: String) {
        #expect(titles([expression], ["App/en.lproj/Localizable.strings": Self.keys]) == [nil])
    }

    @Test func `are of the target that the name says, else of the nearest table`() {
        let files = [
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "A", targets: [
                .target(name: "App", product: .app, sources: ["App/**"], resources: ["AppTexts/**"]),
                .target(name: "MailKit", product: .framework, sources: ["Mail/**"], resources: ["MailTexts/**"]),
            ])
            """,
            "AppTexts/en.lproj/Localizable.strings": "\"home.title\" = \"Home\";",
            "AppTexts/en.lproj/Tabs.strings": "\"home.title\" = \"Start\"; \"only\" = \"Only\";",
            "MailTexts/en.lproj/Localizable.strings": "\"home.title\" = \"Letters\";",
        ]
        let expressions = [
            "MailKitStrings.Home.title", "AppStrings.Localizable.Home.title", "AppStrings.Tabs.Home.title",
            "L10n.Tabs.only",
        ]

        #expect(titles(expressions, files) == ["Letters", "Home", "Start", "Only"])
    }

    @Test(arguments: [
        (".tabHome", "tab-home"), ("ImageResource.tabHome", "tab-home"), ("Asset.Icons.tabHome", "tab-home"),
        ("R.image.tabHome", "tab-home"), (".logo", "logoImage"), (".twice", "twice"),
    ])
    func `are images of the target's catalog`(constant: String, name: String) {
        let source = """
            import SwiftUI
            struct V: View { var body: some View { TabView {
                Text("1").tabItem { Label { Text("A") } icon: { Image(\(constant)) } }
            } } }
            """
        let reading = Reading.reading([
            "project.yml": """
            targets:
              App: { type: application, platform: iOS, sources: [App] }
              Other: { type: application, platform: iOS, sources: [Other] }
            """,
            "App/V.swift": source, "App/A.xcassets/tab-home.imageset/Contents.json": "{}",
            "App/A.xcassets/logoImage.imageset/Contents.json": "{}",
            "App/A.xcassets/twice.imageset/Contents.json": "{}",
            "Other/A.xcassets/Tab_Home.imageset/Contents.json": "{}",
            "Other/A.xcassets/Twice.imageset/Contents.json": "{}",
        ])

        #expect(reading.tabViews.first?.spec.tabs.first?.label.imageAsset == name)
        #expect(reading.tabViews.first?.spec.assetCatalog == "App/A.xcassets")
    }

    @Test(arguments: [
        ("personCropCircle", "person.crop.circle"), ("heart", "heart"),
        ("exclamationmarkOctagon", "exclamationmark.octagon"), ("squareGrid2x2Fill", "square.grid.2x2.fill"),
        ("circleGrid3x3", "circle.grid.3x3"), ("_4kTv", "4k.tv"),
        ("rectangleGrid1x2", "rectangle.grid.1x2"), ("_1Circle", "1.circle"), ("person2Fill", "person.2.fill"),
        ("arrowTriangle2Circlepath", "arrow.triangle.2.circlepath"), ("square2Layers3d", "square.2.layers.3d"),
        ("l1RectangleRoundedbottom", "l1.rectangle.roundedbottom"), ("goforward10", "goforward.10"), ("house", "house"),
        ("iphoneGen3", "iphone.gen3"), ("view3d", "view.3d"),
        ("_30ArrowTriangleheadClockwise", "30.arrow.trianglehead.clockwise"),
        ("squareGrid3x1FolderBadgePlus", "square.grid.3x1.folder.badge.plus"),
        ("hSquareOnSquare", "h.square.on.square"),
    ])
    func `are symbols by the words of their names`(constant: String, name: String) {
        #expect(constant.dottedSymbolName == name)
    }
}
