import TabModel

/// A reader of the entries in the value of a tab view's builder.
final class EntryReader {
    let evaluator: Evaluator
    private var count = 0
    /// A Boolean value that indicates whether there are more entries than are read.
    private(set) var hasMore = false

    /// The largest number of entries of one tab view.
    static let most = 500

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the entries that a value declares; `outer` are the modifiers called on the enclosing views.
    func entries(_ value: Value, in frame: Frame, outer: [ModifierCall] = []) -> [Entry] {
        switch evaluator.force(value) {
        case .group(let elements): group(elements, in: frame, outer: outer)
        case .alternatives(let all):
            group(all.map { Element(value: $0.value, formula: $0.formula) }, in: frame, outer: outer)
        case .view(let view): entries(view, in: frame, outer: outer)
        case .instance(let instance): entries(instance, in: frame, outer: outer)
        case .unknown(let unknown) where unknown.isColor: [page(unknown.place, in: frame, modifiers: outer)]
        case .unknown(let unknown): [standIn(unknown, in: frame, outer: outer)]
        default: []
        }
    }

    private func group(_ elements: [Element], in frame: Frame, outer: [ModifierCall]) -> [Entry] {
        var entries: [Entry] = []
        for element in elements {
            let inner = frame.under(element.formula)
            guard inner.path != .never else { continue }
            guard count < Self.most else {
                hasMore = true
                continue
            }
            for entry in self.entries(element.value, in: inner, outer: outer) {
                if let last = entries.last, let same = last.joined(with: entry) {
                    entries[entries.count - 1] = same
                } else {
                    entries.append(entry)
                }
            }
        }
        return entries
    }

    private func entries(_ view: ViewExpression, in frame: Frame, outer: [ModifierCall]) -> [Entry] {
        let modifiers = view.modifiers + outer
        switch view.name {
        case "Tab": return [tab(view, in: frame, modifiers: modifiers)]
        case "TabSection": return [section(view, in: frame, modifiers: modifiers)]
        case "ForEach": return forEach(view, in: frame, outer: modifiers)
        case "EmptyView": return []
        case "Group":
            guard let closure = view.closure(nil) ?? view.closure("content") else { return [] }
            return entries(built(closure, in: frame), in: frame, outer: modifiers)
        case nil:
            guard case .value(let value) = view.head else { return [] }
            if let item = item(modifiers, view.place, in: frame) { return [item] }
            if case .unknown(let unknown) = value, unknown.isColor {
                return [page(view.place, in: frame, modifiers: modifiers)]
            }
            if case .unknown(let unknown) = value { return [standIn(unknown, in: frame, outer: modifiers)] }
            return entries(value, in: frame, outer: modifiers)
        default:
            guard var item = item(modifiers, view.place, in: frame) else {
                var page = page(view.place, in: frame, modifiers: modifiers)
                page.foreign = view.foreign
                return [page]
            }
            if ScreenModifiers.navigation.contains(view.name ?? "") { item.screen += screen(of: view) }
            return [item]
        }
    }

    /// Returns the entries of a view or tab content of the project: its item is called on it, or inside its body.
    private func entries(_ instance: Instance, in frame: Frame, outer: [ModifierCall]) -> [Entry] {
        let place = instance.type.group.file.place(of: instance.type.group.node)
        if let item = item(outer, outer.first?.place ?? place, in: frame) { return [item] }
        guard frame.depth < Evaluator.deepest else { return [] }
        var inner = frame
        inner.depth += 1
        let body = evaluator.alone(evaluator.member("body", of: .instance(instance), in: inner) ?? .nothing)
        if evaluator.project.conforms(instance.type, to: ["TabContent"]) || body.isTabContent {
            return entries(body, in: inner, outer: outer)
        }
        guard case .view(let view) = body else {
            return [page(outer.first?.place ?? place, in: frame, modifiers: outer)]
        }
        if let item = item(view.modifiers + outer, view.place, in: inner) { return [item] }
        return [page(outer.first?.place ?? place, in: frame, modifiers: view.modifiers(named: "tag") + outer)]
    }

    /// Returns the entry of a view with `tabItem`; nil without one.
    private func item(_ modifiers: [ModifierCall], _ place: SourcePlace, in frame: Frame) -> Entry? {
        let items = acting("tabItem", of: modifiers).compactMap { item, formula in
            evaluator.closure(item.arguments.last).map { (item: item, closure: $0, formula: formula) }
        }
        guard let last = items.first?.item else { return nil }
        var entry = Entry(content: .tab, formula: frame.path, modifiers: modifiers, place: last.place)
        entry.label = items.reduce(into: LabelReading()) { label, item in
            let inner = frame.under(item.formula)
            let reading = LabelReader(evaluator).label(built(item.closure, in: inner), in: inner)
            label.add(reading)
            label.modifiers += reading.modifiers
        }
        entry.isView = true
        entry.value = tag(modifiers)
        entry.screen = modifiers
        count += 1
        return entry
    }

