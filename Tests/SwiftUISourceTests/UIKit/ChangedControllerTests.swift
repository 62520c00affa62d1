import Testing

@testable import SwiftUISource

/// View controllers that are changed after they were made.
@Suite struct ChangedControllerTests {
    @Test func `a tuple is assigned to its variables`() {
        let lines = AppText.lines(
            """
            import UIKit
            enum Place: CaseIterable { case home, news }
            final class TabBar: UITabBarController {
              override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = Place.allCases.map(make)
              }
              func make(_ place: Place) -> UIViewController {
                let title: String
                let image: String
                switch place {
                case .home: (title, image) = ("Home", "house")
                case .news: (title, image) = ("News", "newspaper")
                }
                let c = UIViewController()
                c.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
                return c
              }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                "News newspaper",
            ]
        )
    }

    @Test func `a title that is set later is that of the item`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class TabBar: UITabBarController {
              override func viewDidLoad() {
                super.viewDidLoad()
                let home = UIViewController()
                home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                home.title = "Start"
                let news = UIViewController()
                news.title = "News"
                news.tabBarItem = UITabBarItem(title: "Latest", image: UIImage(systemName: "newspaper"), tag: 1)
                viewControllers = [home, news]
              }
            }
            """
        )
        #expect(
            lines == [
                "Start house",
                "Latest newspaper",
            ]
        )
    }

    @Test func `a view that loads sets its item`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class HomeVC: UIViewController {
              override func viewDidLoad() { super.viewDidLoad(); tabBarItem.image = UIImage(systemName: "house"); title = "Home" }
            }
            final class NewsVC: UIViewController {
              init() { super.init(nibName: nil, bundle: nil); title = "News"; tabBarItem.image = UIImage(systemName: "newspaper") }
              required init?(coder: NSCoder) { nil }
            }
            final class TabBar: UITabBarController {
              override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [UINavigationController(rootViewController: HomeVC()), UINavigationController(rootViewController: NewsVC())]
              }
            }
            """
        )
        #expect(
            lines == [
                "Home house",
                "News newspaper",
            ]
        )
    }

    @Test func `a dictionary that is filled gives its controllers`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class TabBar: UITabBarController {
              enum Tab: Int, CaseIterable { case home, news
                var title: String { switch self { case .home: "Home"; case .news: "News" } }
                static var visible: [Tab] { [.home, .news] }
              }
              var controllers: [Tab: UIViewController] = [:]
              override func viewDidLoad() {
                super.viewDidLoad()
                Tab.allCases.forEach { tab in
                  let c = UIViewController()
                  c.tabBarItem = UITabBarItem(title: tab.title, image: UIImage(systemName: "star"), tag: tab.rawValue)
                  controllers[tab] = c
                }
                viewControllers = Tab.visible.compactMap { controllers[$0] }
              }
            }
            """
        )
        #expect(
            lines == [
                "Home star",
                "News star",
            ]
        )
    }

    @Test func `a list that is sorted by known numbers is in their order`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class TabBar: UITabBarController {
              struct Item { var title: String; var rank: Int }
              let items = [Item(title: "News", rank: 2), Item(title: "Home", rank: 1)]
              override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = items.sorted(by: { $0.rank < $1.rank }).map { item in
                  let c = UIViewController()
                  c.tabBarItem = UITabBarItem(title: item.title, image: UIImage(systemName: "star"), tag: item.rank)
                  return c
                }
                selectedIndex = 1
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":1}"#,
                #"Home star {"value":0}"#,
                #"News star {"value":1}"#,
            ]
        )
    }

    @Test func `the selected image is read`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class TabBar: UITabBarController {
              override func viewDidLoad() {
                super.viewDidLoad()
                let config = UIImage.SymbolConfiguration(weight: .bold)
                let home = UIViewController()
                home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house")?.withConfiguration(config), tag: 0)
                let news = UIViewController()
                news.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "newspaper", withConfiguration: config), tag: 1)
                let x = UIViewController()
                x.tabBarItem.title = "Mail"
                x.tabBarItem.image = .init(systemName: "envelope")
                x.tabBarItem.selectedImage = .init(systemName: "envelope.open")
                setViewControllers([home, news, x], animated: false)
                selectedIndex = 2
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":2}"#,
                #"Home house {"value":0}"#,
                #"News newspaper {"value":1}"#,
                #"Mail envelope {"selectedSystemImage":"envelope.open","value":2}"#,
            ]
        )
    }

    @Test func `the selected view controller is the selection`() {
        let lines = AppText.lines(
            """
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
              func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UITabBar.appearance().tintColor = .systemRed
                return true
              }
            }
            final class TabBar: UITabBarController {
              let isAdmin = UserDefaults.standard.bool(forKey: "admin")
              override func viewDidLoad() {
                super.viewDidLoad()
                let home = UIViewController()
                home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
                let news = UIViewController()
                news.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "newspaper"), tag: 1)
                viewControllers = [home, news]
                selectedViewController = news
                viewControllers?.last?.tabBarItem.badgeValue = "3"
                tabBar.items?[0].badgeValue = "9"
              }
            }
            """
        )
        #expect(
            lines == [
                #"{"selection":1}"#,
                #"Home house {"value":0,"badge":"9"}"#,
                #"News newspaper {"value":1,"badge":"3"}"#,
            ]
        )
    }
}
