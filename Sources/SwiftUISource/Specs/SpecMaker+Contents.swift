import TabModel

extension SpecMaker {
    /// Returns the first text and symbol of a builder's view, in each of its branches.
    ///
    /// A branch without a view is ignored like its condition: contents that can be there are shown. An empty result is
    /// only read where the source makes it; a view of which neither text nor symbol is known is a stand-in with its
    /// name.
    mutating func contents(of closure: Closure, under formula: Formula) -> [(Formula, KeyReading)] {
        let frame = Frame(file: closure.frame.file, path: formula)
        let view = evaluator.call(closure, [], path: formula, depth: 0, isBuilt: true)
        let reading = ContentReader(evaluator).content(view, in: frame)
        let titles = byDevice(reading.label.titles)
        guard let usual = titles.first(where: { isUsual($0.formula) }) ?? titles.first else {
            return contents(nil, reading, under: formula)
        }
        let others = titles.filter { $0.place != usual.place || $0.formula != usual.formula }
        // Each title beside each symbol is too much where there are many of both: each has the usual one of its own.
        let isSmall = titles.count * reading.label.images.count <= Self.mostContents
        let all = others.map { ($0, $0.formula) } + [(usual, formula)]
        return all.flatMap { title, formula in
            let all = contents(title, reading, under: formula)
            return isSmall ? all : all.suffix(1)
        }
    }

    /// The largest number of pairs of a title and a symbol that are variants.
    private static let mostContents = 8

    /// Returns a title with each of the symbols that can be beside it, the usual one last, which applies where no other
    /// one does.
    private mutating func contents(
        _ title: LabelReading.Title?,
        _ reading: ContentReader.Reading,
        under formula: Formula
    ) -> [(Formula, KeyReading)] {
        let images = reading.label.images.filter { image in
            title.map { $0.formula.and(image.formula) != .never } ?? true
        }
        let symbols = images.compactMap { image in
            if case .symbol(let name) = image.source { (formula: image.formula, name: name) } else { nil }
        }
        let usual = symbols.firstIndex { isUsual($0.formula) } ?? symbols.indices.first
        let others = symbols.indices.filter { $0 != usual && symbols[$0].name != usual.map { symbols[$0].name } }
        return others.map { index in
            (formula.and(symbols[index].formula), content(title, images, symbols[index].name, reading))
        } + [(formula, content(title, images, usual.map { symbols[$0].name }, reading))]
    }

    /// Returns a title with the symbol beside it; without either, the stand-in for the view.
    private mutating func content(
        _ title: LabelReading.Title?,
        _ images: [LabelReading.Image],
        _ symbol: String?,
        _ reading: ContentReader.Reading
    ) -> KeyReading {
        let read = title.map { self.title($0) }
        var members = read?.text.map { [KeyMember("title", .text($0))] } ?? []
        if let symbol { members.append(KeyMember("systemImage", .text(symbol))) }
        if let standIn = read?.standIn, let title {
            return .partly(.members(members), Unknown(text: standIn.text, why: standIn.why, place: title.place))
        }
        // An empty title has no information about an image that no key can hold.
        if let image = images.first, members.allSatisfy({ $0.value == .text("") }) {
            return .unknown(reading.view ?? Unknown(text: "Image", why: .runTime, place: image.place))
        }
        guard members.isEmpty, let unknown = reading.view else { return .known(.members(members)) }
        return .unknown(unknown)
    }

    // MARK: - Symbols

    /// Adds the form of an entry's symbol, and its look while the entry is selected.
    mutating func addLook(of entry: Entry, to label: inout TabLabel, _ part: inout EntryPart) {
        if let key = EntryKeys.tab.first(where: { $0.name == "symbolVariants" }) {
            let settled = part.settle(symbolVariants(entry.label.modifiers), isSame: KeyReading.isSame, isUsual)
            label.symbolVariants = settled.usual?.value.flatMap(SymbolVariants.init)
            part.add(key.row, settled)
        }
        guard let selected = entry.selectedLabel else { return }
        let variants = part.settle(symbolVariants(selected.modifiers), isSame: KeyReading.isSame, isUsual).usual
        let form = variants?.value.flatMap(SymbolVariants.init)
        label.selectedSymbolVariants = form == label.symbolVariants ? nil : form
        switch part.settle(selected.images.map { ($0.formula, $0) }, isUsual).usual?.source {
        case .symbol(let name)? where name != label.systemImage: label.selectedSystemImage = name
        case .asset(let name)? where name != label.imageAsset && evaluator.images.has(name):
            label.selectedImageAsset = name
            drawn.insert(name)
        default: break
        }
    }

    /// Returns the forms of symbols that modifiers set, each with its formula.
    ///
    /// `symbolVariant` adds to the form of bars, which is the filled one; in the environment a form replaces it.
    func symbolVariants(_ modifiers: [ModifierCall]) -> [(Formula, KeyReading)] {
        modifiers.flatMap { modifier -> [(Formula, KeyReading)] in
            let isAdded = modifier.name == "symbolVariant"
            guard isAdded || modifier.sets("symbolVariants"), let argument = modifier.arguments.last else { return [] }
            let all = alternatives(argument.value, under: modifier.formula)
            return all.compactMap { formula, value in
                guard let form = form(value) else {
                    return (formula, .unknown(unknown(value, argument, isOneOfSeveral: all.count > 1)))
                }
                guard isAdded else { return (formula, .known(.word(form.rawValue))) }
                let added = SymbolVariants(parts: form.parts.union(["fill"]))
                return form == .none ? nil : added.map { (formula, .known(.word($0.rawValue))) }
            }
        }
    }

    /// Returns a form such as `.none` or `.circle.fill`.
    private func form(_ value: Value) -> SymbolVariants? {
        let text: String
        switch value {
        case .member(let member): text = member.name
        case .nothing: text = "none"
        case .unknown(let unknown): text = unknown.text
        default: return nil
        }
        return SymbolVariants(parts: Set(text.split(separator: ".").map(String.init)).subtracting(["SymbolVariants"]))
    }
}

extension SymbolVariants {
    /// Creates the form that a key holds; nil if it holds none.
    fileprivate init?(_ value: KeyValue) {
        guard case .word(let word) = value else { return nil }
        self.init(rawValue: word)
    }
}

extension ModifierCall {
    /// Returns a Boolean value that indicates whether the modifier sets a value of the environment.
    func sets(_ key: String) -> Bool {
        name == "environment" && arguments.count == 2 && arguments[0].text.hasSuffix(".\(key)")
    }
}

extension KeyReading {
    /// Returns the value with an additional member.
    func adding(_ key: String, _ value: KeyValue) -> KeyReading {
        switch self {
        case .known(.members(let members)): .known(.members(members + [KeyMember(key, value)]))
        case .partly(.members(let members), let unknown): .partly(.members(members + [KeyMember(key, value)]), unknown)
        case .unknown(let unknown):
            .partly(.members([KeyMember("title", .text(StandIn(unknown).bracketed)), KeyMember(key, value)]), unknown)
        default: self
        }
    }
}
