import TabModel

/// The toolbar of the interactive file: groups of links whose addresses the script sets.
struct ExportToolbar {
    /// One choice: what it is called, what it sets.
    private struct Choice {
        var value: String
        var title: String
        var label: String?
        var glyph: Glyph?
    }

    /// What of the toolbar a script can't be without: shown once it runs.
    var text: String {
        let groups = [
            group(
                "platform",
                "Device",
                key: nil,
                PlatformPicker.platforms.map { Choice(value: $0.platform.rawValue, title: $0.title) }
            ),
            group(
                "sizeClass",
                "Horizontal size class",
                key: "c",
                [
                    Choice(value: "compact", title: "Compact", label: "Compact width"),
                    Choice(value: "regular", title: "Regular", label: "Regular width"),
                ]
            ),
            group(
                "os",
                "OS version",
                key: "o",
                OSVersion.allCases.map { os in
                    Choice(value: String(os.rawValue), title: String(os.rawValue), label: "OS \(os.rawValue)")
                }
            ),
            group(
                "colorScheme",
                "Appearance",
                key: "d",
                [
                    Choice(value: "light", title: "", label: "Light appearance", glyph: .light),
                    Choice(value: "dark", title: "", label: "Dark appearance", glyph: .dark),
                    Choice(value: "auto", title: "", label: "Automatic appearance", glyph: .auto),
                ]
            ),
            group(
                "direction",
                "Layout direction",
                key: "r",
                [
                    Choice(value: "ltr", title: "LTR", label: "Left to right"),
                    Choice(value: "rtl", title: "RTL", label: "Right to left"),
                ]
            ),
        ]
        return "<nav class=\"controls\" aria-label=\"View\" hidden>\n\(groups.joined(separator: "\n"))\n</nav>"
    }

    /// The ids of the symbols that it draws.
    let symbols = Set([Glyph.light, .dark, .auto].map { InlineSymbols.id(of: $0.rawValue, in: PageAssets.interface) })

    private func group(_ name: String, _ label: String, key: String?, _ choices: [Choice]) -> String {
        let segments = choices.enumerated().map { segment($1, control: name, key: key ?? String($0 + 1)) }
        return """
            <div class="group" role="group" aria-label="\(label)" data-group="\(name)">
            \(segments.joined(separator: "\n"))
            </div>
            """
    }

    private func segment(_ choice: Choice, control: String, key: String) -> String {
        let label = choice.label ?? choice.title
        let icon = choice.glyph.map { glyph in
            let id = InlineSymbols.id(of: glyph.rawValue, in: PageAssets.interface)
            return "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#\(id)\"/></svg>"
        }
        let attributes = StandaloneDocument.attributes([
            ("class", "segment"), ("data-control", control), ("data-value", choice.value), ("data-key", key),
            ("aria-label", label), ("title", "\(label) (\(key))"),
        ])
        return "<a\(attributes)>\(icon ?? choice.title)</a>"
    }
}
