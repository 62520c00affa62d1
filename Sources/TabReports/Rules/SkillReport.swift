import TabModel
import TabResolver
import TabRules

/// The knowledge about tabs that a coding agent needs: Markdown with front matter, in the form of a skill.
///
/// It is a part of the rule book, small enough to be read at each start; a command shows the rest.
public enum SkillReport {
    /// The sections that decide the drawing, and the customizing by people.
    static let sections = [
        "Roles and placements", "Which chrome appears", "iPad in regular width: entries in the bar",
        "Bottom bars: entries", "When customization exists", "Permitted changes", "Values and the binding",
        "Missing selected tabs", "Differences between OS versions",
    ]

    /// The skill.
    public static var markdown: String {
        let parts = sections.compactMap { title in RuleBook.sections.first { $0.title == title } }
        let rules = parts.flatMap { ["## \($0.title)", ""] + lines($0.rules) + [""] }
        return (head + rules + mistakes).joined(separator: "\n") + "\n"
    }

    private static let head = [
        "---",
        "name: swiftui-tabs",
        "description: How SwiftUI's TabView looks and behaves on iPhone, iPad, Mac, Apple TV, Vision Pro and "
            + "Apple Watch"
            + " with OS 18 to 27 (bars, sidebars, sections, roles, customization, selection). Use it when you write,"
            + " change or review a TabView, a Tab or a TabSection.",
        "---",
        "",
        "# SwiftUI tabs",
        "",
        "Each line is a rule; `tabpreview rules R2.33` prints one with its sources, `tabpreview rules WORD` searches all.",
        "",
        "1. `tabpreview import APP --output tabs.yaml` reads the tab view of an app's Swift source as a spec.",
        "2. `tabpreview lint tabs.yaml` reports mistakes with their fixes; `--fix` applies obvious fixes.",
        "3. `tabpreview resolve tabs.yaml --platform iPhone` prints the layout on a device, with reasons; `--all` prints all devices.",
        "4. `tabpreview diff OLD NEW` prints the effects of a change on each device and on stored customizations.",
        "5. `tabpreview export tabs.yaml --output tabs.swift` writes SwiftUI source, `--output tabs.png` a picture.",
        "",
    ]

    /// The findings that are errors or warnings.
    private static var mistakes: [String] {
        let known = RuleBook.rules.filter { rule in
            SpecLint.severities[rule.id].map { $0 != .info } ?? false
        }
        let others = SpecLint.severities.count - known.count
        return [
            "## Mistakes", "",
            "`tabpreview lint` finds these and \(others) notes. "
                + "To suppress a finding, add the reason under `lint` in the spec, or in a comment in the Swift source.",
            "",
        ] + lines(known)
    }

    private static func lines(_ rules: [RuleStatement]) -> [String] {
        rules.filter { $0.status == .applied }.map { "- \($0.id): \($0.text)" }
    }
}
