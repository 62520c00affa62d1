import SwiftSyntax
import TabModel

extension SpecMaker {
    /// Returns the spec of a tab view: its modifiers, its entries, and their questions.
    mutating func spec(
        _ view: ViewExpression,
        _ entries: [TabEntry],
        in frame: Frame
    ) -> TabSpec {
        var view = view
        view.modifiers = view.modifiers.map(\.settingEnvironment)
        var spec = TabSpec(tabs: entries)
        var variants = VariantList()
        spec.selection = selection(view, in: frame)
        if spec.selection == nil, let argument = view.argument("selection") {
            spec.standIns[.selection] = StandIn(unknown(evaluator.force(argument.value), argument))
        }
        spec.tabViewStyle = style(view)
        let styles = settled("tabViewStyle", view)
        variants.add("tabViewStyle", styles) { styleName($0).map { .word($0.rawValue) } ?? .nothing }
        markStyles(view, &spec.standIns, &variants)
        spec.pageIndexDisplayMode = word("indexDisplayMode", of: styles.usual) ?? .automatic
        spec.verticalPageTransitionStyle = word("transitionStyle", of: styles.usual) ?? .automatic
        spec.tabViewCustomization = customization(view, in: frame, &spec.standIns)
        read(view, into: &spec, &variants)
        let searchable = view.modifiers(named: "searchable").reduce(Formula.never) { $0.or($1.formula) }.assuming(
            assumption
        )
        spec.searchable = isUsual(searchable)
        variants.add("searchable", .flag(!spec.searchable), where: spec.searchable ? searchable.negated : searchable)
        variants.addMarks(to: spec.standIns)
        noteUnread(of: view, &spec.standIns)
        spec.variants = variants.variants
        spec.platforms = platforms
        spec.assetCatalog = evaluator.images.catalog(of: drawn, near: place.file)
        spec.lint = ignored(at: place)
        for variant in spec.variants { usedConditions.formUnion(variant.when.if + variant.when.unless) }
        spec.conditions = conditions
        return spec
    }

    /// Returns the width of the outermost frame with one, including paddings, in points; nil where there is none, or it
    /// isn't known.
    func settingsWidth(_ view: ViewExpression) -> Int? {
        let here = assumption.and(Formula(platforms: [.mac]))
        var around = 0
        for modifier in view.modifiers.reversed() where here.and(modifier.formula) != .never {
            if modifier.name.hasSuffix("Padding") || modifier.name == "padding" {
                guard modifier.name == "padding", let padding = horizontalPadding(modifier) else { return nil }
                around += padding
            }
            let labels = modifier.arguments.compactMap(\.label).filter { $0.lowercased().hasSuffix("width") }
            guard modifier.name == "frame", !labels.isEmpty else { continue }
            guard let width = modifier.argument("width").flatMap(points), modifier.formula.covers(here) else {
                return nil
            }
            return width + around
        }
        return nil
    }

    /// Returns the points that a padding adds to the width; nil if they aren't known, as for the system's own padding.
    private func horizontalPadding(_ modifier: ModifierCall) -> Int? {
        let edges = modifier.arguments.filter { $0.closure == nil }.compactMap { name($0.value) }
        if edges.contains(where: { ["vertical", "top", "bottom"].contains($0) }) { return 0 }
        guard let points = modifier.arguments.last.flatMap(points) else { return nil }
        return edges.contains { ["leading", "trailing"].contains($0) } ? points : 2 * points
    }

    /// Returns the points in an argument.
    private func points(_ argument: Argument) -> Int? {
        if case .number(let points) = evaluator.force(argument.value) { return points }
        return Double(argument.text).flatMap { Int(exactly: $0.rounded()) }
    }

    /// The platforms that the tab view is compiled for, as far as findings refer to them.
    private var platforms: [Platform] {
        let compiled = assumption.clauses.reduce(Set<Platform>()) { $0.union($1.platforms) }
        let usual = [Platform.iPhone, .iPad].filter { compiled.contains($0) }
        return usual.isEmpty ? Platform.allCases.filter { compiled.contains($0) } : usual
    }

    /// The questions in use, in the order in which they were found; then the flags.
    private var conditions: [Condition] {
        let met = evaluator.conditions.conditions.filter { usedConditions.contains($0.id) }
        let flags = usedConditions.subtracting(met.map(\.id)).sorted()
        return met + flags.map { Condition($0, text: "#if \($0)", usually: false) }
    }

