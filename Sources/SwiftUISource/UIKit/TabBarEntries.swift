import SwiftSyntax
import TabModel

/// A converter of the tabs and view controllers of a tab bar controller to entries.
struct TabBarEntries {
    let evaluator: Evaluator
    let controller: ObjectValue
    let modifiers: TabModifierReader

    /// A tab, a view controller, or a value that may be any number of them.
    private struct Item {
        var value: Value
        var formula: Formula
        var doubt: Unknown?
        var repeated: Unknown?
        var place: SourcePlace
    }

    /// Returns the entries, in order.
    func entries(in frame: Frame) -> [Entry] {
        let tabs = controller.values(of: "tabs")
        var lists = tabs.set
        let unset = frame.under(tabs.unset)
        if unset.path != .never {
            lists += controller.values(of: "viewControllers").set.map { write in
                var write = write
                write.formula = write.formula.and(tabs.unset)
                return write
            }
        }
        return entries(of: lists.reversed(), in: frame)
    }

    /// Returns the entries of lists, each with its formula.
    func entries(of lists: [ObjectValue.Write], in frame: Frame) -> [Entry] {
        let reached = lists.filter { frame.path.and($0.formula) != .never }
        guard let first = reached.first else { return [] }
        let all = reached.map { Alternative(formula: $0.formula, value: evaluator.force($0.value)) }
        let value = all.count == 1 ? all[0].value : evaluator.join(all)
        let path = all.count == 1 ? frame.under(all[0].formula).path : frame.path
        var here = frame
        here.path = path
        return entries(of: items(value, first, under: path), in: here)
    }

