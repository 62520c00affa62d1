import TabModel

/// A reader of the first text and the first image in a view, such as an accessory or the header of a sidebar.
struct ContentReader {
    /// The label that a view shows, and the stand-in for a view that shows none.
    struct Reading {
        /// The texts and images in order, each where none is before it.
        var label = LabelReading()
        /// The first view that shows content; nil if the source shows that there is none.
        var view: Unknown?
    }

    let evaluator: Evaluator

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the label that a view shows.
    func content(_ value: Value, in frame: Frame) -> Reading {
        var reading = Reading()
        read(value, in: frame, into: &reading)
        return reading
    }

    /// The views that show nothing.
    private static let empty: Set = ["EmptyView", "Spacer", "Divider"]
    /// The views with an action, which show their labels.
    private static let buttons: Set = ["Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle"]

    private func read(_ value: Value, in frame: Frame, into reading: inout Reading) {
        guard frame.path != .never else { return }
        switch evaluator.force(value) {
        case .group(let elements):
            for element in elements { read(element.value, in: frame.under(element.formula), into: &reading) }
        case .alternatives(let all):
            for alternative in all { read(alternative.value, in: frame.under(alternative.formula), into: &reading) }
        case .view(let view): read(view, in: frame, into: &reading)
        case .instance(let instance): read(instance, in: frame, into: &reading)
        case .unknown(let unknown): note(unknown, named: unknown.text, &reading)
        default: break
        }
    }

    /// Reads the content of the body of a view of the project.
    private func read(_ instance: Instance, in frame: Frame, into reading: inout Reading) {
        let file = instance.type.group.file
        let place = instance.origin?.place ?? file.place(of: instance.type.group.node)
        var inner = Reading()
        if frame.depth < Evaluator.deepest {
            var frame = frame
            frame.depth += 1
            if let body = evaluator.member("body", of: .instance(instance), in: frame) {
                read(body, in: frame, into: &inner)
                if inner.view == nil, inner.label.titles.isEmpty, inner.label.images.isEmpty { return }
            }
        }
        add(inner.label, to: &reading)
        // A view without source is unknown here; its contents are known only when the app runs.
        note(Unknown(text: instance.type.name, why: .runTime, place: place), named: instance.type.name, &reading)
    }

    private func read(_ view: ViewExpression, in frame: Frame, into reading: inout Reading) {
        let reader = LabelReader(evaluator)
        switch view.name {
        case nil:
            if case .value(let value) = view.head { read(value, in: frame, into: &reading) }
        case "Text"?, "Label"?, "Image"?:
            add(reader.label(.view(view), in: frame), to: &reading)
            note(view, .runTime, &reading)
        case let name? where Self.empty.contains(name): break
        case let name? where Self.buttons.contains(name):
            let own =
                view.closure("label")
                ?? (view.argument("action") ?? view.argument("destination")).flatMap { _ in
                    view.closure(nil)
                }
            if let own {
                read(built(own, in: frame), in: frame, into: &reading)
            } else {
                add(reader.label(ofArguments: view, in: frame), to: &reading)
            }
            note(view, .runTime, &reading)
        default:
            let closures = view.arguments.compactMap(\.closure)
            for closure in closures { read(built(closure, in: frame), in: frame, into: &reading) }
            if closures.isEmpty { note(view, .outside, &reading) }
        }
    }

    private func built(_ closure: Closure, in frame: Frame) -> Value {
        evaluator.call(closure, [], path: frame.path, depth: frame.depth, isBuilt: true)
    }

    private func add(_ label: LabelReading, to reading: inout Reading) {
        for title in label.titles { reading.label.add(title) }
        for image in label.images { reading.label.add(image) }
    }

    private func note(_ view: ViewExpression, _ why: Unknown.Reason, _ reading: inout Reading) {
        note(Unknown(text: view.name ?? "", why: why, place: view.place), named: view.name ?? "", &reading)
    }

    /// Notes a view by its name, without its arguments.
    private func note(_ unknown: Unknown, named name: String, _ reading: inout Reading) {
        guard reading.view == nil else { return }
        var view = unknown
        view.text = String(name.prefix { $0 != "(" && $0 != "{" })
        reading.view = view
    }
}
