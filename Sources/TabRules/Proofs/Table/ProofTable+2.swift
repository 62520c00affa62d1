// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part2 = ##"""
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
        = Tests/TabRulesTests/RuleStatementTests.swift
        R2.24: a rule is applied unless it says otherwise
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
