import TabModel

/// A check of a layout besides its drawing: a word, then the expected value.
///
/// `chrome topBar`, `selection a`, `shown a`, `lit a` (`more`, `none`), `accessory inline`, `minimized`, `barHidden`, `scrolls`,
/// `compressed`, `column right`, `toolbar t1 t2`, `overflow t3`, `collapsed`, `axis vertical`, `folded X`, `actions X New`; of an entry wherever it is `title a Home`,
/// `symbol a house`, `filled a`, `outline a`, `badge a 3`, `dimmed a`; `can a add remove move hide order`, `edits a b`
/// (the entries with any right); `note R2.33 X` (there is one), `says R2.33 X text`, `certainty R2.33 X documented`,
/// `noNote R2.33`; `finds R5.7(b) R5.11` (exactly these, in this order), `find R5.7(b)` (among others),
/// `noFind R5.7`, `severity R5.5 error`. For nil is `none`.
enum SituationCheck {
    /// Returns the failure of a check; nil if the layout is as the check says.
    static func failure(_ check: String, _ layout: TabLayout) -> String? {
        let words = check.split(separator: " ").map(String.init)
        let actual = actual(words[0], Array(words.dropFirst()), layout)
        let expected = words.dropFirst().joined(separator: " ")
        return actual == expected ? nil : "\(words[0]): \(actual) instead of \(expected)"
    }

    private static func actual(_ key: String, _ words: [String], _ layout: TabLayout) -> String {
        whole(key, layout) ?? finding(key, words, layout) ?? entry(key, words, layout)
    }

    private static func whole(_ key: String, _ layout: TabLayout) -> String? {
        switch key {
        case "chrome": layout.chrome.rawValue
        case "selection": layout.selection ?? "none"
        case "shown": layout.shown ?? "none"
        case "lit": lit(layout.highlighted)
        case "accessory": layout.accessory.rawValue
        case "column": layout.column?.edge.rawValue ?? "none"
        case "toolbar": titles(layout.column?.toolbar)
        case "overflow": titles(layout.column?.overflow)
        case "compressed": layout.bar?.compressed == true ? "" : "no"
        case "barHidden": layout.bar?.hidden == true ? "" : "no"
        case "minimized": layout.bar?.minimized == true ? "" : "no"
        case "scrolls": layout.bar?.scrolls == true ? "" : "no"
        case "collapsed": layout.sidebar?.collapsed == true ? "" : "no"
        case "axis": layout.pages?.axis.rawValue ?? "none"
        case "edits": layout.canEdit.filter { !$0.value.allowed.isEmpty }.keys.sorted().joined(separator: " ")
        case "known": layout.canEdit.keys.sorted().joined(separator: " ")
        case "furniture": furniture(layout.sidebar)
        default: nil
        }
    }

    private static func titles(_ titles: [String]?) -> String {
        guard let titles, !titles.isEmpty else { return "none" }
        return titles.joined(separator: " ")
    }

    private static func lit(_ highlight: TabLayout.Highlight?) -> String {
        switch highlight {
        case .entry(let id): id
        case .more: "more"
        case nil: "none"
        }
    }

    private static func furniture(_ sidebar: Sidebar?) -> String {
        guard let sidebar else { return "none" }
        let parts = [(sidebar.header, "header"), (sidebar.footer, "footer"), (sidebar.bottomBar, "bottomBar")]
        return parts.filter(\.0).map(\.1).joined(separator: " ")
    }

    private static func finding(_ key: String, _ words: [String], _ layout: TabLayout) -> String? {
        let said = words.joined(separator: " ")
        switch key {
        case "finds": return layout.found.joined(separator: " ")
        case "find": return layout.found.contains(said) ? said : "only " + layout.found.joined(separator: " ")
        case "noFind": return layout.findings.contains { $0.id == words[0] } ? "one is there" : said
        case "severity":
            let found = layout.findings.first { $0.id == words[0] }
            return "\(words[0]) \(found?.severity.rawValue ?? "none")"
        case "note":
            let there = layout.rules(words.count > 1 ? words[1] : nil).contains(words[0])
            return there ? said : "only " + layout.notes.map { "\($0.rule)(\($0.entry ?? ""))" }.joined(separator: " ")
        case "says":
            let note = layout.notes.first { $0.rule == words[0] && ($0.entry ?? "none") == words[1] }
            return "\(words[0]) \(words[1]) \(note?.text ?? "nothing")"
        case "certainty":
            let note = layout.notes.first { $0.rule == words[0] && ($0.entry ?? "none") == words[1] }
            return "\(words[0]) \(words[1]) \(note?.certainty.rawValue ?? "nothing")"
        case "noNote": return layout.notes.contains { $0.rule == words[0] } ? "one is there" : said
        default: return nil
        }
    }

    private static func entry(_ key: String, _ words: [String], _ layout: TabLayout) -> String {
        let id = words[0]
        if key == "can" { return ([id] + rights(layout.canEdit[id])).joined(separator: " ") }
        if key == "folded" || key == "unfolded" || key == "actions" { return section(key, id, layout) }
        guard let entry = layout.everyEntry.first(where: { $0.id == id }) else { return "\(id) is not in the layout" }
        switch key {
        case "title": return "\(id) \(entry.title ?? "none")"
        case "symbol": return "\(id) \(entry.systemImage ?? "none")"
        case "badge": return "\(id) \(entry.badge ?? "none")"
        case "filled": return entry.filled ? id : "outline"
        case "outline": return entry.filled ? "filled" : id
        case "dimmed": return entry.enabled ? "enabled" : id
        default: return "no such check"
        }
    }

    private static func section(_ key: String, _ id: EntryID, _ layout: TabLayout) -> String {
        guard let section = layout.everySection.first(where: { $0.id == id }) else {
            return "\(id) is not in the layout"
        }
        if key == "actions" { return ([id] + section.actions).joined(separator: " ") }
        return section.expanded == (key == "unfolded") ? id : "the other way"
    }

    private static func rights(_ rights: EditRights?) -> [String] {
        guard let rights else { return ["nothing known"] }
        let words: [EditRights.Action: String] = [
            .addToBar: "add", .removeFromBar: "remove", .moveInBar: "move", .hide: "hide", .moveInSection: "order",
        ]
        return rights.allowed.map { words[$0] ?? "" }
    }
}

extension TabLayout {
    fileprivate var everyEntry: [BarEntry] {
        let barred = bar.map { $0.fixed + $0.items + $0.pinned + ($0.more ?? []) } ?? []
        let apart = [bar?.temporary, bar?.detached].compactMap(\.self)
        return barred + apart + (sidebar.map { entries($0.rows) } ?? []) + (pages?.items ?? [])
    }

    fileprivate var everySection: [SidebarSection] { sidebar.map { sections($0.rows) } ?? [] }

    private func entries(_ rows: [SidebarRow]) -> [BarEntry] {
        rows.flatMap { row in
            switch row {
            case .tab(let entry): [entry]
            case .section(let section): entries(section.rows)
            }
        }
    }

    private func sections(_ rows: [SidebarRow]) -> [SidebarSection] {
        rows.flatMap { row -> [SidebarSection] in
            if case .section(let section) = row { [section] + sections(section.rows) } else { [] }
        }
    }
}
