import TabModel
/// A reader of titles and images in labels of all forms.
struct LabelReader {
    let evaluator: Evaluator

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the label in a label closure's view.
    func label(_ value: Value, in frame: Frame) -> LabelReading {
        var label = LabelReading()
        read(value, in: frame, into: &label)
        return label
    }

    /// Returns the label in the parentheses: a title, then `systemImage:` or `image:`.
    func label(ofArguments view: ViewExpression, in frame: Frame) -> LabelReading {
        var label = LabelReading()
        read(view.arguments, in: frame, into: &label)
        return label
    }

    private func read(_ value: Value, in frame: Frame, into label: inout LabelReading) {
        switch evaluator.force(value) {
        case .group(let elements):
            for element in elements { read(element.value, in: frame.under(element.formula), into: &label) }
        case .alternatives(let all):
            for alternative in all { read(alternative.value, in: frame.under(alternative.formula), into: &label) }
        case .view(let view): read(view, in: frame, into: &label)
        case .instance(let instance):
            guard frame.depth < Evaluator.deepest else { return }
            var inner = frame
            inner.depth += 1
            if let body = evaluator.member("body", of: .instance(instance), in: inner) {
                read(body, in: inner, into: &label)
            } else {
                standIn(instance.origin, in: frame, into: &label)
            }
        case .unknown(let unknown): standIn(unknown, in: frame, into: &label)
        default: break
        }
    }

    /// Adds an unknown title and image to a label.
    private func standIn(_ unknown: Unknown?, in frame: Frame, into label: inout LabelReading) {
        guard let unknown, frame.path != .never else { return }
        let place = unknown.place
        if let name = evaluator.images.name(ofConstant: unknown.text, from: place.file) {
            // A generated constant is an image, and has no title.
            label.add(LabelReading.Image(formula: frame.path, source: .asset(name), place: place))
            return
        }
        label.add(LabelReading.Title(formula: frame.path, value: .unknown(unknown), text: unknown.text, place: place))
        label.add(LabelReading.Image(formula: frame.path, source: .unknown(unknown), place: place))
    }

    private func read(_ view: ViewExpression, in frame: Frame, into label: inout LabelReading) {
        label.modifiers += view.modifiers.map { settled($0).under(frame.path) }
        switch view.name {
        case "Label":
            let title = view.closure("title")
            if let icon = view.closure("icon") ?? title.flatMap({ _ in view.closure(nil) }) {
                if let title = title ?? view.closure(nil) { read(content(title, in: frame), in: frame, into: &label) }
                read(content(icon, in: frame), in: frame, into: &label)
            } else {
                read(view.arguments, in: frame, into: &label)
            }
        case "Text":
            if let argument = title(of: view) { read(title: argument, in: frame, into: &label) }
        case "Image": read(image: view, in: frame, into: &label)
        case "EmptyView", "Spacer", "Divider": break
        case let name?
        where Self.titled.contains(name) && view.arguments.first?.label == nil
            && view.arguments.first?.closure == nil && !view.arguments.isEmpty:
            read(view.arguments, in: frame, into: &label)
        case nil:
            if case .value(let value) = view.head { read(value, in: frame, into: &label) }
        default:
            let closures = view.arguments.compactMap(\.closure)
            for closure in closures { read(content(closure, in: frame), in: frame, into: &label) }
            if closures.isEmpty { guess(view, in: frame, into: &label) }
        }
    }

    /// The views of SwiftUI that show a title that is their first argument, or else a label.
    private static let titled: Set = [
        "Button", "DisclosureGroup", "GroupBox", "LabeledContent", "Link", "Menu", "NavigationLink", "Toggle",
    ]

    /// Returns a modifier with evaluated arguments, while the selected tab is known.
    private func settled(_ modifier: ModifierCall) -> ModifierCall {
        guard ["symbolVariant", "environment"].contains(modifier.name) else { return modifier }
        var modifier = modifier
        for index in modifier.arguments.indices {
            let value = evaluator.force(modifier.arguments[index].value)
            modifier.arguments[index].value = value
            if case .alternatives(let all) = value { for other in all { _ = evaluator.force(other.value) } }
        }
        return modifier
    }

