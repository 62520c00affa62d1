// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part1 = ##"""
        = Tests/Browser/editing/test_assist.py
        R4.1: test_words_are_explained_by_key_and_by_pointer
        = Tests/Browser/test_acting_drag.py
        R3.18: test_a_refusal_sends_it_home_with_the_reason
        = Tests/Browser/test_acting_scroll.py
        R2.53: test_the_bar_shrinks_on_scrolling_down_and_grows_back_on_scrolling_up
        = Tests/Browser/test_errors.py
        R3.14: test_a_refused_entry_goes_home_and_the_reason_is_said
        R3.14: test_a_forged_operation_is_refused_by_the_server_with_its_rule
        = Tests/Browser/test_links_unlock.py
        R2.33: test_it_goes_on_to_the_page_that_was_asked_for
        = Tests/Browser/test_palette.py
        R2.33: test_jumps_to_a_rule
        = Tests/Browser/test_rooms.py
        R2.69: test_a_section_opens_visions_sidebar_and_a_root_tab_closes_it
        = Tests/Browser/test_symbols.py
        R5.61: test_a_symbol_that_can_not_be_drawn_shows_letters_and_a_finding
        = Tests/CommandLine/test_commands.py
        R2.41: test_resolve_is_readable_as_text
        R1.25: test_customize_applies_the_rules_of_the_preview
        R5.1: test_lint_off_silences_a_finding
        R5.11 R5.32: test_a_spec_switches_findings_off_at_an_entry_and_for_the_whole
        R2.1 R5.11: test_an_empty_reason_and_a_foreign_id_are_refused_with_their_place
        R5.9: test_only_ids_of_findings_are_switched_off
        = Tests/CommandLine/test_diff.py
        R3.32: test_text_is_for_people_with_rule_and_advice
        = Tests/CommandLine/test_lint.py
        R5.1: test_several_files_are_linted_in_the_order_given_each_once
        R5.59: test_specs_that_share_a_storage_key_are_found
        R5.1: test_a_spec_that_cannot_be_shown_is_1_and_the_others_are_linted
        R5.1: test_a_file_that_cannot_be_read_is_74_and_the_others_are_linted
        R2.1 R5.1 R5.9 R5.10 R5.19: test_a_wrong_command_line_is_64_and_says_what_is_known
        R5.35: test_platforms_are_the_specs_own_unless_asked_for
        R5.5: test_os_decides_what_a_hidden_selection_is
        R5.1 R5.2: test_rules_are_switched_off_by_option_and_setting_together
        R5.1 R5.11: test_config_json_switches_rules_off_and_a_wrong_one_is_told
        R5.1: test_the_spec_switches_rules_off_with_a_reason
        R5.7 R5.38: test_a_customization_is_judged_with_the_spec
        R5.1: test_a_wrong_customization_is_1_and_the_specs_are_linted
        R5.1: test_sarif_says_every_rule_with_source_and_help
        R5.1: test_github_gets_a_command_for_each_finding
        R5.1: test_a_terminal_gets_colours_unless_somebody_asked_for_none
        = Tests/CommandLine/test_lint_writing.py
        R5.27: test_repairs_what_is_obvious_and_nothing_else
        R5.1 R5.27: test_what_needs_a_decision_is_left_and_reported
        R5.27: test_what_is_switched_off_is_not_repaired
        = Tests/CommandLine/test_serve.py
        R5.1: test_the_page_leaves_out_findings_that_are_switched_off
        = Tests/CommandLine/test_symbols_folder.py
        R5.61: test_lint_names_symbols_that_nobody_draws_and_the_one_that_is_meant
        R5.61: test_serve_puts_them_into_the_sprite_and_says_what_is_wrong
        = Tests/PreviewCoreTests/CustomizingTests.swift
        R3.1: refuses with R3.1 where nothing is attached, also a whole customization
        R3.28: keeps ids that the spec does not have when a whole customization comes (R3.28)
        R3.36: tells that a stored text could not be read, until the next act (R3.36)
        = Tests/PreviewCoreTests/ViewingTests.swift
        R5.1 R5.54: leaves out findings that are switched off
        = Tests/PreviewPagesTests/Bars/BarTests.swift
        R2.45 R2.48: draws a bottom bar with More after its tabs and search apart (R2.45, R2.48)
        R4.16: leads back from a tab of More to its list (R4.16)
        R2.25: draws the regions of a top bar in their order (R2.25)
        R2.29: shows pinned entries as symbols that say their title (R2.29)
        R2.30: shows a pinned entry without image by its title (R2.30)
        R2.3: offers the sidebar only where bar and sidebar change places (R2.3)
        R2.81: does not lead anywhere from a disabled entry (R2.81)
        R4.14: leaves the selection alone at an intercepted tab (R4.14)
        R2.53: marks a minimized bar and draws the accessory in line with it (R2.53)
        R2.55: draws the accessory above the bar otherwise (R2.55)
        R3.13: gives the row of entries its rights and the reasons for what is missing
        = Tests/PreviewPagesTests/Bars/EntryTextTests.swift
        R1.57 R1.58: gives assistive technology the author's label, and the pointer the author's help (R1.57, R1.58)
        R1.57: gives the hint where there is no help (R1.57)
        = Tests/PreviewPagesTests/Bars/ScrollingTests.swift
        R2.52: R2.52: a bar that shrinks says where scrolling leads
        R1.30: R1.30: a bar that never shrinks has no such address
        = Tests/PreviewPagesTests/Bars/SearchTests.swift
        R2.48: folds the tabs into one button beside the field of a chosen search tab (R2.48)
        R1.28 R4.20: takes focus at once, and goes back on closing, with searchTabSelection (R1.28, R4.20)
        = Tests/PreviewPagesTests/Inspector/CustomizationTests.swift
        R3.37 R3.38 R3.39 R3.40 R3.41: names the resets as SwiftUI does, and offers those that change something (R3.37 to R3.41)
        R3.1: says why there is nothing to customize (R3.1)
        = Tests/PreviewPagesTests/Inspector/InspectorTests.swift
        R2.20 R2.37: lists the regions of each frame with the reasons of their entries
        R5.1 R5.14 R5.30: lists the findings of all frames once, worst first
        = Tests/PreviewPagesTests/Inspector/ReasonOrderTests.swift
        R1.15 R1.20 R1.24 R1.49 R2.24 R2.35 R2.41 R2.42 R2.44 R2.48 R2.62 R2.74 R2.76 R2.77 R3.3: begins with the rule that places the entry where it stands
        R1.30 R2.1 R2.3 R2.20 R2.42 R2.45 R2.51 R2.86 R6.10: sets apart what decides the form of the whole
        = Tests/PreviewPagesTests/Pieces/PieceTests.swift
        R2.82: marks symbols that turn, in pieces too (R2.82)
        = Tests/PreviewPagesTests/Rendering/SymbolCatalogTests.swift
        R2.76: finds the variant to draw, or the outline, or nothing (R2.76)
        R2.82: draws the initials of a symbol it does not have (R2.82)
        = Tests/PreviewPagesTests/Rights/WhyTests.swift
        R3.1: says that nothing is attached (R3.1)
        R3.2: says that only a wide iPad customizes (R3.2)
        R3.3: says that an id is missing, and where to write it (R3.3)
        R3.8 R3.9 R3.14: says what keeps an entry's place in the bar
        R3.13: says that root tabs and sections are not moved in the sidebar (R3.13)
        R3.17: says that a section keeps the order of its tabs (R3.17)
        R1.24 R3.9 R3.18: says why an entry can't be hidden
        = Tests/PreviewPagesTests/Screen/ScreenTests.swift
        R4.7: is never blank without a tab to show (R4.7)
        = Tests/PreviewPagesTests/Sidebar/RoomTests.swift
        R2.63: a TV's pill shows the current tab and leads to the sidebar (R2.63)
        R2.68: Vision's sidebar is headed by the section it is of (R2.68)
        R6.2: a caption counts the system as it was counted then (R6.2)
        = Tests/PreviewPagesTests/Sidebar/SidebarTests.swift
        R2.41 R2.42: draws root rows, then sections with headings that fold (R2.41, R2.42)
        R2.23: shows bar and sidebar while editing, with ids of their own (R2.23)
        R3.12: ticks what shows, and lists what is hidden after it without tick (R3.12)
        R3.1: offers no editing where nothing is attached (R3.1)
        R2.57: draws More as a list of its rows, titled More (R2.57)
        = Tests/PreviewPagesTests/Text/TextTests.swift
        R2.82: shortens a name to its first letters (R2.82)
        = Tests/PreviewServerTests/Answers/CustomizationAnswerTests.swift
        R3.3: refuses and changes nothing
        R3.1: refuses with R3.1 where nothing is attached
        = Tests/PreviewStoreTests/Acts/StorePromisesTests.swift
        R1.82 R1.93 R3.35: keeps specs and storage keys apart (R1.82, R1.93, R3.35)
        = Tests/PreviewStoreTests/Acts/UnreadableTextTests.swift
        R3.36: R3.36 starts empty, says so, and keeps the old text until the next change
        R3.36: R3.36 names the newer version
        = Tests/SpecAssistanceTests/BrokenTextTests.swift
        R5.19: survives random pieces of specs in any order
        = Tests/SpecAssistanceTests/DiagnosticTests.swift
        R5.27: offers the repair of a finding, and to switch it off with a reason
        = Tests/SpecAssistanceTests/HoverTests.swift
        R1.17 R1.20 R1.43: explains a key with what it takes and its rules
        R1.18 R1.25 R1.46 R2.60 R5.19: explains a word by its rules
        R5.61: shows a symbol, and says of an unknown one that it is none
        = Tests/SpecAssistanceTests/KeyCompletionTests.swift
        R5.1 R5.19: completes keys wherever an object stands in YAML
        R5.2 R5.21: completes keys wherever an object stands in JSON
        = Tests/SwiftUIWritingTests/SourceTests.swift
        R5.24 R5.33: nothing of a spec is lost
        R4.14 R4.15: an intercepted tab presents a sheet and never becomes the selection (R4.14, R4.15)
        R4.10 R4.11 R4.12: the Browse pattern selects and pushes as Apple’s does (R4.10, R4.11, R4.12)
        R1.8: without a bound selection tabs have no values (R1.8)
        R1.5: no block has more than ten entries (R1.5)
        = Tests/SymbolReadingTests/Sprite/SpriteTests.swift
        R2.76: gives added symbols their names, and no filled form of ours to an added outline (R2.76)
        = Tests/TabModelTests/FeatureTests.swift
        R6.2 R6.4 R6.5 R6.8: each system has it since its own version (R6.2, R6.4, R6.5, R6.8)
        R1.36 R1.37 R1.38 R1.39 R1.40 R1.41: a style exists where its feature does (R1.36 to R1.41)
        = Tests/TabModelTests/OSVersionTests.swift
        R6.1 R6.9: goes back to OS 18 and no further, and takes 26 unless told (R6.1, R6.9)
        = Tests/TabPreviewTests/LayoutTableTests.swift
        R5.43: tells a finding once, below the table
        R2.41: gives one layout its rows, then its reasons in columns
        = Tests/TabPreviewTests/SettingsReaderTests.swift
        R2.1 R5.1 R5.3 R5.19 R5.61: takes ids of findings only to switch them off
        = Tests/TabResolverTests/Difference/ChangePlatformTests.swift
        R1.49 R2.65: a badge shows where badges exist (R2.65, R1.49)
        R1.47: a badge of a hidden tab shows nowhere but where nothing can be hidden (R1.47)
        R2.43: a section's name shows where sections are drawn, not in a bottom bar (R2.43)
        R2.27: sidebar-only shows where it takes a tab out of a bar (R2.27)
        R2.15: hiding a section shows through its tabs (R2.15)
        R2.26 R2.47: a move of a pinned tab shows where the declared order is drawn, not in a bottom bar (R2.26, R2.47)
        R2.37: a storage key shows nowhere, but the fixed region it switches on does (R2.37)
        = Tests/TabResolverTests/Difference/ChangeTests.swift
        R3.32: knows an entry again under another name (R3.32)
        R5.19: tells what is otherwise in an entry
        R5.7: tells what is otherwise in the tab view
        = Tests/TabResolverTests/Difference/DifferencePropertyTests.swift
        R3.27: a spec does not differ from itself, and loses nothing that is stored
        R3.32: under the renamed ids a person has the layout they had (R3.32)
        = Tests/TabResolverTests/Difference/DrawingDifferenceTests.swift
        R2.45 R4.4: a sixth tab pushes others into More (R2.45)
        R2.45 R4.4: one tab less brings them back
        R2.26 R2.27: sidebar-only leaves the iPad bar, and a role pins (R2.27, R2.26)
        R2.41: another section is told in the sidebar (R2.41)
        = Tests/TabResolverTests/Difference/FateTests.swift
        R2.37 R3.3 R3.6 R3.7 R3.8 R3.9 R3.10 R3.11 R3.23 R3.27 R3.28 R3.30 R3.32 R3.34: judges a stored id by the rule that decides
        R3.35: another storage key orphans everything and is said once (R3.35)
        R3.1: no attached customization orphans everything (R3.1)
        R3.1: another style displaces everything (R3.1)
        R3.31: newcomers come last where an order is stored (R3.31)
        R3.34: a new order of the bar stays hidden behind a stored one (R3.34)
        R3.9 R3.28 R3.34: without a file it speaks of a person who customized everything
        R3.32 R5.38: names the ids that renaming would save, those that are stored (R3.32, R5.38)
        R3.28: renaming keeps everything else that is stored (R3.28)
        = Tests/TabResolverTests/Editing/OperationTests.swift
        R3.28: R3.28: unknown and absent ids stay behind the id they followed
        R3.24: R3.24: removing, hiding and showing store a visibility, even the usual one, and leave orders alone
        R3.11: R3.11: what was hidden comes back to its place in the bar
        R3.37 R3.38 R3.39 R3.40 R3.41: R3.37 to R3.41: each reset clears what it names
        R3.18: an array is applied in order, all or none
        = Tests/TabResolverTests/Editing/RefusalTests.swift
        R1.24 R1.25 R2.16 R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10 R3.11 R3.12 R3.13 R3.14 R3.15 R3.16 R3.17: R3.1 to R3.17: forbids what the rules forbid and names the rule
        R3.1: R3.1: forbids everything without an attached customization
        R3.18: R3.18: keeps the last entry of the bar and the last tab of the sidebar
        = Tests/TabResolverTests/Editing/RightsTests.swift
        R3.3 R3.12 R3.13 R3.14 R3.15 R3.16 R3.17 R3.18: R3.3 and R3.12 to R3.18: grants exactly the rights of the table
        R3.2: R3.2: rights are the same whichever form shows, and none in compact width
        R3.12: R3.12: on Mac only moving inside a section is at hand
        = Tests/TabResolverTests/Findings/ExampleTests.swift
        R5.2 R5.50: a fix makes no new error
        R5.61: every rule has an example that speaks, its repair, and the severity of the table
        = Tests/TabResolverTests/Findings/Examples/BarExamples.swift
        R5.14: R5.14 warning -
        R5.15: R5.15 info -
        R5.16: R5.16 warning a
        R5.17: R5.17 warning a
        R5.18: R5.18 info b
        R5.19: R5.19 info X
        R5.20: R5.20 info X
        R5.58: R5.58 warning a
        = Tests/TabResolverTests/Findings/Examples/LabelExamples.swift
        R5.21: R5.21 warning t
        R5.62: R5.62 warning a
        R5.22: R5.22 warning b
        R5.23: R5.23 info a
        R5.24: R5.24 info -
        R5.26: R5.26 warning s
        R5.27: R5.27 info a
        R5.28: R5.28 error a
        R5.29: R5.29 warning a
        R5.29: R5.29 warning X
        R5.30: R5.30 warning a
        R5.32: R5.32 info a
        R5.33: R5.33 warning a
        R5.33: R5.33 warning X
        R5.34: R5.34 info b
        R5.40: R5.40 warning a
        R5.54: R5.54 info a
        R5.56: R5.56 info -
        = Tests/TabResolverTests/Findings/Examples/StructureExamples.swift
        R5.35: R5.35 error -
        R5.36: R5.36 warning -
        R5.37: R5.37 warning X
        R5.38: R5.38 info -
        R5.39: R5.39 warning a
        R5.39: R5.39 warning X
        R5.41: R5.41 warning Z
        R5.42: R5.42 warning X
        R5.43: R5.43 info section-0
        R5.44: R5.44 warning -
        R5.45: R5.45 info -
        R5.46: R5.46 info -
        R5.47: R5.47 error -
        R5.50: R5.50 error -
        R5.50: R5.50 warning X
        R5.51: R5.51 warning m
        R5.51: R5.51 warning b
        R5.52: R5.52 info -
        = Tests/TabResolverTests/Findings/Examples/ValueExamples.swift
        R5.1: R5.1 error a~2
        R5.2: R5.2 error 1
        R5.2: R5.2 error b
        R5.3: R5.3 error b
        R5.4: R5.4 error -
        R5.5: R5.5 warning b
        R5.5: R5.5 error b
        R5.6: R5.6 error b
        R5.6: R5.6 error X~2
        R5.7: R5.7 warning a
        R5.7: R5.7 warning section-0
        R5.8: R5.8 warning a
        R5.8: R5.8 warning section-1
        R5.9: R5.9 warning a
        R5.10: R5.10 warning -
        R5.11: R5.11 info -
        R5.12: R5.12 info -
        R5.13: R5.13 info a
        = Tests/TabResolverTests/Findings/FindingTests.swift
        R5.1 R5.2 R5.14 R5.15 R5.16 R5.19 R5.20 R5.21 R5.22 R5.23 R5.26 R5.27 R5.28 R5.29 R5.30 R5.32 R5.33 R5.34 R5.35 R5.39 R5.41 R5.43 R5.50 R5.52 R5.54 R5.56 R5.58: each rule speaks where it should, and not where it should not
        R5.6 R5.7 R5.8 R5.9 R5.12 R5.13 R5.18: rules about an attached customization
        R5.3 R5.4: R5.3 and R5.4: a selection needs values, and one of them
        R5.5: R5.5: a selection hidden in another width is found without a mapping, and not with one
        R5.10 R5.11: R5.10 and R5.11: a customization without effect, and ids without customization
        R5.17: R5.17: default visibility where it never acts
        R5.24: R5.24: searchable without a search tab
        R5.36 R5.42 R5.44: R5.36, R5.42 and R5.44: what a style takes away
        R5.45 R5.46 R5.47: R5.45, R5.46 and R5.47: modifiers for other platforms or newer systems
        R5.38: R5.38: ids that the spec lacks are named
        R5.51: R5.51: a Browse tab that shows in both widths
        = Tests/TabResolverTests/Findings/LinterTests.swift
        R5.59: every rule has one id and a severity of the rulebook's table
        R5.11 R5.16: spec and entry switch findings off
        R5.16 R5.34: rules about platforms speak of those the spec names and the one asked for
        R5.12 R5.13 R5.34: not available there is an information
        R5.16 R5.24 R5.28 R5.39 R5.54: findings stand by the whole, declared order, then rule number, with their place
        R5.1 R5.6: R5.1 and R5.6 name the other entry so that it can be told apart
        R5.14: R5.14 lists what falls into More
        R5.14: R5.14 tells of a bar whose pinned tabs are too many to fall into More
        R5.50: R5.50 says once where every tab is hidden
        = Tests/TabResolverTests/Findings/SpecLintTests.swift
        R5.12 R5.14 R5.15 R5.16 R5.35: a finding stands once, however many platforms and systems it holds on
        R5.16 R5.17 R5.34: speaks of the platforms asked for instead of the spec's, and calls nothing useless that acts on those
        R5.4: R5.4 says what happens on which system
        R5.14: R5.14 says on which system which tabs fall into More
        R5.37: R5.37 is silent in a layout unless tabs were added since
        R5.59: R5.59 finds a storage key that another file has already
        R5.59: R5.59 is silent about other keys, none, and the same file
        R5.59: R5.59 is switched off like every rule
        R5.14 R5.15 R5.16 R5.56 R5.59: R5.59 stands by its number among the findings about the whole
        """##
}
