// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part3 = ##"""
        = Tests/TabResolverTests/Transitions/ChoosingTests.swift
        R4.3: R4.3: choosing a tab selects it, whatever the spec binds
        R2.81 R4.14: R2.81 and R4.14: what is disabled, intercepted, hidden or unknown can't be chosen by hand
        R2.81: R2.81: code selects a disabled tab, and it stays while another is not chosen
        R4.5: R4.5: a section's entry selects its first visible tab, and later the one chosen there last
        R4.5: R4.5: choosing a section again keeps its tab, and so does its inner section
        R4.5: R4.5: what a section showed last is gone once the author hides it
        R2.68 R2.69: R2.68 and R2.69: a header opens its sidebar, choosing there keeps it lit, a root tab closes it
        R2.83: R2.83: choosing the active tab again changes nothing, and empties the Browse path
        R2.52: R2.52: a shrunk bar grows back on a tap and on scrolling up
        R2.39: R2.39: a tab that stands nowhere in the bar has a place at its end until another is chosen
        R3.20: R3.20: a selected tab that someone hides goes when another is chosen
        = Tests/TabResolverTests/Transitions/DeviceTests.swift
        R4.10: R4.10: a regular tab goes on the Browse path in compact width
        R4.11: R4.11: Browse becomes the path's last in regular width, and the path is not cleared
        R4.12: R4.12: tabs outside the pattern are left alone, and the first appearance is mapped with its path
        R4.19: R4.19: what nobody chose stays selected where other tabs come first
        R4.19: R4.19: what nobody chose stays left to the rules where they come to the same
        R2.22: R2.22: the form that was chosen comes back after compact width
        R2.20 R2.21: R2.20 and R2.21: turning changes the form only while nobody chose one
        R2.23: R2.23: editing shows bar and sidebar, and ends with compact width and with another form
        R3.1: R3.1: without a customization there is nothing to edit
        R2.13: R2.13: an iPhone of regular width is held sideways
        R4.7: R4.7: SW8 leaves a hidden selection bound through every change of width
        = Tests/TabResolverTests/Transitions/MoreTests.swift
        R4.16: R4.16: More opens its list, and a tab of it lights More
        R4.16: R4.16: going back from a tab of More, and choosing More again, show the list
        R4.16: R4.16: chosen from elsewhere, More shows its last tab, unless it was left at its list
        R4.5 R4.16: R4.5 and R4.16: a section's memory outlives a More that was left at its list
        R4.17: R4.17: in regular width a tab of More stays, and its list gives way to the tab before
        R4.16: R4.16: where nothing falls into More there is none to choose
        = Tests/TabResolverTests/Transitions/SearchTransitionTests.swift
        R4.20: R4.20: search that activates when chosen gives the selection back when it is cancelled
        R1.28: R1.28: elsewhere choosing the search tab does not activate its field
        R2.48: R2.48: without it the field is activated by a tap, and cancelling stays on the search tab
        R2.48: R2.48: activating search from elsewhere chooses the search tab first
        R4.20: R4.20: another tab ends the search, and nothing leads back to it
        R4.19: R4.19: search stays the selection whatever becomes of the device, and back
        = Tests/TabResolverTests/Transitions/TransitionPropertyTests.swift
        R4.19: R4.19: only choosing, search and the Browse pattern change what is selected
        R4.3: R4.3: a tab that is chosen is selected and shown, and choosing it again changes nothing
        R4.10 R4.11: compact and regular width lead back and forth to the same two states
        = Tests/TabResolverTests/Vectors/MixedVectorTests.swift
        R2.53: a scrolled iPhone bar keeps its entries and tells that it is shrunk
        = Tests/TabResolverTests/Vectors/VectorStoryTests.swift
        R2.33 R5.19: V13 takes the section entries out with SW2 = sectionItem, and says R5.19
        R5.16: V27 reports a sidebar-only tab that shows in compact width, and stands it in the ornament
        R5.38: V38 keeps an unknown id and reports it
        R5.7: V45 keeps a tab without id out of customizing and reports it
        R5.12: V47 reports a customization for TV
        R4.14: V51 intercepts an action and keeps the selection
        R5.34: V54 shows badges but for 0 and on TV
        R5.1: V59 reports two tabs of one value
        = Tests/TabSpecCodingTests/Customization/CustomizationCodingTests.swift
        R3.23: writes sorted keys and reads them back (R3.23)
        R3.24: leaves out what is automatic, so that equal states are equal bytes (R3.24)
        R3.36: tells a newer version apart from a text that can't be read (R3.36)
        = Tests/TabSpecCodingTests/Layout/DiagnosticCodingTests.swift
        R5.19: writes every key of a diagnostic, null where nothing is known (form 6)
        = Tests/TabSpecCodingTests/Layout/LayoutCodingTests.swift
        R2.33 R5.14: writes pages, rights, notes and findings (form 4)
        = Tests/TabSpecCodingTests/Spec/MistakeTests.swift
        R5.1 R5.6 R5.33: reads what is only questionable (R5.1, R5.6, R5.33)
        = Tests/TabSpecCodingTests/Spec/SpecContentTests.swift
        R5.2 R5.19: reads mapping, platforms, switches and switched-off findings
        R5.1: reads the keys that tabs and sections share
        """##
}
