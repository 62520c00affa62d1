import TabModel

/// A converter of read entries to a spec: the usual values, and variants for the others.
struct SpecMaker {
    let evaluator: Evaluator
    var texts: ProjectTexts { evaluator.texts }
    /// The formula under which the tab view is read, which is left out of its conditions.
    let assumption: Formula
    /// The place of the tab view's call.
    let place: SourcePlace
    /// The diagnostics of the reading.
    var diagnostics: [Diagnostic] = []
    /// The questions in the spec's `when`s.
    var usedConditions: Set<ConditionID> = []
    /// The names of the project's images that entries draw.
    var drawn: Set<String> = []

    /// Returns a Boolean value that indicates whether a formula holds on an iPad in regular width, with the usual
    /// answers.
    func isUsual(_ formula: Formula) -> Bool {
        formula.holds(on: usualPlatform, in: .regular) { id in evaluator.conditions.usually(id) }
    }

    private var usualPlatform: Platform {
        let platforms = assumption.clauses.first?.platforms ?? []
        return platforms.contains(.iPad) ? .iPad : Platform.allCases.first { platforms.contains($0) } ?? .iPad
    }

    /// Returns the entries of a spec, each with its places.
    mutating func entries(_ entries: [Entry], in assumption: Formula) -> [(TabEntry, EntryPlaces)] {
        entries.map { entry in
            if let tabs = entry.tabs { return section(entry, tabs, in: assumption) }
            return tab(entry, in: assumption)
        }
    }

    private mutating func tab(_ entry: Entry, in assumption: Formula) -> (TabEntry, EntryPlaces) {
        var part = EntryPart(entry, in: assumption)
        var tab = Tab(label: label(entry, &part))
        tab.value = value(entry, &part)
        tab.role = role(entry, &part)
        tab.action = entry.isIntercepted
        modify(entry, &part)
        read(EntryKeys.plainTab, of: entry, into: &tab, &part)
        noteUnknown(of: entry, part)
        noteUnread(of: entry, &part.modifiers.standIns)
        if entry.repeated != nil { forgetAnswers(of: entry, &tab, &part) }
        tab.modifiers = finished(&part)
        tab.modifiers.lint = ignored(at: entry.place)
        if let list = entry.repeated {
            tab.modifiers.dynamic = true
            tab.modifiers.repeats = Repetition(over: list.text)
            note(
                "dynamic-tabs",
                "tabs from \"\(list.text)\" are known only at runtime, so \(Repetition.usual) placeholders are drawn.",
                list
            )
        } else if let doubt = entry.doubt {
            tab.modifiers.dynamic = true
            tab.modifiers.standIns[.order] = StandIn(doubt)
        }
        return (.tab(tab), part.places)
    }

    /// Replaces values that depend on an element of a list by stand-ins: no question about one is a question about the
    /// app.
    private mutating func forgetAnswers(of entry: Entry, _ tab: inout Tab, _ part: inout EntryPart) {
        for name in part.variants.removeAnswered().sorted() {
            let key = name == "imageAsset" ? .systemImage : StandIn.Key(rawValue: name)
            guard let key, part.modifiers.standIns[key] == nil else { continue }
            var text = entry.modifiers.first { $0.name == name }?.arguments.first?.text ?? name
            switch key {
            case .title:
                text = entry.label.titles.first?.text ?? text
                tab.label.title = "[\(text)]"
                note("unresolved-title", "the title \"\(text)\" is known only at runtime.", at: entry.place)
            case .systemImage:
                (tab.label.systemImage, tab.label.imageAsset) = (nil, nil)
                note("unresolved-symbol", "the symbol depends on the element of the list.", at: entry.place)
            case .role: tab.role = nil
            case .badge: part.modifiers.badge = nil
            case .hidden: part.modifiers.hidden = .never
            default: break
            }
            part.modifiers.standIns[key] = StandIn(text, why: .runTime)
        }
    }

    private mutating func section(_ entry: Entry, _ tabs: [Entry], in assumption: Formula) -> (TabEntry, EntryPlaces) {
        var part = EntryPart(entry, in: assumption)
        let header = label(entry, &part)
        let inner = entries(tabs, in: assumption.and(entry.formula))
        var section = TabSection(header: header, tabs: inner.map(\.0))
        modify(entry, &part)
        read(EntryKeys.plainSection, of: entry, into: &section, &part)
        noteUnknown(of: entry, part)
        noteUnread(of: entry, &part.modifiers.standIns)
        section.modifiers = finished(&part)
        section.modifiers.lint = ignored(at: entry.place)
        part.places.tabs = inner.map(\.1)
        return (.section(section), part.places)
    }

