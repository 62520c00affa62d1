import SwiftUITrials
import TabModel
import TabSpecCoding
import Testing

@testable import SwiftUISource

/// The places in which apps keep their tab bar controllers.
@Suite struct TabBarControllerTests {
    private static let make = """
        func make(_ title: String) -> UIViewController {
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        """

    static let places: [(name: String, source: String)] = [
        (
            "Coordinator.viewControllers",
            """
            final class Coordinator {
                private let bar = UITabBarController()
                private lazy var home: UIViewController = make("One")
                func start() { show() }
                private func show() { bar.setViewControllers([home, make("Two")], animated: false) }
            }
            """
        ),
        (
            "SceneDelegate.viewControllers",
            """
            class SceneDelegate: UIResponder {
                func scene(_ scene: UIScene) {
                    let bar = UITabBarController()
                    bar.viewControllers = [make("One")]
                    bar.viewControllers?.append(make("Two"))
                    window?.rootViewController = bar
                }
            }
            """
        ),
        (
            "Root.viewControllers",
            """
            class Base: UITabBarController {
                override func viewDidLoad() { super.viewDidLoad(); viewControllers = controllers() }
                func controllers() -> [UIViewController] { [] }
            }
            class Middle: Base {}
            final class Root: Middle { override func controllers() -> [UIViewController] { ["One", "Two"].map { make($0) } } }
            """
        ),
        (
            "Root.viewControllers",
            """
            final class Root: UITabBarController {
                init(_ children: [UIViewController]) {
                    super.init(nibName: nil, bundle: nil)
                    viewControllers = children
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            struct App { func open() -> UIViewController { Root([make("One"), make("Two")]) } }
            """
        ),
        (
            "Root.viewControllers",
            """
            final class Root: UITabBarController {
                func bind(_ model: Model) {
                    model.loaded.sink { [weak self] _ in self?.viewControllers = [make("One"), make("Two")] }
                }
            }
            """
        ),
        (
            "Shell.viewControllers",
            """
            struct Shell: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UITabBarController {
                    let bar = UITabBarController()
                    for name in ["One", "Two"] { bar.addChild(make(name)) }
                    return bar
                }
            }
            """
        ),
    ]

    @Test(arguments: places)
    func `finds a bar wherever it is filled`(name: String, source: String) throws {
        let views = Reading.views("import UIKit\n\(Self.make)\n\(source)")
        let view = try #require(views.first)

        #expect(views.map(\.name) == [name])
        #expect(view.kind == .tabBar)
        #expect(view.spec.tabs.map(\.label.title) == ["One", "Two"])
    }

    @Test func `files are found by what they inherit from`() throws {
        let reading = Reading.reading([
            "App/Main.swift": "final class Main: Base { override func viewDidLoad() { add(\"One\") } }",
            "Kit/Base.swift": """
            class Base<Item: Hashable>: UITabBarController {
                func add(_ title: String) {
                    let one = UIViewController()
                    one.title = title
                    viewControllers = [one]
                }
            }
            """,
        ])
        let view = try #require(reading.tabViews.first)

        #expect(view.name == "Main.viewControllers")
        #expect(view.files == ["App/Main.swift", "Kit/Base.swift"])
        #expect(reading.tabViews.count == 1)
    }

    @Test func `a bar that can't be read is told with its place`() {
        let reading = Reading.reading(["A.swift": "import UIKit\nclass Bar: UITabBarController {\n}\n"])

        #expect(reading.tabViews.isEmpty)
        #expect(reading.diagnostics.map(\.id) == ["uikit-not-read"])
        #expect(reading.diagnostics.first?.line.hasPrefix("A.swift:2:7: info: the tabs of this UIKit") == true)
    }

    @Test func `a bar that is hidden at all times is the app's own`() throws {
        let source = UIKitText.controller(
            "tabBar.isHidden = true\nlet a = UIViewController()\na.title = \"A\"\nviewControllers = [a]"
        )

        #expect(Reading.views(source).map(\.kind) == [.handMade])
    }

    @Test func `what is set and not shown is told with its place`() throws {
        let source = UIKitText.controller(
            """
            let a = UIViewController()
            a.title = "A"
            a.tabBarItem.imageInsets = .zero
            viewControllers = [a]
            tabBar.standardAppearance = .plain
            """
        )
        let view = try #require(Reading.views(source).first)

        #expect(
            view.diagnostics.map { "\($0.id) \($0.location?.line ?? 0)" }
                == ["modifier-not-read 9", "modifier-not-read 7"]
        )
    }

    @Test func `views around the bar are stand-ins, and colors are what SwiftUI calls them`() throws {
        let source = UIKitText.controller(
            """
            tabs = [UITab(title: "A", image: nil, identifier: "a")]
            mode = settings.mode
            tabBar.tintColor = .systemIndigo
            bottomAccessory = UITabAccessory(contentView: PlayerBar())
            sidebar.bottomBarView = StorageBar()
            """
        )
        let spec = try #require(Reading.views(source).first?.spec)

        #expect(spec.standIns[.tabViewStyle]?.text == "settings.mode")
        #expect(spec.tint == .system(.indigo))
        #expect(spec.standIns[.tabViewBottomAccessory]?.text == "PlayerBar()")
        #expect(spec.standIns[.tabViewSidebarBottomBar]?.text == "StorageBar()")
    }

    @Test func `tests are no part of an app`() {
        let source =
            "import XCTest\nfinal class BarTests: XCTestCase { func test() { let bar = UITabBarController(); bar.viewControllers = [UIViewController()] } }"

        #expect(Reading.views(source).isEmpty)
    }

    // MARK: - Edits

    private static let edited = UIKitText.controller(
        """
        let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home")
                let mail = UITab(title: "Mail", image: UIImage(systemName: "tray"), identifier: "mail")
                mail.badgeValue = "3"
                tabs = [home, mail]
        """
    )

    @Test func `a literal is changed where it stands`() throws {
        let title = try EditedTextTests.made(Self.edited, SourceActs.set("title", "Start", .path([0])), in: "Bar.tabs")
        let symbol = try EditedTextTests.made(
            Self.edited,
            SourceActs.set("systemImage", "envelope", .path([1])),
            in: "Bar.tabs"
        )
        let badge = try EditedTextTests.made(Self.edited, SourceActs.set("badge", "4", .path([1])), in: "Bar.tabs")

        #expect(title == Self.edited.replacing("\"Home\"", with: "\"Start\""))
        #expect(symbol == Self.edited.replacing("\"tray\"", with: "\"envelope\""))
        #expect(badge == Self.edited.replacing("\"3\"", with: "\"4\""))
    }

    static let refused: [TabEdit] = [
        .remove(.path([0])), .duplicate(.path([1])), .move(.path([1]), to: TabPlace(0)),
        .wrap([.path([0])], in: TabLabel(title: "Section")), SourceActs.set("badge", "1", .path([0])),
        SourceActs.set("hidden", true, .path([0])), SourceActs.set("role", "search", .path([0])),
        SourceActs.set("title", nil, .path([0])), SourceActs.set("tabPlacement", "pinned", .path([0])),
        .insert(.tab(Tab(label: TabLabel(title: "New"))), at: TabPlace(0)),
    ]

    @Test(arguments: refused)
    func `everything else is refused`(act: TabEdit) throws {
        let error = #expect(throws: SpecEditError.self) { try EditedTextTests.made(Self.edited, act, in: "Bar.tabs") }

        #expect(error?.reason == .form)
        #expect(error?.file == "A.swift")
    }
}