    /// Reads the arguments of a view without source into a label: the view is assumed to show them, and marked.
    private func guess(_ view: ViewExpression, in frame: Frame, into label: inout LabelReading) {
        let unknown = Unknown(text: view.name ?? "", why: .outside, place: view.place)
        var guessed = LabelReading()
        let titles = ["title", "text", "label", "name", nil]
        let images = ["systemImage", "systemName", "icon", "symbol", "systemImageName"]
        if let title = titles.lazy.compactMap({ view.argument($0) }).first {
            read(title: title, in: frame, into: &guessed)
        }
        if let image = images.lazy.compactMap({ view.argument($0) }).first {
            read(symbol: image, in: frame, into: &guessed)
        }
        label.add(guessed, doubting: unknown)
        standIn(unknown, in: frame, into: &label)
    }

    private func content(_ closure: Closure, in frame: Frame) -> Value {
        evaluator.call(closure, [], path: frame.path, depth: frame.depth, isBuilt: true)
    }

    private func read(_ arguments: [Argument], in frame: Frame, into label: inout LabelReading) {
        for argument in arguments where argument.closure == nil {
            switch argument.label {
            case nil: read(title: argument, in: frame, into: &label)
            case "systemImage", "systemName", "systemSymbol": read(symbol: argument, in: frame, into: &label)
            case "image": read(asset: argument, in: frame, into: &label)
            default: continue
            }
        }
    }

    // MARK: - Titles

    private func read(title argument: Argument, in frame: Frame, into label: inout LabelReading) {
        each(argument.value, in: frame) { value, formula in
            switch value {
            case .view(let view):
                // `Text` as a title: its contents.
                if !view.isResult, let inner = title(of: view) {
                    read(title: inner, in: frame.under(formula), into: &label)
                } else {
                    let unknown = Unknown(text: argument.text, why: .notFound, place: argument.place)
                    label.add(
                        LabelReading.Title(
                            formula: formula,
                            value: .unknown(unknown),
                            text: argument.text,
                            place: argument.place
                        )
                    )
                }
            case .nothing: return
            default:
                let text = if case .unknown = value { argument.text } else { "" }
                label.add(
                    LabelReading.Title(
                        formula: formula,
                        value: value,
                        text: text.isEmpty ? argument.text : text,
                        place: value.place ?? argument.place
                    )
                )
            }
        }
    }

    /// Runs a closure for each alternative that can be reached.
    private func each(_ value: Value, in frame: Frame, _ work: (Value, Formula) -> Void) {
        switch evaluator.force(value) {
        case .alternatives(let all):
            for alternative in all {
                let formula = frame.path.and(alternative.formula)
                if formula != .never { each(alternative.value, in: frame.under(alternative.formula), work) }
            }
        case let value: if frame.path != .never { work(value, frame.path) }
        }
    }

    /// Returns the title of a `Text`; a key belongs to the table that it names.
    private func title(of view: ViewExpression) -> Argument? {
        guard var argument = view.argument("verbatim") ?? view.argument(nil) else { return nil }
        if let bundle = view.argument("bundle"), case .key(var key, let place) = evaluator.force(argument.value) {
            key.bundle = bundle.text.hasSuffix(".main") ? .main : bundle.text.hasSuffix(".module") ? .module : .unknown
            argument.value = .key(key, place)
        }
        if case .text(let table, _)? = view.argument("tableName").map({ evaluator.force($0.value) }),
            case .key(var key, let place) = evaluator.force(argument.value)
        {
            key.table = table
            argument.value = .key(key, place)
        }
        return argument
    }

    // MARK: - Images

