import TabModel

/// The menu of options that stay the same on every device.
///
/// They are appearance, language, direction, text size, accessibility and zoom.
struct OptionsMenu {
    let choices: ChoiceBuilder
    /// The languages that the spec has titles in, its own first.
    var spoken = [LocaleIdentifier.en]

    private var usual: LocaleIdentifier { spoken.first ?? .en }

    var appearances: GroupValues {
        choices.group(
            "colorScheme",
            "Appearance",
            key: "d",
            \.colorScheme,
            [
                ControlChoice(value: .light, text: "light", title: "", label: "Light appearance", glyph: .light),
                ControlChoice(value: .dark, text: "dark", title: "", label: "Dark appearance", glyph: .dark),
                ControlChoice(value: nil, text: "auto", title: "", label: "Automatic appearance", glyph: .auto),
            ]
        )
    }

    /// The spec's languages, the pseudolanguages, and the one that was chosen elsewhere.
    var languages: GroupValues {
        let offered = spoken + LocaleIdentifier.pseudo.filter { $0 != usual }
        let chosen = choices.view.locale.map { offered.contains($0) ? [] : [$0] } ?? []
        return choices.group(
            "locale",
            "Language",
            \.locale,
            (offered + chosen).map { locale in
                let isUsual = locale == usual && choices.view.locale != usual
                let isPseudo = LocaleIdentifier.pseudo.contains(locale)
                return ControlChoice(
                    value: isUsual ? nil : locale,
                    text: locale.rawValue,
                    title: isPseudo ? locale.name : locale.rawValue,
                    label: isPseudo ? "\(locale.name), a pseudolanguage (\(locale.rawValue))" : locale.name
                )
            }
        )
    }

    /// Returns the value of a choice of direction: nil, which follows the language, for the language's own direction.
    private func direction(_ direction: LayoutDirection) -> LayoutDirection? {
        let isUsual = (choices.view.locale ?? usual).direction == direction
        return isUsual && choices.view.direction != direction ? nil : direction
    }

    var directions: GroupValues {
        choices.group(
            "direction",
            "Layout direction",
            key: "r",
            \.direction,
            [
                ControlChoice(value: direction(.ltr), text: "ltr", title: "LTR", label: "Left to right"),
                ControlChoice(value: direction(.rtl), text: "rtl", title: "RTL", label: "Right to left"),
            ]
        )
    }

    /// The choices that people make in Settings.
    var accessibility: [GroupValues] {
        let contrasts = [
            ControlChoice(value: ColorSchemeContrast.standard, text: "standard", title: "Standard"),
            ControlChoice(value: .increased, text: "increased", title: "Increased"),
        ]
        let reduced = [
            ControlChoice(value: false, text: "false", title: "Full"),
            ControlChoice(value: true, text: "true", title: "Reduced"),
        ]
        return [
            choices.group("dynamicTypeSize", "Text size", \.dynamicTypeSize, Self.sizes),
            choices.group("contrast", "Contrast", \.contrast, contrasts),
            choices.group("reduceMotion", "Motion", \.reduceMotion, reduced),
            choices.group("reduceTransparency", "Transparency", \.reduceTransparency, reduced),
        ]
    }

    private static let sizes = zip(
        DynamicTypeSize.allCases,
        ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "A1", "A2", "A3", "A4", "A5"]
    )
    .map { ControlChoice(value: $0, text: $0.rawValue, title: $1) }

    /// The choices of a frame's size.
    var zoom: GroupValues {
        let zooms: [Zoom] = [.fit, .percent(50), .percent(75), .percent(100), .percent(125), .percent(150)]
        return choices.group(
            "zoom",
            "Zoom",
            \.zoom,
            zooms.map { ControlChoice(value: $0, text: $0.text, title: Self.title($0)) }
        )
    }

    /// The differences from the defaults, in few words: `Dark · RTL`.
    var differences: [String] {
        let view = choices.view
        return [
            view.os == ViewState().os ? nil : "OS \(view.os.rawValue)",
            view.sdk.map { "SDK \($0.rawValue)" },
            view.colorScheme.map { $0 == .dark ? "Dark" : "Light" },
            view.locale?.rawValue,
            view.direction.map { $0.rawValue.uppercased() },
            view.orientation.map { $0 == .portrait ? "Portrait" : "Landscape" },
            view.dynamicTypeSize == .large ? nil : Self.sizes.first { $0.value == view.dynamicTypeSize }?.title,
            view.contrast == .increased ? "Contrast" : nil,
            view.reduceMotion ? "Reduce motion" : nil,
            view.reduceTransparency ? "Opaque" : nil,
            view.zoom == .fit ? nil : Self.title(view.zoom),
        ]
        .compactMap(\.self)
    }

    private static func title(_ zoom: Zoom) -> String {
        switch zoom {
        case .fit: "Fit"
        case .percent(let percent): "\(percent) %"
        }
    }
}
