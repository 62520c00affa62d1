import TabModel
import TabResolver

/// The toolbar of the interactive file: choices of the page's toolbar as links whose URLs the script sets.
struct ExportToolbar {
    private let groups: [GroupValues]

    /// Creates a toolbar, with iPhone Duo if the file holds it, and languages if there are several.
    init(hasDuo: Bool, languages: [LocaleIdentifier] = []) {
        let icons = IconSource(symbols: KnownSymbols(), sprite: "#", interface: "#", images: FrameImages())
        let choices = ChoiceBuilder(view: ViewState(), icons: icons)
        let held = DevicePicker.platforms.filter { hasDuo || $0.platform != .iPhoneDuo }
        let platforms = held.enumerated().map { index, one in
            choices.segment(
                one.title,
                control: "platform",
                value: one.platform.rawValue,
                key: String(index + 1),
                isOn: false
            ) { $0.platform = one.platform }
        }
        let widths = [
            ControlChoice(
                value: UserInterfaceSizeClass?.some(.compact),
                text: "compact",
                title: "Compact",
                label: "Compact width"
            ),
            ControlChoice(value: .regular, text: "regular", title: "Regular", label: "Regular width"),
        ]
        let systems = OSVersion.generations.map { os in
            ControlChoice(value: os, text: os.rawValue, title: os.rawValue, label: "OS \(os.rawValue)")
        }
        let poses = Pose.allCases.map { ControlChoice(value: Pose?.some($0), text: $0.rawValue, title: $0.label) }
        let locales = languages.map { locale in
            ControlChoice(
                value: LocaleIdentifier?.some(locale),
                text: locale.rawValue,
                title: locale.rawValue,
                label: locale.name
            )
        }
        groups =
            [GroupValues(name: "platform", label: "Device", segments: platforms)]
            + (hasDuo ? [choices.group("pose", "Pose", \.pose, poses)] : []) + [
                choices.group("sizeClass", "Horizontal size class", key: "c", \.sizeClass, widths),
                choices.group("os", "OS version", key: "o", \.os, systems),
            ] + (locales.count > 1 ? [choices.group("locale", "Language", \.locale, locales)] : [])
            + [OptionsMenu(choices: choices).appearances, OptionsMenu(choices: choices).directions]
    }

    /// The markup of the toolbar, hidden until the script runs.
    var text: String {
        "<nav class=\"controls\" aria-label=\"View\" hidden>\n\(groups.map(markup).joined(separator: "\n"))\n</nav>"
    }

    /// The ids of the symbols that the toolbar draws.
    var symbols: Set<String> { Set(groups.flatMap(\.segments).compactMap(symbol)) }

    private func symbol(of segment: SegmentValues) -> String? {
        segment.icon?.symbol.map { InlineSymbols.id(of: String($0.dropFirst()), in: PageAssets.interface) }
    }

    private func markup(_ group: GroupValues) -> String {
        """
        <div class="group" role="group" aria-label="\(group.label)" data-group="\(group.name)">
        \(group.segments.map(markup).joined(separator: "\n"))
        </div>
        """
    }

    private func markup(_ segment: SegmentValues) -> String {
        let icon = symbol(of: segment).map { "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#\($0)\"/></svg>" }
        let attributes = StandaloneDocument.attributes([
            ("class", "segment"), ("data-control", segment.control), ("data-value", segment.value),
            ("data-key", segment.key ?? ""), ("aria-label", segment.label), ("title", segment.tooltip),
        ])
        return "<a\(attributes)>\(icon ?? segment.title)</a>"
    }
}
