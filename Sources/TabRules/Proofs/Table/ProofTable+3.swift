// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part3 = ##"""
        = Tests/TabResolverTests/Situations/selection.txt
        R4.4 R5.40: R4.4: without a binding, the first visible tab.
        R4.6 R4.7 R4.9 R5.5: R4.6, R4.7, R4.9: bound and hidden: the bound value stays, the tab now at the same index shows.
        R5.5: hidden in one size class only
        R5.4: R5.4: a value no tab has.
        R4.14 R4.15: R4.14, R4.15: intercepted tabs.
        R4.5: R4.5: a section chosen is one of its tabs.
        R4.10 R4.11 R4.12 R5.5: R4.10 to R4.12: the Browse pattern, both ways, with a path.
        R4.16 R4.17: R4.16, R4.17: More.
        R2.48 R4.20: R4.20, R2.48: search.
        R3.20 R4.19: R4.19, R3.20: the author's defaults do not take a selected tab's content away.
        R4.9: R4.9: the index is that among the tabs as they were; what the sidebar does not list was not among them.
        R5.5: A selection hidden by a section around it, and one chosen on the command line.
        R5.50: Everything hidden
        R4.5: R4.5: the tab last chosen in a section; what was selected just before wins over it, and the newest of several.
        R1.28: R1.28: search activates by being chosen on iPhone, iPad and Mac alone, so elsewhere there is nothing to leave.
        R4.18: R4.18: a tab chosen through More may not reach the binding; one that code selected did.
        = Tests/TabResolverTests/Situations/switches.txt
        R2.31: SW1 sectionChildrenInBar (R2.31)
        R2.33 R3.10: SW2 sectionDefaultVisibilityScope (R2.33)
        R2.20 R2.21: SW3 automaticIPadForm (R2.20)
        R3.33: SW4 customizationInCompact (R3.33)
        R2.27 R2.43: SW5 sidebarOnlyInCompact (R2.27)
        R2.46: SW6 searchInMore (R2.46)
        R2.58 R2.60: SW7 macAutomatic (R2.60)
        R4.7: SW8 hiddenSelection (R4.7)
        R2.37: SW9 regionsNeedCustomization (R2.37)
        = Tests/TabResolverTests/Situations/versions.txt
        R6.2 R6.10: R6.2, R6.10: OS 18 has the bar on top, and search as an ordinary entry; 26 has the same order.
        R6.4: R6.4: disabled tabs are dimmed; no generation older than 18 is drawn.
        R6.5: R6.5: OS 26 detaches search, shrinks the bar and has an accessory; OS 18 does none of it.
        R4.7 R4.8 R5.5 R6.8: R6.8: OS 27 has the prominent role, folded sections and a strict selection; search alone isn't set apart.
        R6.9: R6.9: what is newer than the OS does nothing in the drawing.
        = Tests/TabResolverTests/Situations/who-appears-where.txt
        R2.24 R2.41 R2.45 R2.68 R2.74: root tab (R2.24, R2.41, R2.68, R2.74)
        R2.26 R2.30 R2.42 R2.47 R2.71 R2.74: root tab, pinned (R2.26, R2.47, R2.71)
        R2.26 R2.42 R2.48 R2.49 R2.50 R2.71 R2.74: search tab (R2.26, R2.48 to R2.50, R2.71)
        R2.27 R2.42 R2.70: root tab, sidebarOnly (R2.27, R2.70)
        R1.46 R2.36 R2.44 R2.62 R3.10 R3.14: root tab, default hidden in the bar (R2.44, R3.10, R3.14)
        R2.35 R2.42 R2.44 R2.62: root tab, default hidden in the sidebar (R2.35, R2.42)
        R2.31 R2.41 R2.43 R2.68 R2.69 R2.74: section, and child (R2.31, R2.41, R2.43, R2.68, R2.74)
        R2.31 R2.34: section, sidebarOnly (R2.34)
        R2.33: section, default hidden in the bar (R2.33)
        R2.32: child, default visible in the bar (R2.32)
        R2.26 R2.47: child, pinned (R2.26, R2.47)
        R1.47 R2.15 R2.65: anything hidden (R2.15); TV and watch have no hidden (R2.65, R1.47)
        = Tests/TabResolverTests/Situations/who-may-do-what.txt
        R1.24: any, reorderable for the bar: added only where the default is out, never removed (R1.24)
        R1.25 R2.37: any, disabled for the bar: fixed region (R1.25, R2.37)
        R3.8 R3.14: pinned, search, sidebarOnly (R3.8, R3.14)
        R3.11: default hidden in the bar and in the sidebar (R3.11)
        R3.3 R3.4: no id; disabled in both (R3.3, R3.4)
        R3.17: R3.17: a section locked in the sidebar keeps its children in place, hiding them follows their own behavior
        R1.61 R2.65 R3.1 R3.2 R3.33: R3.1, R3.2: everywhere else nobody may do anything; a Mac moves inside sections
        R3.6 R3.7 R3.8 R3.9: R3.6 to R3.9: stored, and void
        = Tests/TabResolverTests/Symbols/FilledSymbolsTests.swift
        R2.75: R2.75 puts fill at the end of most names
        R2.76: R2.76 fills the part that the catalogue fills
        R2.76: R2.76 leaves a symbol without a filled form as it is
        R2.76: R2.76 keeps a name that is filled already
        = Tests/TabResolverTests/Symbols/SpriteTests.swift
        R2.82: R2.82 draws every listed name
        R2.75: R2.75 draws the filled form of every drawn symbol that has one
        R2.76: R2.76 draws no filled form that the table does not name
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
        R2.52: R2.52: a bar that shrinks on scrolling up grows back on a tap and on scrolling down
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