    /// Returns the modifiers of an entry, and notes a condition that a spec can't have.
    private mutating func finished(_ part: inout EntryPart) -> TabModifiers {
        if part.isTooComplex {
            let text = "the condition has more than \(When.most) alternatives, so the entry is shown everywhere."
            note("too-many-alternatives", text, at: part.places.place)
        }
        return part.finished(&usedConditions)
    }

    /// Adds notes about flags of the app that are off at first, and without which the tab view isn't shown.
    mutating func noteFlags(of reached: Formula) {
        guard reached.clauses.count == 1, let answers = reached.clauses.first?.answers else { return }
        for condition in evaluator.conditions.conditions {
            guard let answer = answers[condition.id], evaluator.conditions.isStored(condition.id),
                condition.usually != answer
            else { continue }
            usedConditions.insert(condition.id)
            let text = condition.text ?? condition.id
            note(
                "shown-if",
                "the app shows this tab view while \"\(text)\" is \(answer), which is not the initial value.",
                at: place
            )
        }
    }

    /// Adds a diagnostic about an unknown value; one for all values for which a tab view is too large.
    mutating func note(_ id: String, _ text: String, _ unknown: Unknown, at place: SourcePlace? = nil) {
        note(id, text, unknown.why, at: place ?? unknown.place)
    }

    /// Adds a diagnostic about a value that is unknown for a reason.
    mutating func note(_ id: String, _ text: String, _ why: StandIn.Reason, at place: SourcePlace) {
        guard why == .tooComplex, evaluator.isExhausted else { return note(id, text, at: place) }
        let text = "the tab view is too large to read completely. From here on, titles and symbols are stand-ins."
        if !diagnostics.contains(where: { $0.id == "too-large" }) { note("too-large", text, at: place) }
    }