    private func entries(of items: [Item], in frame: Frame) -> [Entry] {
        var entries: [Entry] = []
        for item in items.prefix(EntryReader.most) {
            var inner = frame
            inner.path = item.formula
            guard inner.path != .never, var entry = entry(item, in: inner) else { continue }
            entry.doubt = entry.doubt ?? item.doubt
            entry.repeated = entry.repeated ?? item.repeated
            if let last = entries.last, let same = last.joined(with: entry) {
                entries[entries.count - 1] = same
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    // MARK: - Items

    /// Returns the items of a list; an object that is in several lists appears once.
    private func items(_ value: Value, _ write: ObjectValue.Write, under path: Formula) -> [Item] {
        switch evaluator.force(value) {
        case .list(let list):
            return list.elements.flatMap { element in
                single(element.value, write, under: path.and(element.formula)).map { item in
                    var item = item
                    item.doubt = item.doubt ?? list.doubt
                    return item
                }
            }
        case .alternatives(let all):
            return all.reduce(into: []) { merged, alternative in
                merge(items(alternative.value, write, under: path.and(alternative.formula)), into: &merged)
            }
        case .unknown(let unknown):
            return [Item(value: .unknown(unknown), formula: path, repeated: repeated(unknown), place: unknown.place)]
        default: return []
        }
    }

    private func merge(_ items: [Item], into merged: inout [Item]) {
        var place = 0
        for item in items {
            if let index = merged.firstIndex(where: { Evaluator.isSame($0.value, item.value) }) {
                merged[index].formula = merged[index].formula.or(item.formula)
                place = max(place, index + 1)
            } else {
                merged.insert(item, at: min(place, merged.count))
                place += 1
            }
        }
    }

    /// Returns the data that a list maps, over which its entry is repeated.
    private func repeated(_ unknown: Unknown) -> Unknown {
        var over = unknown
        for name in [".map", ".compactMap", ".flatMap"] {
            if let end = over.text.firstRange(of: name) { over.text = String(over.text[..<end.lowerBound]) }
        }
        return over
    }

    private func single(_ value: Value, _ write: ObjectValue.Write, under path: Formula) -> [Item] {
        guard path != .never else { return [] }
        switch evaluator.force(value) {
        case .alternatives(let all):
            return all.flatMap { single($0.value, write, under: path.and($0.formula)) }
        case .nothing: return []
        case .list(let list):
            if list.elements.isEmpty, let doubt = list.doubt {
                return [Item(value: .unknown(doubt), formula: path, repeated: repeated(doubt), place: doubt.place)]
            }
            return list.elements.flatMap { single($0.value, write, under: path.and($0.formula)) }
        case let value: return [Item(value: value, formula: path, place: write.place)]
        }
    }

    // MARK: - Entries

    private func entry(_ item: Item, in frame: Frame) -> Entry? {
        switch item.value {
        case .object(let object) where object.isTab: return tab(object, in: frame)
        case .object(let object) where object.origin == nil || object.type != nil || hasItem(object):
            return tab(showing: object, in: frame)
        case .object(let object):
            let origin = object.origin ?? Unknown(text: object.systemClass, why: .runTime, place: object.place)
            return .standIn(origin, where: frame.path)
        case .unknown(let unknown):
            var entry = Entry.standIn(item.repeated ?? unknown, where: frame.path)
            // The note about the list covers its entries.
            if item.repeated != nil { entry.unread = nil }
            return entry
        default:
            let origin = item.value.stranger ?? Unknown(text: "tab", why: .runTime, place: item.place)
            return .standIn(origin, where: frame.path)
        }
    }

    /// Returns a Boolean value that indicates whether the source sets the item of a view controller from outside.
    private func hasItem(_ object: ObjectValue) -> Bool {
        if object.isSet("tabBarItem") || object.isSet("title") { return true }
        guard case .object(let item)? = object.initial["tabBarItem"] else { return false }
        return !item.writes.isEmpty
    }

    private func tab(_ tab: ObjectValue, in frame: Frame) -> Entry {
        var entry = Entry(content: .tab, formula: frame.path, place: tab.place)
        let labels = TabBarLabels(evaluator: evaluator)
        entry.label = labels.label(of: tab, in: frame)
        entry.selectedLabel = labels.selectedLabel(of: tab, in: frame)
        entry.value = evaluator.fields("identifier", of: .object(tab), in: frame).first?.value
        if tab.systemClass == "UITabGroup" {
            entry.content = .section(children(of: tab, in: frame))
        }
        modifiers.add(to: &entry, of: tab, in: frame)
        entry.isIntercepted = TabBarDelegate(evaluator: evaluator, controller: controller).refuses(tab, in: frame)
        return entry
    }

    /// Returns the children of a group, in displayed order.
    private func children(of group: ObjectValue, in frame: Frame) -> [Entry] {
        let entries = entries(of: group.values(of: "children").set.reversed(), in: frame)
        guard
            case .list(let list)? = evaluator.fields("displayOrderIdentifiers", of: .object(group), in: frame).last?
                .value
        else { return entries }
        let selected = list.elements.compactMap { identifier($0.value) }
        guard selected.count == list.elements.count else { return entries }
        let place = { (entry: Entry) in
            entry.value.flatMap { identifier($0) }.flatMap { selected.firstIndex(of: $0) } ?? selected.count
        }
        return entries.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
            .map(\.element)
    }

    private func identifier(_ value: Value) -> String? {
        if case .text(let text, _) = evaluator.force(value) { text } else { nil }
    }

    private func tab(showing object: ObjectValue, in frame: Frame) -> Entry {
        let item = evaluator.item(of: object, in: frame)
        var entry = Entry(
            content: .tab,
            formula: frame.path,
            place: item.systemClass == "UITabBarItem" && object.isSet("tabBarItem") ? item.place : object.place
        )
        let labels = TabBarLabels(evaluator: evaluator)
        entry.label = labels.label(ofController: object, in: frame)
        entry.selectedLabel = labels.selectedLabel(of: item, in: frame)
        if object.isBlank, entry.label.titles.isEmpty, entry.label.images.isEmpty {
            // It can't be chosen: it keeps a place free.
            entry.content = .page
        } else if entry.label.titles.isEmpty, entry.label.images.isEmpty {
            let shown = shown(in: object, frame)
            let text = shown.type?.name ?? shown.systemClass
            let origin = Unknown(text: text, why: shown.type == nil ? .outside : .notFound, place: shown.place)
            entry.label = Entry.standIn(origin, where: frame.path).label
        }
        modifiers.add(to: &entry, ofItem: object, in: frame)
        entry.isIntercepted = TabBarDelegate(evaluator: evaluator, controller: controller).refuses(object, in: frame)
        return entry
    }

    /// Returns the view controller that a navigation controller shows first.
    private func shown(in object: ObjectValue, _ frame: Frame) -> ObjectValue {
        guard object.isNavigationController, case .object(let root)? = evaluator.root(of: object, in: frame) else {
            return object
        }
        return root
    }
}
