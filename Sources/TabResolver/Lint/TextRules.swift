import TabModel

/// What findings say about characters that nobody sees (R5.62).
enum TextRules {
    static let all = [hiddenCharacters]

    /// How many code points a sentence names.
    private static let most = 5

    static let hiddenCharacters = LintRule("R5.62", .warning) { subject in
        let whole = subject.spec.writtenTexts.compactMap { text in
            sentences(text, of: "The tab view").map { Mark($0.text, fix: $0.fix) }
        }
        return whole
            + subject.outline.entries.flatMap { entry in
                entry.writtenTexts.compactMap { text in
                    sentences(text, of: entry.seenName).map { Mark(entry.index, $0.text, fix: $0.fix) }
                }
            }
    }

    private static func sentences(_ text: WrittenText, of name: String) -> (text: String, fix: String)? {
        let found = HiddenCharacters(text.text, as: text.use).found
        guard !found.isEmpty else { return nil }
        let named = found.prefix(most).map(\.name) + (found.count > most ? ["\(found.count - most) more"] : [])
        let points = Listing.text(named)
        return (
            "\(name)'s \(text.key) contains \(points): \(found.count == 1 ? "it is" : "they are") invisible, and the visible text may "
                + "differ from what is written.",
            "Remove \(points) from \(text.key)."
        )
    }
}

/// A string that an author wrote, and its key.
struct WrittenText {
    let key: String
    let text: String
    let use: HiddenCharacters.Use

    init?(_ key: String, _ text: String?, _ use: HiddenCharacters.Use) {
        guard let text else { return nil }
        (self.key, self.text, self.use) = (key, text, use)
    }
}

extension OutlineEntry {
    /// The strings that the author wrote at this entry.
    var writtenTexts: [WrittenText] {
        let actions = modifiers.sectionActions.compactMap { WrittenText("sectionActions", $0.title, .title) }
        return [
            WrittenText("title", source.label.title, .title),
            WrittenText("value", tab?.value?.text, .identifier),
            WrittenText("customizationID", customizationID, .identifier),
            WrittenText("badge", modifiers.badge?.shownText, .title),
            WrittenText("help", tab?.help, .prose),
            WrittenText("accessibilityLabel", tab?.accessibilityLabel, .prose),
            WrittenText("accessibilityHint", tab?.accessibilityHint, .prose),
        ].compactMap(\.self) + actions
    }

    /// How a sentence calls it that must not be turned round by it.
    fileprivate var seenName: String {
        let seen = HiddenCharacters(name, as: .identifier).rest
        return seen.isEmpty ? "An entry" : seen
    }
}

extension TabSpec {
    /// The strings that the author wrote for the tab view.
    fileprivate var writtenTexts: [WrittenText] {
        [
            WrittenText("title", title, .title),
            WrittenText("selection", selection?.text, .identifier),
            WrittenText("tabViewCustomization", tabViewCustomization, .identifier),
            WrittenText("tabViewBottomAccessory", tabViewBottomAccessory?.title, .title),
            WrittenText("tabViewSidebarHeader", tabViewSidebarHeader?.title, .title),
            WrittenText("tabViewSidebarFooter", tabViewSidebarFooter?.title, .title),
            WrittenText("tabViewSidebarBottomBar", tabViewSidebarBottomBar?.title, .title),
        ].compactMap(\.self)
    }
}
