import TabModel

/// Reads the rulebook's notation: `T home, T s{search}, S Messages[received sent{+bar}]`.
///
/// A tab's title, value and customizationID are its name; a section's title and id are its name. `S ()[…]` has no
/// header. Inner sections are written `S Inner[…]` inside the brackets. The spec's place is line 1, and every entry
/// has a line of its own below it.
struct SpecNotation {
    private var rest: Substring
    private var line = 1

    /// The spec of a notation, with the adaptable style; `attached` is the "cust" of the rulebook.
    static func spec(_ text: String, attached: Bool = false, _ change: (inout TabSpec) -> Void = { _ in }) -> TabSpec {
        var notation = SpecNotation(rest: text[...])
        var spec = TabSpec(tabs: notation.entries(until: nil))
        spec.location = SourceLocation(line: 1, column: 1)
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = attached ? "tabs" : nil
        change(&spec)
        return spec
    }

    private mutating func entries(until end: Character?) -> [TabEntry] {
        var entries: [TabEntry] = []
        skipSpace()
        while let next = rest.first, next != end {
            entries.append(entry())
            skipSpace()
        }
        if end != nil { rest = rest.dropFirst() }
        return entries
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == " " || $0 == "," }
    }

    private mutating func entry() -> TabEntry {
        if rest.hasPrefix("S ") {
            rest = rest.dropFirst(2)
            return section()
        }
        if rest.hasPrefix("T ") { rest = rest.dropFirst(2) }
        return tab()
    }

    private mutating func place() -> SourceLocation {
        line += 1
        return SourceLocation(line: line, column: 3)
    }

    private mutating func name() -> String {
        let name = rest.prefix { !" ,{}[]".contains($0) }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func marks() -> [String] {
        guard rest.first == "{" else { return [] }
        let inside = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(inside.count + 2)
        return inside.split(separator: " ").map(String.init)
    }

    private mutating func tab() -> TabEntry {
        let name = name()
        var tab = Tab(label: TabLabel(title: name), value: .string(name))
        tab.modifiers.customizationID = name
        tab.modifiers.location = place()
        for mark in marks() { TabMarks.apply(mark, to: &tab) }
        return .tab(tab)
    }

    private mutating func section() -> TabEntry {
        let name = name()
        var section = TabSection(header: TabLabel(title: name == "()" ? nil : name), tabs: [])
        section.modifiers.customizationID = name == "()" ? nil : name
        section.modifiers.location = place()
        rest = rest.dropFirst()
        section.tabs = entries(until: "]")
        for mark in marks() { SectionMarks.apply(mark, to: &section) }
        return .section(section)
    }
}

/// The marks in braces behind a tab.
private enum TabMarks {
    static func apply(_ mark: String, to tab: inout Tab) {
        let parts = mark.split(separator: "=", maxSplits: 1).map(String.init)
        switch parts.first {
        case "search": tab.role = .search
        case "prom": tab.role = .prominent
        case "action": tab.action = true
        case "help": tab.help = "Help"
        case "novalue": tab.value = nil
        case "untitled": tab.label.title = nil
        case "value": tab.value = parts.last.map { Int($0).map { .integer($0) } ?? .string($0) }
        case "title": tab.label.title = parts.last?.replacing("_", with: " ")
        case "symbol": tab.label.systemImage = parts.last
        case "badge": tab.modifiers.badge = parts.last.map { Int($0).map { .count($0) } ?? .text($0) }
        default: ModifierMarks.apply(mark, to: &tab.modifiers)
        }
    }
}

/// The marks in braces behind a section.
private enum SectionMarks {
    static func apply(_ mark: String, to section: inout TabSection) {
        switch mark {
        case "expanded": section.defaultSectionExpansion = .expanded
        case "collapsed": section.defaultSectionExpansion = .collapsed
        case "icon": section.header.systemImage = "star"
        default: ModifierMarks.apply(mark, to: &section.modifiers)
        }
    }
}

