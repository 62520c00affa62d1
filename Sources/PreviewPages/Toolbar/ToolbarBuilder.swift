import PreviewCore
import TabModel
import TabResolver

/// The bar above the page.
struct ToolbarValues: TemplateValue {
    var title: TitleMenuValues
    var platforms: MenuValues
    var sizeClasses: GroupValues
    var settings: MenuValues
    /// The numbers of errors and warnings; nil if there are none.
    var findings: FindingsCountValues?
    /// The menu of Preview, Customize and Design; nil if the visitor can only view.
    var modes: MenuValues?
    /// The steps through the changes of the profile.
    ///
    /// Nil in design mode, which has its own, and for a visitor who can't change the profile.
    var steps: StepsValues?
    /// The choice that opens and closes the source; nil if the visitor can't change it.
    var source: SegmentValues?
    /// The icon of the button for links; nil if the visitor can't create any.
    var share: IconValues?
    var inspector: SegmentValues
}

/// The number of findings that need attention, as a link to them.
struct FindingsCountValues: TemplateValue {
    var counts: [SeverityCountValues]
    var label: String
    var href: String
}

/// The number of findings of a severity.
struct SeverityCountValues: TemplateValue {
    var severity: String
    var count: String
    /// The word after the count, if there is room for it.
    var word: String
}

/// The undo and redo of the profile's changes.
struct StepsValues: TemplateValue {
    var canUndo: Bool
    var canRedo: Bool
    /// The choice that shows the author's default or the customization; nil if nothing is customized.
    var before: SegmentValues?
    var undoIcon: IconValues
    var redoIcon: IconValues
}

/// A builder of the toolbar's choices: each is a link to the view with one change.
struct ToolbarBuilder {
    let page: PageContext
    /// The transitions of the toolbar's frame, which determine the selection on another device.
    let transitions: TabTransitions

    private var view: ViewState { page.view }
    private var icons: IconSource { page.icons }
    private var choice: ChoiceBuilder { ChoiceBuilder(view: view, icons: icons) }
    private var device: DevicePicker { DevicePicker(view: view, choice: choice, transitions: transitions) }

    var values: ToolbarValues {
        ToolbarValues(
            title: TitleMenu(page: page, source: page.rights.edits ? source : nil).values,
            platforms: device.platforms,
            sizeClasses: device.sizeClasses,
            settings: settings,
            findings: findings,
            modes: page.rights.customizes ? ModePicker(page: page, choice: choice).values : nil,
            steps: steps,
            source: page.rights.edits ? source : nil,
            share: page.rights.shares ? icons.glyph(.share) : nil,
            inspector: inspector
        )
    }

    /// The menu of the settings around the device; its button names the differences from the defaults.
    private var settings: MenuValues {
        let options = OptionsMenu(choices: choice, spoken: page.snapshot.spec?.languages ?? [.en])
        let differences = options.differences
        return MenuValues(
            name: "settings",
            label: "Settings",
            title: differences.isEmpty ? "Settings" : differences.joined(separator: " · "),
            icon: icons.glyph(.options),
            isCurrent: !differences.isEmpty,
            groups: [systems, sdks, options.appearances, options.languages, options.directions, device.orientations]
                + options.accessibility
                + [options.zoom],
            reset: differences.isEmpty ? nil : reset(differences)
        )
    }

    private func reset(_ differences: [String]) -> SegmentValues {
        choice.segment(
            "",
            control: "settings",
            value: "default",
            isOn: false,
            label: "Reset to the default settings: clears \(WordList.and(differences))",
            glyph: .close
        ) { $0.clearSettings() }
    }

    private var findings: FindingsCountValues? {
        let found = InspectorBuilder(page: page).findings.filter { $0.severity != .info }
        guard !found.isEmpty else { return nil }
        let counts = [Severity.error, .warning].compactMap { severity -> SeverityCountValues? in
            let count = found.count { $0.severity == severity }
            let word = count == 1 ? severity.rawValue : severity.rawValue + "s"
            return count == 0
                ? nil : SeverityCountValues(severity: severity.rawValue, count: String(count), word: word)
        }
        return FindingsCountValues(
            counts: counts,
            label: "\(WordList.and(found.countsBySeverity)): show in the inspector",
            href: view.changing { ($0.inspector, $0.tab) = (.open, .findings) }.href
        )
    }

    private var steps: StepsValues? {
        let isCustomized = page.snapshot.spec?.storageKey != nil
        guard page.rights.customizes, view.mode == .preview, isCustomized else { return nil }
        let steps = page.subject.customization.steps
        return StepsValues(
            canUndo: steps.canUndo,
            canRedo: steps.canRedo,
            before: view.before || !page.subject.customization.customization.isEmpty ? before : nil,
            undoIcon: icons.glyph(.undo),
            redoIcon: icons.glyph(.redo)
        )
    }

    private var before: SegmentValues {
        choice.segment(
            "Before",
            control: "before",
            value: String(!view.before),
            key: "b",
            isOn: view.before,
            label: view.before ? "Show your changes again" : "Before: hold to see the author’s defaults"
        ) { $0.before.toggle() }
    }

    private var isDuo: Bool { view.stageView != .all && transitions.given.platform == .iPhoneDuo }

    private var systems: GroupValues {
        let segments = OSVersion.generations.map { os in
            let segment = choice.segment(
                os.rawValue,
                control: "os",
                value: os.rawValue,
                key: "o",
                isOn: transitions.given.os.generation == os,
                label: "OS \(os.rawValue)"
            ) { $0.takeDevice(transitions.environment(after: .changingSystem(to: os))) }
            return isDuo && os != .v27 ? segment.disabled("iPhone Duo runs OS 27.1") : segment
        }
        return GroupValues(name: "os", label: "OS version", segments: segments)
    }

    /// The choices of the SDK that builds the app, which decides as much as the system does (R1.100).
    private var sdks: GroupValues {
        let segments = OSVersion.allCases.map { version in
            let sdk = version == .newest ? nil : version
            return choice.segment(
                version.rawValue,
                control: "sdk",
                value: version.rawValue,
                key: "k",
                isOn: view.sdk == sdk,
                label: "Built with SDK \(version.rawValue)"
            ) { view in
                view.takeDevice(transitions.environment(after: .changingSDK(to: sdk)))
                view.sdk = sdk
            }
        }
        return GroupValues(name: "sdk", label: "Built with SDK", segments: segments)
    }

    /// The choice that opens and closes the source.
    ///
    /// The source takes the inspector's room unless design mode needs it; a person with room for both opens the
    /// inspector again.
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
            if !isOpen, view.mode == .preview { view.inspector = .closed }
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