    /// Returns the modifiers of a name, the last one first, each where no later one takes its place.
    private func acting(_ name: String, of modifiers: [ModifierCall]) -> [(modifier: ModifierCall, formula: Formula)] {
        var rest = Formula.always
        return modifiers.reversed().filter { $0.name == name }.compactMap { modifier in
            let here = rest.and(modifier.formula)
            rest = rest.and(modifier.formula.negated)
            return here == .never ? nil : (modifier, here)
        }
    }

    /// Returns the value of a view's tag.
    private func tag(_ modifiers: [ModifierCall]) -> Value? {
        let tags = acting("tag", of: modifiers).compactMap { tag, formula in
            tag.argument(nil).map { Alternative(formula: formula, value: evaluator.force($0.value)) }
        }
        return tags.count < 2 ? tags.first?.value : evaluator.join(tags)
    }

    /// Returns the closure with the content of a tab or a section.
    private func content(of view: ViewExpression) -> Closure? {
        evaluator.closure(view.argument("content")) ?? view.closure(nil)
    }

    /// Returns the closure with a label, or the function named in its place; where the content is an argument of its
    /// own, the one at the end.
    private func label(_ name: String, of view: ViewExpression) -> Closure? {
        evaluator.closure(view.argument(name)) ?? view.argument("content").flatMap { _ in view.closure(nil) }
    }

    /// Returns the modifiers on the screen in a tab's content.
    private func screen(of view: ViewExpression) -> [ModifierCall] {
        content(of: view).map { ScreenModifiers(evaluator).all(in: $0) } ?? []
    }

    private func page(_ place: SourcePlace, in frame: Frame, modifiers: [ModifierCall]) -> Entry {
        count += 1
        return Entry(
            content: .page,
            formula: frame.path,
            isView: true,
            value: tag(modifiers),
            modifiers: modifiers,
            place: place
        )
    }

    /// Returns the entry of an unknown value, of which nothing else is known.
    private func standIn(_ unknown: Unknown, in frame: Frame, outer: [ModifierCall]) -> Entry {
        count += 1
        return .standIn(unknown, where: frame.path, modifiers: outer)
    }

    /// Returns the value that a builder makes of a closure.
    func built(_ closure: Closure, _ values: [Value] = [], in frame: Frame) -> Value {
        evaluator.call(closure, values, path: frame.path, depth: frame.depth, isBuilt: true)
    }

    // MARK: - Tabs and sections

    private func tab(_ view: ViewExpression, in frame: Frame, modifiers: [ModifierCall]) -> Entry {
        count += 1
        let reader = LabelReader(evaluator)
        var entry = Entry(content: .tab, formula: frame.path, modifiers: modifiers, place: view.place)
        let label = label("label", of: view)
        if let label {
            entry.label = reader.label(built(label, in: frame), in: frame)
        } else {
            entry.label = reader.label(ofArguments: view, in: frame)
        }
        let plain: Set = ["value", "role", "label", "content"]
        var missing: Unknown?
        if entry.label.titles.isEmpty, entry.label.images.isEmpty, label == nil,
            view.arguments.contains(where: { $0.closure == nil && !plain.contains($0.label ?? "") })
        {
            // Not an initializer of SwiftUI: one without source.
            let text = "Tab(\(view.arguments.first.map { "\($0.label.map { "\($0): " } ?? "")\($0.text)" } ?? ""))"
            let unknown = Unknown(text: text, why: .notFound, place: view.place)
            entry.label = Entry.standIn(unknown, where: frame.path).label
            missing = unknown
        }
        entry.value = view.argument("value").map { evaluator.force($0.value) } ?? missing.map { .unknown($0) }
        entry.role =
            view.argument("role").map { evaluator.value($0, as: "TabRole", in: frame) } ?? missing.map { .unknown($0) }
        entry.screen = screen(of: view)
        return entry
    }

    private func section(_ view: ViewExpression, in frame: Frame, modifiers: [ModifierCall]) -> Entry {
        let reader = LabelReader(evaluator)
        let tabs = content(of: view).map { entries(built($0, in: frame), in: frame) } ?? []
        var entry = Entry(content: .section(tabs), formula: frame.path, modifiers: modifiers, place: view.place)
        if let closure = label("header", of: view) {
            entry.label = reader.label(built(closure, in: frame), in: frame)
        } else {
            entry.label = reader.label(ofArguments: view, in: frame)
        }
        return entry
    }