/// The marks that tabs and sections share (rulebook 8).
private enum ModifierMarks {
    static func apply(_ mark: String, to modifiers: inout TabModifiers) {
        switch mark {
        case "pin": modifiers.tabPlacement = .pinned
        case "sbOnly": modifiers.tabPlacement = .sidebarOnly
        case "-bar": modifiers.defaultVisibility.tabBar = .hidden
        case "+bar": modifiers.defaultVisibility.tabBar = .visible
        case "-side": modifiers.defaultVisibility.sidebar = .hidden
        case "hide": modifiers.hidden = .always
        case "hide@c": modifiers.hidden = .when(.compact)
        case "hide@r": modifiers.hidden = .when(.regular)
        case "fix": modifiers.customizationBehavior.tabBar = .disabled
        case "fixSide": modifiers.customizationBehavior.sidebar = .disabled
        case "fix2": modifiers.customizationBehavior = PerPlacement(.disabled)
        case "reord": modifiers.customizationBehavior.tabBar = .reorderable
        case "reordSide": modifiers.customizationBehavior.sidebar = .reorderable
        case "noid": modifiers.customizationID = nil
        case "disabled": modifiers.disabled = true
        case "action1": modifiers.sectionActions = [TabLabel(title: "New")]
        case "badged": modifiers.badge = .count(1)
        case "dynamic": modifiers.dynamic = true
        case "hideBar": modifiers.toolbarVisibility.tabBar = .hidden
        case "navDown": modifiers.toolbarMinimizationBehavior = .onScrollDown
        case "navUp": modifiers.toolbarMinimizationBehavior = .onScrollUp
        case "horizontal": modifiers.toolbarVerticalBehavior = .disabled
        case "prefersBar": modifiers.toolbarVerticalCompressionBehavior = .prefersTabBar
        case "prefersItems": modifiers.toolbarVerticalCompressionBehavior = .prefersToolbarItems
        case "textItem": modifiers.toolbarItems.append(TabLabel(title: "Text"))
        case "atEdge": modifiers.toolbarMinimizationRestoration = .atScrollEdge
        default: if !setWhen(mark, &modifiers), !setSource(mark, &modifiers) { setLint(mark, &modifiers) }
        }
    }

    /// `repeats:4` repeats an entry over data with four placeholders, `unknown:title` has a stand-in for its title.
    private static func setSource(_ mark: String, _ modifiers: inout TabModifiers) -> Bool {
        let parts = mark.split(separator: ":").map(String.init)
        switch (parts.first, parts.last) {
        case ("repeats", let count?): modifiers.repeats = Repetition(over: "store.items", shown: Int(count))
        case ("unknown", let key?):
            guard let key = StandIn.Key(rawValue: key) else { return false }
            modifiers.standIns[key] = StandIn("item.\(key.rawValue)", why: .runTime)
        default: return false
        }
        return true
    }

    /// `only:mac` declares an entry on one platform.
    private static func setWhen(_ mark: String, _ modifiers: inout TabModifiers) -> Bool {
        guard mark.hasPrefix("only:"), let platform = Platform(rawValue: String(mark.dropFirst(5))) else {
            return false
        }
        var when = When()
        when.platforms = [platform]
        modifiers.when = [when]
        return true
    }

    private static func setLint(_ mark: String, _ modifiers: inout TabModifiers) {
        let parts = mark.split(separator: "=").map(String.init)
        if parts.first == "items", let count = parts.last.flatMap({ Int($0) }) {
            modifiers.toolbarItems = (1...count).map { TabLabel(title: "t\($0)", systemImage: "star") }
        } else if parts.first == "off", parts.count == 2 {
            modifiers.lint[parts[1]] = "wanted"
        } else if parts.first == "id", parts.count == 2 {
            modifiers.customizationID = parts[1]
        } else {
            preconditionFailure("unknown mark \(mark)")
        }
    }
}
