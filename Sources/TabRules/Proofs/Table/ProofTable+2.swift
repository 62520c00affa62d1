// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part2 = ##"""
        = Tests/TabResolverTests/Findings/SuppressionTests.swift
        R5.11 R5.16 R5.32: a rule switched off for all specs finds nothing, in a layout and over all devices
        R5.11 R5.16: an entry switches off what is found at it, not at others and not about the whole
        R5.16: a switch that finds something is no remark
        R5.2 R5.16 R5.19: a switch that finds nothing is told where it stands
        R5.14: a switch at an entry is unused for what is about the whole
        R5.9 R5.14 R5.25: a rule that needs source, and an id that no rule has, are told as such
        R5.16 R5.26 R5.38: a narrow question calls nothing unused that counts elsewhere
        R5.59: R5.59 is unused as long as no other spec has the key
        = Tests/TabResolverTests/Findings/SymbolRulesTests.swift
        R5.61: R5.61 is silent about symbols that can be drawn, filled or not, and about none
        R5.61: R5.61 names a symbol that can't be drawn, and the one that may be meant
        R5.61: R5.61 is silent where nobody knows what can be drawn
        R5.61: R5.61 stands in a layout's findings too, and is switched off like every rule
        R5.61: R5.61 is no unused suppression where nobody knows what can be drawn
        R2.76: R2.76 fills a symbol of one's own where its filled form was added
        R5.61: R5.61 stays quick for ten thousand unknown names
        = Tests/TabResolverTests/Findings/TextRulesTests.swift
        R5.62: R5.62 is silent about how people write
        R5.62: R5.62 names what is not seen between letters, by its code point
        R5.62: R5.62 names every member and every character, each once
        R5.62: R5.62 keeps its sentence short, however much is hidden
        R5.62: R5.62 has no repair where nothing would be left, or something refers to the text
        R5.62: R5.62 stays quick for ten thousand tabs
        = Tests/TabResolverTests/Rules/ChromeTests.swift
        R2.1 R2.2 R2.12: R2.1, R2.2 and R2.12: iPhone and a compact iPad have a bottom bar
        R2.3 R2.40: R2.3 and R2.40: a wide iPad has a sidebar with the adaptable style only
        R2.4 R2.60: R2.4 and R2.60: Mac has a sidebar or segments, and SW7 decides for automatic
        R2.5 R2.6: R2.5 and R2.6: TV and Vision by style
        R2.7 R2.8 R2.9: R2.7, R2.8 and R2.9: pages and their axes
        R1.33: R1.33: dots show by mode and number of pages
        R1.42 R5.35: R1.42: a style the platform lacks is drawn as automatic, with an error
        R2.13: R2.13: a wide iPhone on 27 shows the sidebar it is asked for
        R1.64: R1.64: on 27 Mac and TV show the top bar they are asked for, iPad does not
        = Tests/TabResolverTests/Rules/CommonStepTests.swift
        R2.15: R2.15: hidden entries go, with a section its tabs
        R2.16: R2.16: a section with nothing left in it goes
        R2.17: R2.17: an author's label and placement win over the role's
        R2.19: R2.19: tabs without value are told apart
        R2.20: R2.20: the form follows the spec, else the orientation, else SW3
        R2.21: R2.21: a person's form wins over the spec's
        R2.23: R2.23: both show while editing, which needs a customization
        = Tests/TabResolverTests/Rules/CompactTests.swift
        R2.43: R2.43: sections are flattened in place
        R2.44 R3.33: R2.44 and R3.33: default visibility, behaviors and the stored state do nothing
        R2.45: R2.45: five fit, six are four and More
        R2.46: R2.46: search keeps one of the five places
        R2.46: R2.46: SW6 lets search fall into More in declared order
        R2.47: R2.47: pinned tabs stand at the end and stay out of More, search outermost
        R2.46: R2.46: one other tab stays however many are pinned
        R2.48: R2.48: on 26 the first search tab is drawn apart, on 18 none
        R2.48: R2.48: active search is a field, and the other tabs one button
        R2.48 R2.49 R2.50: R2.49 and R2.50: notes name the rule of the OS
        R1.16 R2.50: R1.16 and R2.50: on 27 the first prominent tab is drawn apart, before search, and keeps its place
        R2.27: R2.27: SW5 decides on sidebar-only tabs
        R2.52: R2.52: only an iPhone's bar shrinks, when scrolled down or up again
        R2.53 R2.55: R2.53 and R2.55: the accessory stands above the bar, or in line with a shrunk one
        R2.56: R2.56: direction changes nothing in the layout
        = Tests/TabResolverTests/Rules/LabelTests.swift
        R2.75 R2.76: R2.75 and R2.76: bars fill symbols that have a filled variant, sidebars none
        R2.77: R2.77: badges of 0 and empty ones don't show
        R2.78: R2.78: a badge in More stands on its row
        R2.81: R2.81: disabled entries are dimmed, a section's children too, and can be selected by code
        = Tests/TabResolverTests/Rules/ModelTests.swift
        R1.17 R1.18 R1.19 R1.84 R1.85: R1.17 to R1.19, R1.84 and R1.85: placements and behaviors choose the region of the bar
        R1.43: R1.43: a section's placement is its own, not its children's
        R1.3 R1.87: R1.3 and R1.87: a section is one entry and never the selection
        R1.26 R1.27: R1.26 and R1.27: content reads the chrome that shows
        R1.27: R1.27: without sections none are showing
        R1.90 R2.50: R1.90 and R2.50: on 27 search is set apart only if it activates itself
        R1.8 R1.11 R1.13: R1.8, R1.11 and R1.13: labels are as written, and a section's header stands for it
        R1.5 R1.7: R1.5 and R1.7: any number of entries, and sections in sections
        R6.9: R6.9: what exists somewhere exists from one generation on, never before 18
        R6.10: R6.10: 18 and 26 draw the same entries in the same order where no search is
        R2.56: R2.56: one layout serves both directions
        = Tests/TabResolverTests/Rules/NoteTests.swift
        R2.9 R2.31 R2.90 R3.1: orders notes by the whole, then declared order, then rule number
        R2.24 R2.32 R2.47: says how sure it is
        = Tests/TabResolverTests/Rules/OtherPlatformTests.swift
        R2.58: R2.58: Mac's sidebar has every row and no bar
        R2.59: R2.59: Mac's segments are flattened, pinned last, then search
        R2.61 R2.62: R2.61 and R2.62: on Mac stored visibility counts, author's defaults and behaviors do not
        R2.63: R2.63: TV's sidebar folds once a tab is chosen
        R2.64 R2.66: R2.64 and R2.66: TV's bar is flattened and has no More
        R2.65: R2.65: TV knows no hidden, no badges, no customization
        R2.68 R2.69: R2.68 and R2.69: only the chosen section's tabs stand in Vision's sidebar
        R2.70 R2.71: R2.70 and R2.71: Vision's ornament has sidebar-only and pinned tabs in declared order
        R2.72: R2.72: Vision flattens sections in other styles
        R3.42: R3.42: Vision's section sidebar follows the stored state, its ornament does not
        R2.74: R2.74: a watch pages through every tab in declared order
        R2.79: R2.79: a section without icon is a folder in the ornament and title only on iPad
        = Tests/TabResolverTests/Rules/SelectionTests.swift
        R4.1 R4.3: R4.1 and R4.3: the bound value selects the first tab that has it
        R4.3: R4.3: choosing wins over the bound value, and an unknown choice does not
        R4.4 R4.15: R4.4 and R4.15: without a binding the first visible tab that is no action is selected
        R4.5: R4.5: a section selects its tab chosen last, else its first visible one
        R4.6 R4.7 R4.8 R5.5: R4.6, R4.7 and R4.8: a hidden selection stays bound while another tab shows
        R4.7: R4.7: SW8 leaves the screen empty
        R4.7 R5.4: R4.7: a value that no tab has falls back to the first tab
        R4.9: R4.9: the tab now at the same place shows, else the first
        R4.10 R5.5: R4.10: a regular tab becomes Browse in compact width, on its path
        R4.11: R4.11: Browse becomes the path's last tab, or the default where there is none
        R4.12: R4.12: the first appearance is mapped too, and other tabs are left alone
        R4.14: R4.14: an intercepted tab leaves what was selected before
        R4.15: R4.15: an intercepted tab is not the initial selection
        R4.16: R4.16: More is lit for its tab and for its list
        R4.17: R4.17: in regular width an overflow tab stays, and More's list gives way to the tab before
        R4.19: R4.19: form and orientation leave the selection alone
        R4.20: R4.20: leaving search that activates by itself selects the tab before
        = Tests/TabResolverTests/Rules/SidebarTests.swift
        R2.41: R2.41: root tabs come first, then sections, each in declared order
        R2.42: R2.42: it lists every tab but hidden ones
        R2.42: R2.42: a section whose tabs are all hidden has no header
        R1.62: R1.62: header, footer and bottom bar show with the sidebar, but not on TV
        R1.59: R1.59: a section starts folded on 27 only
        R1.50: R1.50: a section's actions come with it
        = Tests/TabResolverTests/Rules/TabOrderTests.swift
        R3.26: R3.26 and V36: a reported order is complete, stored ones first
        R1.77: R1.77: there is none for a section nobody touched, an unknown one, or a tab
        R3.3: R3.3: what has no customizationID is in no order
        = Tests/TabResolverTests/Rules/TopBarTests.swift
        R2.24 R2.25: R2.24 and R2.25: declared order within the regions
        R2.26 R2.28: R2.26 and R2.28: pinned tabs stand last in declared order, children too, in either direction
        R2.27 R2.34: R2.27 and R2.34: sidebar-only entries are absent, and a section's placement stays its own
        R2.29 R2.30: R2.29 and R2.30: pinned tabs show their image, or their title without one
        R2.31: R2.31: a section stands for its children unless SW1 says otherwise
        R2.32: R2.32: a visible child stands right behind its section
        R2.33: R2.33: SW2 decides what a section's hidden default visibility hides
        R2.35: R2.35: what the sidebar hides is not in the bar
        R2.36: R2.36: default visibility acts without a customization
        R2.37: R2.37: the fixed region needs a customization unless SW9 says otherwise, and pinned beats fixed
        R2.38: R2.38: the estimate follows the format's figures exactly
        R2.39: R2.39: a selected tab without a place lights its section, or stands at the end for a while
        R1.20 R1.46 R2.24 R2.40: R2.40 and R1.20: without a sidebar sections are flattened and every tab has a place
        R2.80: R2.80: children of a section without header act as root tabs
        = Tests/TabResolverTests/Rules/VisibilityTests.swift
        R3.1 R5.11: R3.1: nothing stored acts without an attached customization or in another style
        R3.3: R3.3: an entry without id is not touched by what is stored
        R3.6 R3.7 R3.8: R3.6, R3.7 and R3.8: hidden, sidebar-only and pinned are stronger than what is stored
        R3.9: R3.9: disabled voids what is stored, reorderable voids a stored hidden
        R3.10: R3.10: stored wins over the author's default, in both directions
        R3.11: R3.11: hiding takes an entry and a section's tabs out of the bar, showing restores them
        R3.20: R3.20: a tab hidden while selected goes when another is chosen
        R3.27 R3.29: R3.27 and R3.29: unknown ids have no effect, listed ones come first, new ones last
        R3.30 R3.31: R3.30 and R3.31: unlisted entries come last in the bar, before the pinned ones
        R3.32: R3.32: of an id listed twice the first counts, and a moved tab is last in its new section
        R3.16: R3.16: the bar's order and the sidebar's are independent
        R3.42: R3.42: on Mac a section hidden in the stored state takes its tabs along
        R3.43: R3.43: an empty customization differs from none in rights and fixed region alone
        = Tests/TabResolverTests/Situations/availability.txt
        R1.16 R1.89 R2.50 R6.8: R1.16, R6.8: the role prominent needs 27.
        R1.58 R6.8: R1.58: help needs 27.
        R1.31 R1.59 R6.8: R1.31, R1.59: expansion needs 27, on iOS and visionOS.
        R1.28 R1.67 R6.5 R6.7: R1.28, R1.67: search activation needs 26, on iOS and macOS.
        R1.29 R1.30 R1.65 R2.52 R2.53 R2.54 R6.5: R1.29, R1.30, R1.65, R2.52, R2.54: minimizing.
        R1.66 R2.55 R6.5: R1.66, R2.55: the accessory, iOS 26 and later.
        R1.62: R1.62: sidebar extras, not on TV and watch, and only with a sidebar.
        R1.63 R1.64 R2.13 R2.20 R2.60 R6.8: R1.63, R1.64, R2.13: default forms.
        R1.33 R1.42: R1.33: dots belong to the page style.
        R1.38 R1.39 R1.40 R1.41 R1.42 R2.8 R2.9 R2.10 R2.60: R1.38 to R1.42: styles.
        R1.47 R1.48 R1.49 R1.50 R2.8 R2.65 R2.74 R2.77 R2.78 R2.81 R6.4: R1.47 to R1.50, R2.65, R2.74: badges, disabled, actions by platform.
        R1.24 R1.45 R2.61: R1.45, R2.61: locking behaviors exist on iOS and visionOS.
        R2.84 R2.85 R2.86 R2.87 R2.88 R2.89: 2.12: what content reads.
        R1.6 R1.15 R1.70 R2.12 R2.73 R2.76 R2.79: R1.6, R1.70, R2.12, R2.73, R2.76, R2.79: further words.
        = Tests/TabResolverTests/Situations/compact.txt
        R2.43 R2.44 R2.45 R2.46 R2.47 R2.48 R2.49 R2.50 R2.51 R2.52 R2.53 R2.54 R2.55 R2.56 R2.57: Bottom bars: iPhone in every orientation, iPad in compact width (R2.43 to R2.57).
        R2.43 R2.45 R5.14: R2.43: sections are flattened in place, inner ones too, and then the bar is cut (R2.45).
        R2.46: R2.46: search is never in More and takes one of the five places.
        R2.47: R2.47: pinned tabs go to the end, attached, before the cut; search is outermost.
        R1.16 R2.50: R1.16, R2.50: the prominent tab on 27.
        R2.27 R2.44: R2.27, R2.44: placement for the sidebar alone, visibilities and behaviours do nothing here.
        R2.12 R2.15: R2.12, R2.15: hidden by size class follows the class, the chrome follows the platform.
        R2.16 R5.50: R2.16: a section left without children vanishes
        R2.52 R2.53 R2.55: R2.52, R2.53, R2.55: minimizing and the accessory.
        R2.13: R2.13: OS 27, wide iPhones may show a sidebar.
        = Tests/TabResolverTests/Situations/findings.txt
        R5.1 R5.2 R5.3 R5.6 R5.7 R5.8 R5.11 R5.16 R5.38: The vectors' findings.
        R5.7: Switched off on the entry and on the whole.
        R5.14 R5.15: Overflow in compact bars
        R5.10 R5.13 R5.18 R5.21 R5.22 R5.23 R5.24 R5.26 R5.27 R5.28 R5.32 R5.33 R5.41 R5.42 R5.43 R5.50 R5.58: Styles
        R5.5 R5.20 R5.51: R5.20 is information; R5.5 with a mapping; R5.51.
        R5.12 R5.34 R5.35: Platforms: a rule about one speaks if the spec names it or it is asked for.
        R5.35 R5.36: Style findings by platform.
        R5.44 R5.45 R5.46 R5.47: Modifiers.
        R5.9 R5.30 R5.39: Disabled, dynamic, pinned without symbol.
        R5.7 R5.8 R5.12 R5.14 R5.15 R5.16 R5.19 R5.27 R5.34 R5.38: Whole first, then declared order, then the rule's number.
        R5.37 R5.40: A tab that acts; a stored order from before a tab was added, and one that a person merely made.
        = Tests/TabResolverTests/Situations/ipad-bar.txt
        R2.24 R2.25 R2.26 R2.27 R2.28 R2.29 R2.30 R2.31 R2.32 R2.33 R2.34 R2.35 R2.36 R2.37 R2.38 R2.39 R2.40: iPad in regular width: the bar and its regions (R2.24 to R2.40, 3.2).
        R2.24 R2.25 R2.26 R2.27 R2.28 R5.14: R2.24 to R2.28: declared order, sections as one entry, pinned ones at the end in declared order.
        R2.31 R2.32 R2.34: R2.31, R2.32, R2.34, SW1: children in the bar.
        R2.33 R5.19: R2.33, SW2: a section that is hidden in the bar by default.
        R2.35 R3.11: R2.35, R3.11: hidden in the sidebar is out of the bar; a section takes its children along.
        R2.37 R5.16 R5.18 R5.58: R2.37, SW9: the fixed region.
        R2.40 R5.10 R5.42: 2.4, R2.40: bars of the other styles have no fixed region, no sections, no visibilities.
        R2.80 R5.43: R2.80: a section without header lends its children to the bar as root tabs.
        R2.39: R2.39: a selection that is not in the bar.
        R3.20: R3.20: hidden by hand while selected, it keeps showing
        R3.6 R3.7 R3.8 R3.9 R3.10: R3.9, R3.10, R3.6 to R3.8: what is stored against what the author says.
        R3.29 R3.30 R3.32 R5.38: R3.29, R3.30, R3.32: orders with unknown ids, doubles and missing ones
        R2.32: 3.2: with a bar order, an added child the order does not know goes right behind its section (R2.32)
        R3.43: R3.43: empty and attached draws like nothing attached, but can be edited
        R2.20 R2.21 R2.22 R2.23: R2.20 to R2.23, SW3: which form shows.
        = Tests/TabResolverTests/Situations/labels.txt
        R1.15 R2.17: R1.15, R2.17: what the search role gives, and what the author's own label keeps.
        R2.75 R2.76: R2.75, R2.76: filled in bars and ornament, outline in sidebars and where nothing fills.
        R1.49 R2.65 R2.77 R5.34: R2.77, R2.65, R1.49: badges.
        R1.48 R2.81: R2.81, R1.48: disabled, alone and with its section.
        R1.50 R1.59 R2.79: R2.79: a section's item has its header's label; R1.59: how it starts; R1.50 its actions.
        R5.1 R5.6: Ids: the value, else the customizationID, else a number in one count; doubles get ~2.
        = Tests/TabResolverTests/Situations/model.txt
        R1.1: R1.1: a bound selection holds; without one the first tab is chosen, and choosing wins over both.
        R1.2 R1.4: R1.2, R1.4: tabs and sections stand beside each other; each tab has its title.
        R1.3: R1.3: a section is never the selection: one of its tabs is.
        R1.7 R5.41: R1.7: sections inside sections; from the third level on it is advised against.
        R1.8 R1.10 R1.11 R1.12: R1.8, R1.10 to R1.12: a title and one image, each of which may be missing.
        R1.9: R1.9: a role without label brings its own.
        R1.13: R1.13: a section without header, with a text, and with an icon.
        R1.14 R5.2: R1.14: values of one type.
        R1.17 R1.18 R1.19: R1.17 to R1.19: placements, in the bar and in the sidebar.
        R1.20: R1.20: where a placement isn't honored it acts as automatic.
        R1.21 R1.22: R1.21, R1.22: visibility for the bar alone, for the sidebar alone; the sidebar lists every tab.
        R1.23 R1.24 R1.25 R1.45: R1.23 to R1.25, R1.45: what behaviors let people do.
        R1.45: R1.45: on a section, the bar's behavior is about its entry, the sidebar's about moving its tabs.
        R1.28 R1.67: R1.28, R1.67: choosing search activates it only where the author says so, and from OS 26 on.
        R1.29 R1.30 R1.65: R1.29, R1.30, R1.65: bars shrink on iPhone, if told to, from OS 26 on.
        R1.31: R1.31: a section starts folded from OS 27 on.
        R1.32 R1.66: R1.32, R1.66: the accessory's two places, from OS 26 on, on iPhone and iPad.
        R1.35 R1.42 R1.60: R1.35, R1.60: without a style, and where a style is missing, the platform's usual tab view (R1.42).
        R1.36: R1.36: the adaptable style.
        R1.37: R1.37: a bar wherever there is one.
        R1.38 R2.10 R5.35: R1.38, R2.10: grouped is a bar on the Mac, and elsewhere missing.
        R1.39 R5.35: R1.39: pages, except on the Mac.
        R1.40 R5.35: R1.40: vertical pages on Apple Watch alone.
        R1.41 R5.36: R1.41: the carousel is deprecated.
        R1.43: R1.43: a placement on a section is about its entry.
        R1.44 R5.7 R5.8: R1.44: without an id nobody can customize an entry, and each tab of a section with an id needs one.
        R1.46: R1.46: default visibility acts on a wide iPad and nowhere else; out of the sidebar is out of the bar.
        R1.47: R1.47: hidden is nowhere, a section with its tabs; Apple TV and Apple Watch lack it.
        R1.61: R1.61: nobody can customize without an attached customization, without the style, or on Apple TV.
        R1.63: R1.63: the first form on iPad.
        R1.70 R5.24: R1.70: the search field and the tab it belongs to.
        R1.72 R1.73 R3.43: R1.72, R1.73, R3.43: an empty customization changes nothing that shows, unknown ids neither; but people can edit.
        R1.77 R1.92 R3.26: R1.77, R1.92, R3.26: an order names some tabs, the others follow, unknown names are skipped; it is always whole.
        R1.84 R1.85 R3.15: R1.84, R1.85, R3.15: fixed, default, optional and pinned tabs of the bar.
        R1.87 R4.21: R1.87, R4.21: a section's entry opens its first tab, or the one chosen there last, and stays lit.
        R1.89: R1.89: a bottom bar has no regions.
        R1.90: R1.90: on OS 27 search is set apart if choosing it activates it, or a tab is prominent.
        R1.91: R1.91: a person's visibility goes before the author's default, and counts no longer once it is taken back.
        R2.18: R2.18: first what is hidden goes, then the order is made, then what doesn't fit goes into More.
        R3.19: R3.19: the iPad's bar takes any number, and scrolls.
        R3.25: R3.25: neither the form nor folded sections are stored.
        R4.2 R5.1: R4.2: of equal values the first is chosen, and the second is reported.
        R4.13: R4.13: a mapping declares which tabs a Browse tab stands for.
        R1.78 R1.79 R1.80 R3.40: What Apple's two resets clear: R1.78, R1.79, R1.80, R3.40.
        R1.26 R1.27: R1.26, R1.27: the chrome that a tab's content could read, and whether it shows sections.
        R3.34: R3.34: a stored order hides that the author declared another, until it is reset.
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
        R2.61 R2.62 R3.12 R3.42: R2.61, R2.62, R3.42: on the Mac stored sidebar visibility counts, the author's defaults and locks do not.
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
        """##
}
