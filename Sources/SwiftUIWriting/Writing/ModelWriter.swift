import TabModel

/// A writer of placeholders for the models that make tabs and sections when the app runs.
struct ModelWriter {
    let plan: SourcePlan

    /// Adds the arrays as properties of the view that an app passes.
    ///
    /// They need an initializer beside private properties, which would make the memberwise one private.
    func writeParameters(initializer: Bool, to source: inout SwiftText) {
        let parameters = plan.models.map { "\($0.property): [\(plan.names.item(of: $0))]" }
        for parameter in parameters { source.line("let \(parameter)") }
        guard initializer else { return }
        source.line()
        source.call("init", parameters, suffix: " {")
        source.deeper { source in
            for model in plan.models { source.line("self.\(model.property) = \(model.property)") }
        }
        source.line("}")
    }

    /// Adds the arrays as properties of the view, with their samples.
    func writeProperties(to source: inout SwiftText) {
        for model in plan.models {
            source.block("@State private var \(model.property) = [", closing: "]") {
                write(model, list: 0, to: &$0)
            }
        }
    }

    /// Adds the samples of one list, with those in their sections.
    private func write(_ model: ModelPlan, list: Int, to source: inout SwiftText) {
        let samples = model.samples[list]
        let before = model.samples.prefix(list).map(\.count).reduce(0, +)
        for (number, sample) in samples.enumerated() {
            let end = samples.count > 1 ? "," : ""
            let arguments = arguments(of: sample, in: model)
            guard !model.children.isEmpty else {
                source.call(plan.names.item(of: model), arguments, suffix: end)
                continue
            }
            source.block("\(plan.names.item(of: model))(", closing: ")\(end)") { source in
                for argument in arguments { source.line("\(argument),") }
                for (place, child) in model.children.inOrder.enumerated() {
                    let end = place + 1 < model.children.count ? "," : ""
                    source.block("\(child.property): [", closing: "]\(end)") {
                        write(child, list: before + number, to: &$0)
                    }
                }
            }
        }
    }

    private func arguments(of sample: TabEntry, in model: ModelPlan) -> [String] {
        let id = "id: \(SwiftLiteral.quoted(sample.id))"
        return [id]
            + model.properties.compactMap { property in
                literal(property, of: sample).map { "\(property.rawValue): \($0)" }
            }
    }

    private func literal(_ property: ItemProperty, of sample: TabEntry) -> String? {
        switch property.value(of: sample) {
        case .text(let text): SwiftLiteral.quoted(property == .image ? plan.assets[text] : text)
        case .number(let number): plan.hasTextBadges ? "\"\(number)\"" : "\(number)"
        default: nil
        }
    }

    /// Adds the types of the arrays' items.
    func writeTypes(to source: inout SwiftText) {
        let models = plan.models.withChildren
        writeType(plan.names.tabModel, "a tab", of: models.filter { !$0.isOfSections }, to: &source)
        writeType(plan.names.sectionModel, "a section of tabs", of: models.filter(\.isOfSections), to: &source)
    }

    private func writeType(_ name: String, _ what: String, of models: [ModelPlan], to source: inout SwiftText) {
        guard !models.isEmpty else { return }
        source.line()
        source.comment("A placeholder for your app’s model of \(what), known only at runtime.", mark: "///")
        source.block("struct \(name): Identifiable {") { source in
            source.line("let id: String")
            for property in ItemProperty.allCases where models.contains(where: { $0.properties.contains(property) }) {
                source.line(declaration(of: property))
            }
            var seen: Set<String> = []
            for child in models.flatMap(\.children).inOrder where seen.insert(child.property).inserted {
                source.line("var \(child.property): [\(plan.names.item(of: child))] = []")
            }
        }
    }

    private func declaration(of property: ItemProperty) -> String {
        guard property == .badge else { return "var \(property.rawValue) = \"\"" }
        return plan.hasTextBadges ? "var \(property.rawValue): String?" : "var \(property.rawValue) = 0"
    }
}

extension SourcePlan {
    /// A Boolean value that indicates whether an item's badge may be a string, so that all of them are.
    var hasTextBadges: Bool {
        models.withChildren.flatMap(\.samples).joined().contains { entry in
            if case .text = entry.modifiers.badge { true } else { false }
        }
    }
}

extension [ModelPlan] {
    /// The arrays and those in their sections.
    fileprivate var withChildren: Self { flatMap { [$0] + $0.children.withChildren } }

    /// The arrays in the order of their declarations: those of tabs first.
    fileprivate var inOrder: Self {
        sorted {
            ($0.isOfSections ? 1 : 0, $0.property.count, $0.property) < (
                $1.isOfSections ? 1 : 0, $1.property.count, $1.property
            )
        }
    }
}
