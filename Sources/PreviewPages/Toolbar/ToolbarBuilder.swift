import TabModel
import TabResolver

/// Makes the toolbar's choices: each is a link to the same view with one thing changed.
struct ToolbarBuilder {
    let view: ViewState
    let icons: IconSource
    /// Of the frame that the toolbar speaks of: what becomes of a selection on another device.
    let transitions: TabTransitions

    var values: ToolbarValues {
        ToolbarValues(
            groups: [platforms, sizeClasses, systems, appearances, directions, orientations],
            menus: [TextSizeMenu(view: view).values, ZoomMenu(view: view).values],
            inspector: inspector
        )
    }

    private var platforms: GroupValues {
        let segments: [SegmentValues] = [
            segment("iPhone", control: "platform", value: "iPhone", key: "1", isOn: isOne(.iPhone)) {
                show(.iPhone, in: &$0)
            },
            segment("iPad", control: "platform", value: "iPad", key: "2", isOn: isOne(.iPad)) {
                show(.iPad, in: &$0)
            },
            segment("Compare", control: "view", value: "compare", isOn: view.stageView == .compare) { view in
                show(nil, in: &view)
            },
            segment("All", control: "view", value: "all", key: "0", isOn: view.stageView == .all) { view in
                show(nil, in: &view)
                view.view = .all
            },
        ]
        return GroupValues(name: "platform", label: "Device", segments: segments)
    }

    private var sizeClasses: GroupValues {
        let current = view.environment.sizeClass
        let isFramed = view.stageView != .all
        let segments = UserInterfaceSizeClass.allCases.map { sizeClass in
            segment(
                sizeClass == .compact ? "Compact" : "Regular",
                control: "sizeClass",
                value: sizeClass.rawValue,
                key: "c",
                isOn: isFramed && sizeClass == current,
                label: "\(sizeClass == .compact ? "Compact" : "Regular") width"
            ) { view in
                if !isFramed { (view.view, view.platform) = (nil, .iPad) }
                view.takeDevice(transitions.environment(after: .changingSizeClass(to: sizeClass)))
            }
        }
        return GroupValues(name: "sizeClass", label: "Horizontal size class", segments: segments)
    }

    private var systems: GroupValues {
        let segments = OSVersion.allCases.map { os in
            segment(
                String(os.rawValue),
                control: "os",
                value: String(os.rawValue),
                key: "o",
                isOn: view.os == os,
                label: "OS \(os.rawValue)"
            ) { $0.takeDevice(transitions.environment(after: .changingSystem(to: os))) }
        }
        return GroupValues(name: "os", label: "OS version", segments: segments)
    }

    private var appearances: GroupValues {
        let choices: [(ColorScheme?, String, Glyph)] = [
            (.light, "Light", .light), (.dark, "Dark", .dark), (nil, "Automatic", .auto),
        ]
        let segments = choices.map { scheme, label, glyph in
            segment(
                "",
                control: "colorScheme",
                value: scheme?.rawValue ?? "auto",
                key: "d",
                isOn: view.colorScheme == scheme,
                label: "\(label) appearance",
                glyph: glyph
            ) { $0.colorScheme = scheme }
        }
        return GroupValues(name: "colorScheme", label: "Appearance", segments: segments)
    }

    private var directions: GroupValues {
        let segments = LayoutDirection.allCases.map { direction in
            segment(
                direction.rawValue.uppercased(),
                control: "direction",
                value: direction.rawValue,
                key: "r",
                isOn: view.direction == direction,
                label: direction == .ltr ? "Left to right" : "Right to left"
            ) { $0.direction = direction }
        }
        return GroupValues(name: "direction", label: "Layout direction", segments: segments)
    }

    private var orientations: GroupValues {
        let current = view.environment.orientation
        let isFramed = view.stageView != .all
        let segments = Orientation.allCases.map { orientation in
            segment(
                "",
                control: "orientation",
                value: orientation.rawValue,
                isOn: isFramed && current == orientation,
                label: orientation == .portrait ? "Portrait" : "Landscape",
                glyph: orientation == .portrait ? .portrait : .landscape
            ) { $0.takeDevice(transitions.environment(after: .rotating(to: orientation))) }
        }
        return GroupValues(name: "orientation", label: "Orientation", segments: segments)
    }

    private var inspector: SegmentValues {
        segment(
            "",
            control: "inspector",
            value: view.inspector == .open ? "closed" : "open",
            key: "i",
            isOn: view.inspector == .open,
            label: view.inspector == .open ? "Hide inspector" : "Show inspector",
            glyph: .inspector
        ) { $0.inspector = $0.inspector == .open ? .closed : .open }
    }

    private func isOne(_ platform: Platform) -> Bool {
        view.stageView == .one && view.environment.platform == platform
    }

    /// Shows one platform as it usually is, or the comparison, where the iPad stands first.
    private func show(_ platform: Platform?, in view: inout ViewState) {
        (view.view, view.platform) = (nil, platform)
        view.takeDevice(transitions.environment(after: .changingPlatform(to: platform ?? .iPad)))
    }

    private func segment(
        _ title: String,
        control: String,
        value: String,
        key: String? = nil,
        isOn: Bool,
        label: String? = nil,
        glyph: Glyph? = nil,
        change: (inout ViewState) -> Void
    ) -> SegmentValues {
        let label = label ?? title
        return SegmentValues(
            title: title,
            label: label,
            tooltip: key.map { "\(label) (\($0))" } ?? label,
            control: control,
            value: value,
            href: view.changing(change).href,
            key: key,
            isCurrent: isOn,
            icon: glyph.map(icons.glyph)
        )
    }
}