    /// Adds a diagnostic about a place.
    mutating func note(_ id: String, _ text: String, at place: SourcePlace) {
        let diagnostic = Diagnostic(severity: .info, id: id, text: text, file: place.file, location: place.location)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    // MARK: - Comments

    /// Returns the findings that comments at a place switch off, with the reasons.
    ///
    /// In the line of the tab view, they apply to the whole spec.
    func ignored(at place: SourcePlace) -> [String: String] {
        guard place == self.place || place.line != self.place.line else { return [:] }
        let comments = evaluator.project.file(place.file)?.ignoreComments ?? []
        return comments.filter { $0.line == place.location.line && $0.problem == nil }.reduce(into: [:]) {
            lint,
            comment in
            for rule in comment.rules { lint[rule] = comment.reason }
        }
    }

    // MARK: - Label

    private mutating func label(_ entry: Entry, _ part: inout EntryPart) -> TabLabel {
        if let unread = entry.unread { return label(unread: unread, &part) }
        var label = TabLabel()
        let titles = byDevice(entry.label.titles).map { ($0.formula, doubted(title($0), $0.doubt)) }
        expectKnown(titles, in: part.assumption) { $0.standIn == nil }
        let settled = part.settle(joined(titles) { $0.text == $1.text && $0.standIn == $1.standIn }, isUsual)
        label.title = settled.usual?.text
        part.modifiers.standIns[.title] = settled.usual?.standIn
        part.variants.add("title", settled) { $0.text.map(KeyValue.text) ?? .nothing }
        for other in settled.others { part.variants.mark(.title, other.value?.standIn, where: other.formula) }
        part.places.members["title"] = entry.label.titles.first?.place
        let images = joined(entry.label.images.map { ($0.formula, $0) }) { $0.source.isSame(as: $1.source) }
        expectKnown(images, in: part.assumption) { if case .unknown = $0.source { false } else { true } }
        add(part.settle(images, isUsual), to: &label, &part)
        addLook(of: entry, to: &label, &part)
        return label
    }

    /// Returns the label of an entry whose declaration wasn't read, with one note for all unknown values.
    private mutating func label(unread: Unknown, _ part: inout EntryPart) -> TabLabel {
        for key in [StandIn.Key.title, .systemImage] {
            part.modifiers.standIns[key] = StandIn(unread)
            part.places.members[key.rawValue] = unread.place
        }
        let isName = unread.text.first?.isUppercase == true && unread.text.allSatisfy { $0.isLetter || $0.isNumber }
        let call = isName ? "\(unread.text)()" : code(unread.text)
        let text = "the tab \(call) \(unread.why.words), so its title, symbol and settings are unknown."
        note("unresolved-tab", text, unread)
        return TabLabel(title: "[\(unread.text)]")
    }

    /// Sets the usual answers so that a value is known, if it isn't with the present ones.
    private func expectKnown<Value>(_ values: [(Formula, Value)], in assumption: Formula, _ isKnown: (Value) -> Bool) {
        guard let usual = values.first(where: { isUsual($0.0.and(assumption)) }), !isKnown(usual.1) else { return }
        let clauses = values.filter { isKnown($0.1) }.flatMap { $0.0.and(assumption).clauses }
        guard let clause = clauses.first(where: { isUsual(Formula($0.withoutAnswers)) }) else { return }
        evaluator.conditions.expect(clause.answers)
    }

    /// Returns the values with equal ones joined.
    func joined<Value>(
        _ values: [(Formula, Value)],
        isSame: (Value, Value) -> Bool
    ) -> [(Formula, Value)] {
        values.reduce(into: []) { joined, value in
            if let index = joined.firstIndex(where: { isSame($0.1, value.1) }) {
                joined[index].0 = joined[index].0.or(value.0)
            } else {
                joined.append(value)
            }
        }
    }

    private mutating func add(
        _ images: ConditionalValue<LabelReading.Image>,
        to label: inout TabLabel,
        _ part: inout EntryPart
    ) {
        if let image = images.usual {
            if case .asset = image.source {
                part.places.members["imageAsset"] = image.place
            } else {
                part.places.members["systemImage"] = image.place
            }
            if let doubt = image.doubt { part.modifiers.standIns[.systemImage] = StandIn(doubt) }
            switch image.source {
            case .symbol(let name): label.systemImage = name
            case .asset(let name) where evaluator.images.has(name):
                label.imageAsset = name
                label.imageRendering =
                    image.rendering.flatMap { self.name($0) }.flatMap(ImageRendering.init) ?? .automatic
                drawn.insert(name)
            case .asset(let name):
                let why: StandIn.Reason = evaluator.images.isEmpty ? .notFound : .noValue
                part.modifiers.standIns[.imageAsset] = StandIn(name, why: why)
                note(
                    "unresolved-symbol",
                    "the image \"\(name)\" isn't in any asset catalog that was read.",
                    at: image.place
                )
            case .unknown(let unknown):
                part.modifiers.standIns[.systemImage] = StandIn(unknown)
                note("unresolved-symbol", "the symbol \(code(unknown.text)) \(unknown.why.words).", unknown)
            }
        }
        for other in images.others {
            switch other.value?.source {
            case .symbol(let name)?: part.variants.add("systemImage", .text(name), where: other.formula)
            case .asset(let name)? where evaluator.images.has(name):
                drawn.insert(name)
                part.variants.add("systemImage", .nothing, where: other.formula)
                part.variants.add("imageAsset", .text(name), where: other.formula)
            case .asset?, .unknown?, nil: part.variants.add("systemImage", .nothing, where: other.formula)
            }
            let unknown = other.value.flatMap { if case .unknown(let unknown) = $0.source { unknown } else { nil } }
            part.variants.mark(.systemImage, unknown.map { StandIn($0) }, where: other.formula)
        }
    }

    /// Returns a title with a mark, since a call outside the app is only assumed to show it.
    private mutating func doubted(
        _ title: (text: String?, standIn: StandIn?),
        _ doubt: Unknown?
    ) -> (text: String?, standIn: StandIn?) {
        guard let doubt, title.standIn == nil else { return title }
        note(
            "unresolved-title",
            "the view \(doubt.text) \(doubt.why.words). It is assumed to show its arguments.",
            doubt
        )
        return (title.text, StandIn(doubt))
    }
}

extension StandIn {
    /// Creates the stand-in for an unknown value.
    init(_ unknown: Unknown) { self.init(unknown.text, why: unknown.why) }
}