    private func read(image view: ViewExpression, in frame: Frame, into label: inout LabelReading) {
        if let argument = view.argument("systemName") ?? view.argument("systemSymbol") {
            read(symbol: argument, in: frame, into: &label)
        } else if let argument = asset(of: view, in: frame) {
            let rendering = view.modifiers(named: "renderingMode").first?.argument(nil)?.value
            read(asset: argument, rendering, in: frame, into: &label)
        } else {
            let text = view.arguments.first?.text ?? "Image()"
            let unknown = Unknown(text: text, why: .runTime, place: view.place)
            label.add(LabelReading.Image(formula: frame.path, source: .unknown(unknown), place: view.place))
        }
    }

    /// Returns the app's image in an image, by its name, a generated constant or an image of UIKit.
    private func asset(of view: ViewExpression, in frame: Frame) -> Argument? {
        if var argument = view.argument("uiImage") {
            argument.value = evaluator.image(argument.value, in: frame)
            return argument
        }
        return [nil, "decorative", "asset"].lazy.compactMap { view.argument($0) }.first
    }

    private func read(symbol argument: Argument, in frame: Frame, into label: inout LabelReading) {
        each(argument.value, in: frame) { value, formula in
            let source: ImageSource =
                switch value {
                case .text(let name, _): .symbol(name)
                case .key(let key, _): .symbol(key.filled(key.key))
                case .member(let member): symbol(member.name, argument, in: frame) ?? .unknown(unknown(value, argument))
                case .unknown(let unknown) where unknown.text.hasPrefix("SFSymbol."):
                    .symbol(unknown.text.symbolConstant.dottedSymbolName)
                default: .unknown(unknown(value, argument))
                }
            if case .nothing = value { return }
            label.add(LabelReading.Image(formula: formula, source: source, place: value.place ?? argument.place))
        }
    }

    /// Returns the symbol of `.house` where a symbol's name is expected: a constant that the app adds to strings,
    /// otherwise one of SFSafeSymbols.
    private func symbol(_ name: String, _ argument: Argument, in frame: Frame) -> ImageSource? {
        let own = evaluator.project.extensionMembers(name, ofSystemTypes: ["String"], from: frame.file)
            .filter(\.isStatic)
        if !own.isEmpty {
            guard case .text(let symbol, _)? = evaluator.value(of: own, on: nil, in: frame).map({ evaluator.force($0) })
            else { return nil }
            return .symbol(symbol)
        }
        let imports = evaluator.project.imports(of: frame.file.path)
        let isSafe =
            argument.label == "systemSymbol" || imports.own.contains("SFSafeSymbols")
            || imports.beside.contains("SFSafeSymbols")
        return isSafe ? .symbol(name.dottedSymbolName) : nil
    }

    private func read(
        asset argument: Argument,
        _ rendering: Value? = nil,
        in frame: Frame,
        into label: inout LabelReading
    ) {
        each(argument.value, in: frame) { value, formula in
            let source: ImageSource =
                switch value {
                case .text(let name, _): .asset(name)
                case .key(let key, _): .asset(key.filled(key.key))
                default: asset(value, argument)
                }
            if case .nothing = value { return }
            if case .view(let view) = value { return read(image: view, in: frame.under(formula), into: &label) }
            label.add(
                LabelReading.Image(
                    formula: formula,
                    source: source,
                    rendering: rendering,
                    place: value.place ?? argument.place
                )
            )
        }
    }

    /// Returns the image that a generated constant represents, such as `.tabHome` or `Asset.tabHome`.
    private func asset(_ value: Value, _ argument: Argument) -> ImageSource {
        var unknown = unknown(value, argument)
        if case .member(let member) = value {
            unknown = member.origin
            unknown.why = .noValue
        }
        let file = argument.place.file
        let name =
            evaluator.images.name(ofConstant: unknown.text, from: file)
            ?? evaluator.images.name(ofConstant: argument.text, from: file)
        return name.map(ImageSource.asset) ?? .unknown(unknown)
    }

    private func unknown(_ value: Value, _ argument: Argument) -> Unknown {
        var unknown = Unknown(text: argument.text, why: .runTime, place: argument.place)
        if case .unknown(let inner) = value {
            unknown = inner
            unknown.text = argument.text
        }
        return unknown
    }
}
