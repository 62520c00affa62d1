import Testing

@testable import PreviewPages

@Suite struct NamedValuesTests {
    @Test func `answers by name for every stored property of every value`() throws {
        var found: Set<String> = []
        for page in SampleValues.links { Self.check(page, found: &found) }
        for page in try SampleValues.pages() + [SampleValues.message, SampleValues.rules, SampleValues.unlock] {
            Self.check(page, found: &found)
        }

        #expect(
            found == [
                "AccessoryValues", "BarValues", "CertaintyFilterValues", "CertaintyValues", "ChangeValues",
                "CodeTokenValues", "CodeValues", "ControlValues", "CustomizationValues", "DesignBarValues",
                "DesignChoiceValues", "DesignFieldValues", "DesignFormValues", "DesignValues", "DiagnosticValues",
                "EntryValues", "ErrorsValues",
                "FrameValues", "GroupValues", "HelpValues", "IconValues", "InspectorValues", "LinkAddressValues",
                "LinkChoiceValues", "LinkFormValues",
                "LinkRowValues", "LinksPageValues", "LiveValues",
                "MenuLinkValues", "MenuValues", "MessageValues", "MoreNotesValues", "MoreValues", "NoteValues",
                "OutlineRowValues", "PageValues",
                "PagesValues", "ParameterValues", "PillValues", "ProfilesValues", "ReasonValues", "ResetValues",
                "RuleChapterValues", "RuleLinkValues",
                "RuleRowValues", "RuleSectionValues", "RuleSourceValues", "RulesPageValues",
                "ScreenValues", "SearchValues", "SectionValues", "SegmentValues", "SidebarValues",
                "SourceLineValues", "SourceValues", "StageValues", "StartValues", "StatusValues", "SwitchGroupValues",
                "SwitchValues", "SwitchesValues", "TextPartValues", "TickValues", "ToolbarValues", "TreeGroupValues",
                "TreeRowValues", "TreeValues", "UndoValues", "UnlockValues", "WhyValues",
            ]
        )
    }

    /// Compares what a value answers with what reflection sees, all the way down.
    private static func check(_ value: Any, found: inout Set<String>) {
        let mirror = Mirror(reflecting: value)
        let children = mirror.children
        if mirror.displayStyle == .struct, let parent = value as? any NamedValues {
            found.insert("\(type(of: value))")
            for child in children {
                let answer = parent.child(named: child.label ?? "").map { "\($0)" }
                #expect(answer == seen(child.value), "\(type(of: value)) \(child.label ?? "")")
            }
            #expect(parent.child(named: "no such name") == nil)
        }
        for child in children { check(child.value, found: &found) }
    }

    /// What reflection gives the template library: nil for an empty optional, else what is in it.
    private static func seen(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" }
    }
}
