import TabModel

/// The reasons for what belongs to the chrome as a whole: drawing, shrinking, accessory, sidebar extras (2.6, 2.9, 6).
struct ChromeNotes {
    let context: ResolutionContext
    let layout: TabLayout

    func write(_ notes: inout NoteBook) {
        writeDrawing(&notes)
        writeMinimizing(&notes)
        writeAccessory(&notes)
        writeExtras(&notes)
        writeForm(&notes)
        if context.spec.pageIndexDisplayMode != .automatic, context.environment.has(.pageIndexDisplayMode),
            context.spec.tabViewStyle != .page
        {
            notes.add(.documented("R1.33"), "pageIndexDisplayMode has no effect: it belongs to the page style.")
        }
    }

    private var spec: TabSpec { context.spec }
    private var environment: ResolutionEnvironment { context.environment }

    /// How bars are drawn (R2.51, R2.67, R2.75, R6.10).
    private func writeDrawing(_ notes: inout NoteBook) {
        switch layout.chrome {
        case .bottomBar:
            let isStacked = environment.platform != .iPhone || environment.orientation == .portrait
            let look = environment.os == .v18 ? "fills the width and is opaque" : "floats as a capsule"
            notes.add(.documented("R2.51"), "Each symbol stands \(isStacked ? "above" : "beside") its title.")
            notes.add(.documented("R2.75"), "Symbols are drawn filled, whether selected or not.")
            notes.add(.documented("R6.10"), "On OS \(environment.os.rawValue) the bar \(look).")
        case .ornament, .ornamentAndSidebar:
            notes.add(.documented("R2.67"), "The ornament shows filled symbols, and titles while it is looked at.")
        case .sidebar:
            notes.add(.documented("R2.42"), "Rows are drawn with outline symbols.")
        case .topBar, .pages: break
        }
    }

    /// Who shrinks, when, and who never does (R1.30, R2.52 to R2.54).
    private func writeMinimizing(_ notes: inout NoteBook) {
        guard environment.has(.minimizeBehavior) else { return }
        switch (environment.platform, spec.tabBarMinimizeBehavior) {
        case (.iPhone, .onScrollDown) where layout.bar?.minimized == false:
            notes.add(.documented("R2.52"), "The bar shrinks once the content is scrolled down.")
        case (.iPhone, .onScrollUp) where layout.bar?.minimized == false:
            notes.add(
                .documented("R2.52"),
                "The bar shrinks once the content is scrolled up; scrolled down it is whole."
            )
        case (.iPad, .onScrollDown), (.iPad, .onScrollUp):
            notes.add(.documented("R1.30"), "The bar doesn't shrink: only an iPhone's does while content is scrolled.")
        case (.vision, .automatic) where layout.chrome.isOrnament:
            notes.add(.documented("R2.54"), "The ornament shrinks while nobody looks at it.")
        case (.mac, .automatic) where layout.bar != nil:
            notes.add(.documented("R2.54"), "The bar shrinks when the window has little room.")
        default: break
        }
    }

    /// Where the bottom accessory stands (R2.55).
    private func writeAccessory(_ notes: inout NoteBook) {
        guard spec.tabViewBottomAccessory != nil else { return }
        switch layout.accessory {
        case .none: break
        case .inline: notes.add(.documented("R2.55"), "The accessory stands in line with the shrunk bar.")
        case .expanded where layout.chrome == .bottomBar:
            notes.add(.documented("R2.55"), "The accessory stands above the bottom bar.")
        case .expanded:
            notes.add(.documented("R2.55"), "The accessory stands at the bottom of the content: no bottom bar is here.")
        }
    }

    /// The sidebar's header, footer and bottom bar (R1.62).
    private func writeExtras(_ notes: inout NoteBook) {
        let all: [(String, TabLabel?)] = [
            ("header", spec.tabViewSidebarHeader), ("footer", spec.tabViewSidebarFooter),
            ("bottom bar", spec.tabViewSidebarBottomBar),
        ]
        let extras = all.filter { $0.1 != nil }.map(\.0)
        guard !extras.isEmpty, environment.has(.sidebarExtras) else { return }
        if layout.sidebar == nil {
            notes.add(.documented("R1.62"), "The sidebar's \(Listing.text(extras)) would show with a sidebar only.")
        } else {
            let verb = extras.count == 1 ? "shows" : "show"
            notes.add(.documented("R1.62"), "The sidebar's \(Listing.text(extras)) \(verb) with its rows.")
        }
    }

    /// Default forms where they decide nothing (R1.63, R1.64).
    private func writeForm(_ notes: inout NoteBook) {
        let isAdaptablePad = context.presentation == .padAdaptable
        if spec.defaultAdaptableTabBarPlacement != .automatic, environment.has(.adaptablePlacement), !isAdaptablePad {
            notes.add(
                .documented("R1.63"),
                "defaultAdaptableTabBarPlacement has no effect: it acts on a wide iPad with sidebarAdaptable."
            )
        }
        guard spec.defaultTabBarPlacement != .automatic, environment.has(.tabBarPlacement) else { return }
        writePlacement(&notes)
    }

    private func writePlacement(_ notes: inout NoteBook) {
        let asked = "defaultTabBarPlacement \(spec.defaultTabBarPlacement.rawValue)"
        let isAdaptable = spec.tabViewStyle == .sidebarAdaptable
        if !isAdaptable {
            notes.add(.documented("R1.64"), "\(asked) has no effect: it acts on the style sidebarAdaptable.")
        } else if environment.platform == .iPad {
            notes.add(.documented("R1.64"), "\(asked) has no effect on iPad, which has both bar and sidebar.")
        } else if environment.platform == .iPhone, spec.defaultTabBarPlacement == .sidebar {
            guard layout.sidebar == nil else { return }
            notes.add(.documented("R2.13"), "The sidebar that the spec asks for needs regular width in landscape.")
        } else if layout.chrome.isOrnament, spec.defaultTabBarPlacement == .sidebar {
            notes.add(.documented("R1.64"), "\(asked) has no effect: Vision Pro keeps its ornament beside a sidebar.")
        } else if layout.chrome.answers(spec.defaultTabBarPlacement) {
            notes.add(.documented("R1.64"), "\(asked) is what shows.")
        } else {
            notes.add(
                .documented("R1.64"),
                "\(asked) has no effect: \(environment.platform.deviceName) has no such form."
            )
        }
    }
}

extension TabLayout.Chrome {
    /// Whether it is the form that `defaultTabBarPlacement(_:)` asked for.
    fileprivate func answers(_ placement: DefaultTabBarPlacement) -> Bool {
        switch placement {
        case .automatic: true
        case .bottomBar: self == .bottomBar
        case .topBar: self == .topBar
        case .sidebar: self == .sidebar
        case .ornament: isOrnament
        }
    }
}
