import PreviewCore
import TabModel
import TabResolver

/// The bar over the page.
struct ToolbarValues: TemplateValue {
    var platforms: MenuValues
    var sizeClasses: GroupValues
    var options: MenuValues
    /// Opens and closes the source; nil if the visitor can't change it.
    var source: SegmentValues?
    /// Nil if the visitor can create no links.
    var share: IconValues?
    /// Nil before the first good spec.
    var exports: MenuValues?
    var findIcon: IconValues
    var helpIcon: IconValues
    /// Design mode on or off; nil if the visitor may not change the spec.
    var design: SegmentValues?
    var inspector: SegmentValues
}

/// Makes the toolbar's choices: each is a link to the same view with one thing changed.
struct ToolbarBuilder {
    let page: PageContext
    /// Of the frame that the toolbar speaks of: what happens to a selection on another device.
    let transitions: TabTransitions

    private var view: ViewState { page.view }
    private var icons: IconSource { page.icons }
    private var choice: ChoiceBuilder { ChoiceBuilder(view: view, icons: icons) }
    private var device: DevicePicker { DevicePicker(view: view, choice: choice, transitions: transitions) }

    var values: ToolbarValues {
        ToolbarValues(
            platforms: device.platforms,
            sizeClasses: device.sizeClasses,
            options: options,
            source: page.rights.edits ? source : nil,
            share: page.rights.shares ? icons.glyph(.share) : nil,
            exports: page.snapshot.spec != nil ? ExportMenu(view: view, icons: icons).values : nil,
            findIcon: icons.glyph(.search),
            helpIcon: icons.glyph(.keyboard),
            design: page.rights.edits ? design : nil,
            inspector: inspector
        )
    }

    /// What is around the device: in the bar where there is room, in a menu where there is none.
    private var options: MenuValues {
        let settings = OptionsMenu(choices: choice)
        return MenuValues(
            name: "options",
            label: "Options",
            title: "Options",
            icon: icons.glyph(.options),
            groups: [systems, settings.appearances, settings.directions, device.orientations],
            menus: [settings.textSize, settings.zoom]
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

    private var design: SegmentValues {
        let isOn = view.mode == .design
        return choice.segment(
            "Design",
            control: "mode",
            value: isOn ? "preview" : "design",
            key: "m",
            isOn: isOn,
            label: isOn ? "Leave design mode" : "Design: edit the spec",
            glyph: .design
        ) { view in
            view.mode = isOn ? .preview : .design
            if !isOn { view.inspector = .open }
        }
    }

    /// The source takes the inspector's room; anyone who has room for both opens the inspector again.
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