    /// Returns the initial selection of the tab view.
    private func selection(_ view: ViewExpression, in frame: Frame) -> TabValue? {
        guard let argument = view.argument("selection") else { return nil }
        let named = evaluator.selection.sorted().lazy.compactMap { evaluator.value(named: $0, in: frame) }
        for value in [evaluator.force(argument.value)] + Array(named) {
            if case .unknown(let unknown) = value, let initial = unknown.initial { return tabValue(initial) }
        }
        return nil
    }

    /// Returns the arguments of a modifier on the tab view, settled.
    private func settled(_ name: String, _ view: ViewExpression) -> ConditionalValue<Value> {
        let values = view.modifiers(named: name).flatMap { modifier -> [(formula: Formula, value: Value)] in
            guard let argument = modifier.argument(nil) else { return [] }
            return alternatives(argument.value, under: modifier.formula).map { (formula: $0.0, value: $0.1) }
        }
        return ConditionalValue(first: values, in: assumption, isUsual: isUsual)
    }

    /// Notes the unknown styles, each with its expression.
    private mutating func markStyles(_ view: ViewExpression, _ standIns: inout StandIns, _ variants: inout VariantList)
    {
        let styles = view.modifiers(named: "tabViewStyle").flatMap(unknownStyles)
        for unknown in styles.compactMap(\.value) { noteUnknown("tabViewStyle", unknown) }
        let settled = ConditionalValue(first: styles, in: assumption, isUsual: isUsual)
        standIns[.tabViewStyle] = settled.usual?.map { StandIn($0) }
        for other in settled.others {
            variants.mark(.tabViewStyle, other.value?.map { StandIn($0) }, where: other.formula)
        }
    }

    /// Returns the styles of a modifier, each with its formula: the unknown value, or nil for a known style.
    private func unknownStyles(_ modifier: ModifierCall) -> [(formula: Formula, value: Unknown?)] {
        guard let argument = modifier.argument(nil) else { return [] }
        let all = alternatives(argument.value, under: modifier.formula)
        return all.map { formula, value in
            let isKnown = styleName(value) != nil
            return (formula, isKnown ? nil : unknown(value, argument, isOneOfSeveral: all.count > 1))
        }
    }

    /// Returns the style, by its name or by the name of its type.
    func style(_ view: ViewExpression) -> TabViewStyle {
        settled("tabViewStyle", view).usual.flatMap { styleName($0) } ?? .automatic
    }

    private func styleName(_ value: Value) -> TabViewStyle? {
        if case .view(let view) = value, let name = view.name {
            return [
                "PageTabViewStyle": .page, "CarouselTabViewStyle": .carousel,
                "SidebarAdaptableTabViewStyle": .sidebarAdaptable, "TabBarOnlyTabViewStyle": .tabBarOnly,
                "GroupedTabViewStyle": .grouped, "VerticalPageTabViewStyle": .verticalPage,
            ][name]
        }
        return name(value).flatMap(TabViewStyle.init)
    }

    /// Returns the argument of a style, such as `.page(indexDisplayMode: .never)`.
    private func word<Word: RawRepresentable<String>>(_ label: String, of style: Value?) -> Word? {
        let arguments =
            switch style {
            case .member(let member)?: member.arguments ?? []
            case .view(let view)?: view.arguments
            default: [Argument]()
            }
        return arguments.first { $0.label == label }.flatMap { name($0.value) }.flatMap(Word.init)
    }

    /// Returns the key under which the customization is stored: that of `@AppStorage`, otherwise the property's name.
    ///
    /// An expression that another module declares may be no binding at all.
    private mutating func customization(_ view: ViewExpression, in frame: Frame, _ standIns: inout StandIns) -> String?
    {
        guard let modifier = view.modifiers(named: "tabViewCustomization").first,
            let argument = modifier.argument(nil)
        else { return nil }
        if case .unknown(let unknown) = evaluator.force(argument.value), [.notFound, .outside].contains(unknown.why),
            !argument.text.contains("$")
        {
            let unknown = self.unknown(.unknown(unknown), argument)
            standIns[.tabViewCustomization] = StandIn(unknown)
            noteUnknown("tabViewCustomization", unknown)
            return nil
        }
        let last = argument.text.split(separator: ".").last ?? ""
        let name = last.hasPrefix("$") ? String(last.dropFirst()) : String(last)
        return frame.type.flatMap { storageKey(of: name, in: $0) } ?? name
    }

    private func storageKey(of name: String, in type: TypeDeclaration) -> String? {
        guard case .property(_, let variable)? = type.group.members[name].first?.node,
            let wrapper = variable.attributes.attribute("AppStorage") ?? variable.attributes.attribute("SceneStorage"),
            case .argumentList(let arguments)? = wrapper.arguments
        else { return nil }
        return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.plainText
    }
}