    // MARK: - ForEach

    private func forEach(_ view: ViewExpression, in frame: Frame, outer: [ModifierCall]) -> [Entry] {
        guard let data = view.argument(nil), let closure = evaluator.closure(view.arguments.last) else { return [] }
        let id = view.argument("id").flatMap { evaluator.closure($0) }
        return forEach(evaluator.force(data.value), data, closure, id, in: frame, outer: outer)
    }

    private func forEach(
        _ value: Value,
        _ data: Argument,
        _ closure: Closure,
        _ id: Closure?,
        in frame: Frame,
        outer: [ModifierCall]
    ) -> [Entry] {
        switch value {
        case .alternatives(let all):
            // Of several lists, each has its entries under its own formula.
            return all.flatMap { alternative -> [Entry] in
                let inner = frame.under(alternative.formula)
                guard inner.path != .never else { return [] }
                return forEach(evaluator.force(alternative.value), data, closure, id, in: inner, outer: outer)
            }
        case .list(let list) where list.elements.count <= Self.most:
            return list.elements.flatMap { element -> [Entry] in
                let inner = frame.under(element.formula)
                guard inner.path != .never else { return [] }
                return entries(of: element.value, list.doubt, closure, id, in: inner, outer: outer)
            }
        case .unknown(let unknown): return [repeated(closure, unknown, data, in: frame, outer: outer)]
        case .nothing: return []
        default:
            let unknown = Unknown(text: data.text, why: .runTime, place: data.place)
            return [repeated(closure, unknown, data, in: frame, outer: outer)]
        }
    }

    /// Returns the entries of an element of a list.
    ///
    /// One that the app can change has its initial value, and is doubted.
    private func entries(
        of element: Value,
        _ doubt: Unknown?,
        _ closure: Closure,
        _ id: Closure?,
        in frame: Frame,
        outer: [ModifierCall]
    ) -> [Entry] {
        var (value, doubt) = (evaluator.force(element), doubt)
        if case .unknown(let unknown) = value, let initial = unknown.initial, !initial.isNothing {
            (value, doubt) = (initial, doubt ?? unknown)
        }
        return entries(built(closure, [value], in: frame), in: frame, outer: outer).map { entry in
            var entry = entry
            entry.doubt = entry.doubt ?? doubt
            // Views are tagged with their elements' ids.
            if entry.value == nil, entry.isView { entry.value = identity(of: value, id, in: frame) }
            return entry
        }
    }

    private func identity(of element: Value, _ id: Closure?, in frame: Frame) -> Value? {
        if let id { return evaluator.call(id, [element], path: frame.path, depth: frame.depth) }
        // The numbers of a range are their own ids.
        if case .number = element { return element }
        return evaluator.member("id", of: element, in: frame)
    }

    /// Returns one entry for all elements of a list that only the running app knows.
    private func repeated(
        _ closure: Closure,
        _ list: Unknown,
        _ data: Argument,
        in frame: Frame,
        outer: [ModifierCall]
    ) -> Entry {
        var over = list
        over.text = data.text
        over.place = data.place
        var name = "$0"
        if case .closure(let syntax) = closure.node { name = syntax.parameterNames.first ?? name }
        let element = Value.unknown(Unknown(text: name, why: list.why, place: data.place))
        let view = entries(built(closure, [element], in: frame), in: frame, outer: outer)
        var entry = view.count == 1 && view[0].tabs == nil ? view[0] : standIn(over, in: frame, outer: [])
        // The note about the list covers its entries.
        if view.count != 1 || view[0].tabs != nil { entry.unread = nil }
        entry.repeated = entry.repeated ?? over
        if entry.value == nil, entry.isView { entry.value = element }
        // Questions about an element are no questions about the app.
        entry.formula = frame.path
        return entry
    }
}

extension Value {
    /// A Boolean value that indicates whether the value holds tabs rather than a view.
    fileprivate var isTabContent: Bool {
        switch self {
        case .view(let view): ["Tab", "TabSection"].contains(view.name ?? "")
        case .group(let elements): elements.contains { $0.value.isTabContent }
        default: false
        }
    }
}

extension ViewExpression {
    /// The call as an unknown value, if neither SwiftUI nor the project declares the view that it makes.
    fileprivate var foreign: Unknown? {
        guard let name, name.first?.isUppercase == true, !SystemTypes.isView(name) else {
            return nil
        }
        return Unknown(text: name, why: .notFound, place: place)
    }
}

extension Unknown {
    /// A Boolean value that indicates whether the value is a color, which is a view without an item.
    fileprivate var isColor: Bool { text.hasPrefix("Color.") }
}
