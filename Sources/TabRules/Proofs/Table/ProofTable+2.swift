// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part2 = ##"""
        = Tests/TabResolverTests/Situations/operations.txt
        R3.12 R3.13 R3.14 R3.15 R3.16 R3.17 R3.18 R3.21: Form 7, Operations: what each stores, and what is refused with which rule (3.3, R3.12 to R3.18, R3.21).
        R3.28: Orders are written whole; unknown and absent ids stay behind the id they followed (R3.28).
        R1.77: a section's order is that of all its tabs, hidden ones too (R1.77)
        R3.37 R3.38 R3.39 R3.40 R3.41: Resets (R3.37 to R3.41).
        R3.1: Nothing attached.
        R3.3: R3.3: no customizationID, of the entry or of the neighbour.
        R3.30: an order holds ids alone: those without one stand where they are listed last (R3.30)
        R1.25 R3.8 R3.15: R3.8, R3.15: pinned and search stay; nothing goes before the fixed or behind the pinned.
        R1.24 R1.25 R3.3: R1.24, R1.25: reorderable and disabled.
        R1.24 R1.25 R3.17: R3.17: a section locked for the sidebar
        R3.6 R3.7 R3.11 R3.14: R3.7, R3.14: for the sidebar alone is never added; hidden by default is.
        R3.13: R3.13: a child moves in its own section alone; sections and root tabs not at all.
        R3.18: R3.18: the last of the bar and the last of the sidebar stay.
        R3.18: An array is all or none.
        R2.80 R3.13: Headerless sections have no entry of their own in the bar; their tabs are root tabs there.
        R2.16: An empty section
        R3.6: Hidden for a size class: the rules hold for regular width
        = Tests/TabResolverTests/Situations/other-platforms.txt
        R1.42 R2.58 R2.59 R2.60 R2.61 R2.62 R2.63 R2.64 R2.65 R2.66 R2.67 R2.68 R2.69 R2.70 R2.71 R2.72 R2.73 R2.74: Mac, TV, Vision and Watch (R2.58 to R2.74), and styles a platform lacks (R1.42).
        R2.41 R2.58 R2.59 R2.60 R5.35: R2.41, R2.58, R2.59, R2.60.
        R2.61 R2.62 R3.42: R2.61, R2.62, R3.42: on the Mac stored sidebar visibility counts, the author's defaults and locks do not.
        R2.64 R2.65 R2.66 R5.12 R5.34: R2.64 to R2.66: Apple TV.
        R2.67 R2.68 R2.69 R2.70 R2.71 R2.72 R2.73: R2.67 to R2.73: Vision Pro.
        R2.7 R2.9 R2.74 R5.35 R5.36: R2.7, R2.9, R2.74: Apple Watch.
        R5.34: hidden does not exist there
        R1.33 R2.8: R2.8, R1.33: pages.
        R1.42 R5.35: R1.42, R5.35: a style the platform lacks is previewed as automatic.
        R3.42: R3.42: a section hidden by a person stays in the ornament, and opens its tabs there.
        = Tests/TabResolverTests/Situations/reasons.txt
        R2.15 R2.16 R2.24 R2.26 R2.27 R2.31 R2.32 R2.33 R2.35 R2.37 R2.39 R2.41 R2.42 R2.43 R2.44 R2.45 R2.46 R2.47 R2.48 R2.49 R2.50 R2.58 R2.63 R2.68 R2.69 R2.74 R3.3 R3.10 R3.29 R3.30 R3.33 R4.5 R4.7 R4.8 R4.14: Notes: which rule gives the reason for an entry's place (form 4, notes).
        R2.15 R2.26 R2.41 R2.43 R2.50: Certain or not, and said of the right thing.
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
        = Tests/TabResolverTests/Situations/versions.txt
        R6.2 R6.10: R6.2, R6.10: OS 18 has the bar on top, and search as an ordinary entry; 26 has the same order.
        R6.4: R6.4: disabled tabs are dimmed; no generation older than 18 is drawn.
        R6.5: R6.5: OS 26 detaches search, shrinks the bar and has an accessory; OS 18 does none of it.
        R4.7 R4.8 R5.5 R6.8: R6.8: OS 27 has the prominent role, folded sections and a strict selection; search alone isn't set apart.
        R6.9: R6.9: what is newer than the OS does nothing in the drawing.
        = Tests/TabResolverTests/Symbols/FilledSymbolsTests.swift
        R2.75: R2.75 puts fill at the end of most names
        R2.76: R2.76 fills the part that the catalogue fills
        R2.76: R2.76 leaves a symbol without a filled form as it is
        R2.76: R2.76 keeps a name that is filled already
        = Tests/TabResolverTests/Symbols/SpriteTests.swift
        R2.82: R2.82 draws every listed name
        R2.75: R2.75 draws the filled form of every drawn symbol that has one
        R2.76: R2.76 draws no filled form that the table does not name
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
        = Tests/TabRulesTests/Coverage/CertaintyTests.swift
        R2.24: finds the certainties that notes give
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
