import TabModel
import TabResolver

/// Makes the toolbar's choices: each is a link to the same view with one thing changed.
struct ToolbarBuilder {
    let view: ViewState
    let icons: IconSource
    /// Of the frame that the toolbar speaks of: what becomes of a selection on another device.
    let transitions: TabTransitions
    /// Whether there is a good spec, so that something can be exported.
    let hasSpec: Bool
    /// Whether links for others can be made.
    let shares: Bool
    /// Whether the spec can be changed.
    var edits = false

    private var choice: ToolbarChoice { ToolbarChoice(view: view, icons: icons) }
    private var device: DeviceChoices { DeviceChoices(view: view, choice: choice, transitions: transitions) }

    var values: ToolbarValues {
        ToolbarValues(
            platforms: PlatformPicker(view: view, choice: choice, transitions: transitions).values,
            sizeClasses: device.sizeClasses,
            options: options,
            source: edits ? source : nil,
            share: shares ? icons.glyph(.share) : nil,
            exports: hasSpec ? ExportMenu(view: view, icons: icons).values : nil,
            findIcon: icons.glyph(.search),
            helpIcon: icons.glyph(.keyboard),
            design: edits ? design : nil,
            inspector: inspector
        )
    }

    /// What is around the device: in the bar where there is room, in a menu where there is none.
    private var options: MenuValues {
        MenuValues(
            name: "options",
            label: "Options",
            title: "Options",
            icon: icons.glyph(.options),
            groups: [systems, appearances, directions, device.orientations],
            menus: [TextSizeMenu(view: view).values, ZoomMenu(view: view).values]
        )
    }

    private var systems: GroupValues {
        let segments = OSVersion.allCases.map { os in
            choice.segment(
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
            choice.segment(
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
            choice.segment(
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

    private var design: SegmentValues {
        let isOn = view.mode == .design
        return choice.segment(
            "Design",
            control: "mode",
            value: isOn ? "preview" : "design",
            key: "m",
            isOn: isOn,
            label: isOn ? "End designing" : "Design: change the spec itself",
            glyph: .design
        ) { view in
            view.mode = isOn ? .preview : .design
            if !isOn { view.inspector = .open }
        }
    }

    /// The source takes the inspector's room; whoever has room for both opens the inspector again.
    private var source: SegmentValues {
        let isOpen = view.source == .open
        return choice.segment(
            "Source",
            control: "source",
            value: isOpen ? "closed" : "open",
            key: "u",
            isOn: isOpen,
            label: isOpen ? "Hide source" : "Show source",
            glyph: .source
        ) { view in
            view.source = isOpen ? .closed : .open
            view.inspector = isOpen ? .open : .closed
        }
    }

    private var inspector: SegmentValues {
        choice.segment(
            "",
            control: "inspector",
            value: view.inspector == .open ? "closed" : "open",
            key: "i",
            isOn: view.inspector == .open,
            label: view.inspector == .open ? "Hide inspector" : "Show inspector",
            glyph: .inspector
        ) { $0.inspector = $0.inspector == .open ? .closed : .open }
    }
}
