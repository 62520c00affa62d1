import SwiftSyntax
import TabModel

/// A reader of the titles and images of UIKit's tabs and tab bar items.
struct TabBarLabels {
    let evaluator: Evaluator

    /// Returns the label of a tab.
    func label(of tab: ObjectValue, in frame: Frame) -> LabelReading {
        var label = LabelReading()
        add(.object(tab), in: frame, to: &label)
        if tab.systemClass == "UISearchTab" { add(.search, at: tab.place, in: frame, to: &label) }
        return label
    }

    /// Returns the label of a view controller: that of its item, otherwise its title; for a navigation controller,
    /// otherwise its root's.
    func label(ofController controller: ObjectValue, in frame: Frame) -> LabelReading {
        var label = LabelReading()
        add(controller, in: frame, depth: 0, to: &label)
        if label.titles.isEmpty || label.images.isEmpty, let shown = loaded(controller, in: frame) {
            add(title: "title", of: .object(shown), in: frame, to: &label)
            if !controller.isSet("tabBarItem"), let item = evaluator.member("tabBarItem", of: shown, in: frame) {
                add(item, in: frame, to: &label)
            }
        }
        return label
    }

    /// Returns the images of a tab or an item while it is selected; nil if none are set.
    func selectedLabel(of item: ObjectValue, in frame: Frame) -> LabelReading? {
        let fields = evaluator.fields("selectedImage", of: .object(item), in: frame)
        let isSet = fields.contains { if case .nothing = $0.value { false } else { true } }
        return isSet ? fields.reduce(into: LabelReading()) { add($1, in: frame, to: &$0) } : nil
    }

    private func add(_ controller: ObjectValue, in frame: Frame, depth: Int, to label: inout LabelReading) {
        if let item = evaluator.member("tabBarItem", of: controller, in: frame) { add(item, in: frame, to: &label) }
        if !controller.isSet("tabBarItem") || !hasTitle(controller, in: frame) {
            add(title: "title", of: .object(controller), in: frame, to: &label)
        }
        guard depth < 4, !controller.isSet("tabBarItem") else { return }
        if label.titles.isEmpty, label.images.isEmpty, let view = evaluator.likeness(of: controller, in: frame) {
            add(view, in: frame, depth: depth + 1, to: &label)
        }
        guard controller.isNavigationController, let root = evaluator.root(of: controller, in: frame) else { return }
        for object in evaluator.objects(in: root) {
            add(object.value, in: frame.under(object.formula), depth: depth + 1, to: &label)
        }
    }

    /// Returns a Boolean value that indicates whether the controller's own item sets its title, even to none.
    private func hasTitle(_ controller: ObjectValue, in frame: Frame) -> Bool {
        let item = evaluator.member("tabBarItem", of: controller, in: frame) ?? .nothing
        return !evaluator.fields("title", of: item, in: frame).isEmpty
            || !evaluator.fields("tabBarSystemItem", of: item, in: frame).isEmpty
    }

    /// Returns the view controller after its view was loaded, which may set its title.
    private func loaded(_ controller: ObjectValue, in frame: Frame) -> ObjectValue? {
        var shown = controller
        if controller.isNavigationController, case .object(let root)? = evaluator.root(of: controller, in: frame) {
            shown = root
        }
        guard let type = shown.type, shown.origin == nil else { return nil }
        evaluator.run("viewDidLoad", of: type, on: shown, in: frame)
        return shown
    }

    private func add(_ item: Value, in frame: Frame, to label: inout LabelReading) {
        // A system item keeps its own title and image.
        for field in evaluator.fields("tabBarSystemItem", of: item, in: frame) {
            guard case .member(let member) = field.value, let systemItem = SystemItem(rawValue: member.name) else {
                continue
            }
            add(systemItem, at: field.place, in: frame.under(field.formula), to: &label)
        }
        add(title: "title", of: item, in: frame, to: &label)
        for field in evaluator.fields("image", of: item, in: frame) { add(field, in: frame, to: &label) }
    }

    private func add(_ image: ObjectField, in frame: Frame, to label: inout LabelReading) {
        let inner = frame.under(image.formula)
        var argument = image.argument("image")
        argument.value = evaluator.image(argument.value, in: inner)
        if case .unknown(let unknown) = argument.value { argument.text = unknown.text }
        label.add(read([argument], in: inner))
    }

    private func add(title name: String, of value: Value, in frame: Frame, to label: inout LabelReading) {
        for field in evaluator.fields(name, of: value, in: frame) where !field.value.isEmptyText {
            label.add(read([field.title.argument()], in: frame.under(field.formula)))
        }
    }

    private func add(_ item: SystemItem, at place: SourcePlace, in frame: Frame, to label: inout LabelReading) {
        label.add(
            LabelReading.Title(formula: frame.path, value: .text(item.title), text: item.title, place: place)
        )
        label.add(LabelReading.Image(formula: frame.path, source: .symbol(item.symbol), place: place))
    }

    private func read(_ arguments: [Argument], in frame: Frame) -> LabelReading {
        guard let first = arguments.first else { return LabelReading() }
        let node = Syntax(ExprSyntax(NilLiteralExprSyntax())).id
        let view = ViewExpression(head: .call("Tab", arguments), identity: node, place: first.place)
        return LabelReader(evaluator).label(ofArguments: view, in: frame)
    }
}

extension ObjectField {
    /// The field with an unknown value instead of one that isn't a string.
    fileprivate var title: ObjectField {
        var field = self
        switch value {
        case .text, .key, .number, .unknown, .member, .nothing: break
        default: field.value = .unknown(Unknown(text: text, why: .outside, place: place))
        }
        return field
    }
}
