import SwiftSyntax
import TabModel

/// A reader of UIKit's tab bar controllers in a file: those of its classes, and those that it gives tabs.
struct TabBarControllerReader {
    let project: Project
    let texts: ProjectTexts
    let images: ProjectImages

    /// The tab bar controllers that were found in a file.
    struct Result {
        var tabViews: [TabViewReading] = []
        /// The controllers of classes that others give tabs, by the classes' names: for classes that are read nowhere
        /// else.
        var assigned: [(className: String, tabView: TabViewReading)] = []
        /// The classes whose tabs were read.
        var classes: Set<String> = []
        /// The notes about classes whose tabs could not be read, by the classes' names.
        var unread: [String: Diagnostic] = [:]
    }

    /// The formula under which a bar of UIKit can be shown.
    private static let newSystems = Formula(Clause(fromOS: .v18))

    /// Returns the tab bar controllers among the classes of a file.
    func classes(in file: SourceFile) -> [TypeDeclaration] {
        project.outline(of: file).types.filter { type in
            type.kind == .reference && UIKitClass.isTabBarController(project.systemClass(of: type))
        }
    }

    /// Returns the controllers of a file.
    func read(_ file: SourceFile) -> Result {
        var result = Result()
        guard !file.isTest else { return result }
        for type in classes(in: file) { read(type, into: &result) }
        for site in TabBarSite.sites(in: file, of: project) where !isOfController(site) {
            read(site, of: file, into: &result)
        }
        return result
    }

    private func isOfController(_ site: TabBarSite) -> Bool {
        site.type.map { UIKitClass.isTabBarController(project.systemClass(of: $0)) } ?? false
    }

    private func read(_ type: TypeDeclaration, into result: inout Result) {
        let file = type.group.file
        let readings = noted(file) { evaluator in
            for path in [Self.newSystems, .always] {
                let launch = TabBarLaunch(evaluator, in: file, under: path)
                guard path == Self.newSystems || launch.setsTabs(type) else { break }
                let controller = launch.controller(of: type)
                if let result = reading(of: controller, named: type.path, in: file, under: path, evaluator) {
                    return [result]
                }
            }
            return []
        }
        if let own = readings.first, own.isWhole { return add(own, of: type, to: &result) }
        // A class that others inherit from leaves the rest to them.
        if project.isInherited(type.name) { return }
        let better = self.readings(calling: type.name, with: nil) { $0.type == type }
        if let reading = better.first ?? readings.first {
            add(reading, of: type, to: &result)
        } else {
            result.unread[type.name] = unread(type)
        }
    }

    private func add(_ reading: TabViewReading, of type: TypeDeclaration, to result: inout Result) {
        var reading = reading
        reading.name = "\(type.path).\(reading.property)"
        result.tabViews.append(reading)
        result.classes.insert(type.name)
    }

    private func read(_ site: TabBarSite, of file: SourceFile, into result: inout Result) {
        var classes: [String?] = []
        var readings = self.readings(of: site, in: file) { controller in
            classes.append(controller.type?.name)
            return true
        }
        if !readings.contains(where: \.isWhole), case .function(let function) = site.member.node {
            // Its callers have the arguments; a helper for any bar is no bar itself.
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
            let better = self.readings(calling: function.name.name, with: labels) { $0.type == nil }
            if !better.isEmpty || site.systemClass != nil {
                (readings, classes) = (better, better.map { _ in nil })
            }
        }
        for (reading, name) in zip(readings, classes)
        where !result.tabViews.contains(where: { $0.place == reading.place }) {
            if let name { result.assigned.append((name, reading)) } else { result.tabViews.append(reading) }
        }
    }

    /// Returns the readings at the callers of a type or function, of the requested controllers that are fully known.
    private func readings(
        calling name: String,
        with labels: [String]?,
        _ isWanted: (ObjectValue) -> Bool
    ) -> [TabViewReading] {
        let sites = TabBarCallers(project: project).sites(calling: name, with: labels)
        var readings: [TabViewReading] = []
        for site in sites.prefix(Self.mostCallers) {
            readings += self.readings(of: site, in: site.member.file) { $0.origin == nil && isWanted($0) }
                .filter { reading in reading.isWhole && !readings.contains { $0.place == reading.place } }
            if labels == nil, !readings.isEmpty { break }
        }
        return readings
    }

    /// The largest number of callers that are read.
    private static let mostCallers = 6

    private func readings(
        of site: TabBarSite,
        in file: SourceFile,
        _ isWanted: (ObjectValue) -> Bool
    ) -> [TabViewReading] {
        noted(file) { evaluator -> [TabViewReading] in
            evaluator.mostSteps = Self.mostStepsOfSite
            let launch = TabBarLaunch(evaluator, in: file, under: Self.newSystems)
            return launch.controllers(of: site).filter(isWanted).compactMap { controller in
                let name = site.typeName ?? controller.systemClass
                return reading(of: controller, named: name, in: file, under: Self.newSystems, evaluator)
            }
        }
    }

    /// The largest number of expressions for the member around a call or an assignment.
    private static let mostStepsOfSite = 40_000

    private func unread(_ type: TypeDeclaration) -> Diagnostic {
        let place = type.group.file.place(of: type.group.node.name)
        let why =
            "no code that was read sets its tabs or view controllers. A storyboard or another module may set them"
        return Diagnostic(
            severity: .info,
            id: "uikit-not-read",
            text: "the tabs of this UIKit tab bar can't be read: \(why).",
            file: place.file,
            location: place.location
        )
    }

    /// Returns readings made with an evaluator of their own, with the files that they depend on.
    private func noted(_ file: SourceFile, _ work: (Evaluator) -> [TabViewReading]) -> [TabViewReading] {
        let evaluator = Evaluator(project, texts: texts, images: images)
        let (readings, notes) = project.noting { () -> [TabViewReading] in
            _ = project.file(file.path)
            return work(evaluator)
        }
        evaluator.objects?.release()
        return readings.map { reading in
            var reading = reading
            reading.files = notes.files.sorted()
            reading.diagnostics =
                reading.files.flatMap { project.file($0)?.syntaxErrors ?? [] } + reading.diagnostics
            return reading
        }
    }

    // MARK: - Single controllers

    private func reading(
        of controller: ObjectValue,
        named name: String,
        in file: SourceFile,
        under assumption: Formula,
        _ evaluator: Evaluator
    ) -> TabViewReading? {
        let property = controller.isSet("tabs") ? "tabs" : "viewControllers"
        guard let write = controller.writes[property]?.last(where: { assumption.and($0.formula) != .never }) else {
            return nil
        }
        evaluator.allowMore()
        var frame = Frame(file: file)
        frame.path = assumption
        let bar = TabBarSettings(evaluator: evaluator, controller: controller)
        let modifiers = TabModifierReader(
            evaluator: evaluator,
            controller: controller,
            isCustomizable: bar.hasSidebar(in: frame)
        )
        let read = TabBarEntries(evaluator: evaluator, controller: controller, modifiers: modifiers).entries(in: frame)
        let (entries, selection) = bar.selecting(read, in: frame)
        guard !entries.isEmpty else { return nil }
        var maker = SpecMaker(evaluator: evaluator, assumption: assumption, place: write.place)
        let parts = maker.entries(entries, in: assumption)
        var spec = maker.spec(bar.view(in: frame, at: write.place), parts.map(\.0), in: frame)
        spec.selection = selection.flatMap { maker.tabValue($0) }
        bar.finish(&spec, &maker, in: frame)
        return TabViewReading(
            name: "\(name).\(property)",
            kind: kind(of: controller, assumption, evaluator, in: frame),
            isUIKit: true,
            place: write.place,
            files: [],
            assets: images.assets(maker.drawn, in: spec.assetCatalog),
            spec: spec,
            places: parts.map(\.1),
            diagnostics: maker.diagnostics
        )
    }

    private func kind(
        of controller: ObjectValue,
        _ assumption: Formula,
        _ evaluator: Evaluator,
        in frame: Frame
    ) -> TabViewKind {
        if assumption == .always { return .inactive }
        let bar = evaluator.member("tabBar", of: controller, in: frame) ?? .nothing
        return evaluator.isTrue("isHidden", of: bar, in: frame).covers(assumption) ? .handMade : .tabBar
    }
}

extension TabViewReading {
    /// A Boolean value that indicates whether every entry is known: none represents a list, or a view controller from
    /// outside.
    fileprivate var isWhole: Bool {
        !spec.tabs.contains { entry in
            let modifiers = entry.modifiers
            return modifiers.repeats != nil || modifiers.standIns[.title]?.why == .runTime
        }
    }

    /// The property with the tabs.
    fileprivate var property: String { name.split(separator: ".").last.map(String.init) ?? "" }
}

extension SourceFile {
    /// A Boolean value that indicates whether the file is part of tests.
    var isTest: Bool {
        tree.statements.contains { statement in
            guard case .decl(let declaration) = statement.item, let module = declaration.as(ImportDeclSyntax.self)
            else {
                return false
            }
            return ["XCTest", "Testing", "Quick", "Nimble"].contains(module.path.trimmedDescription)
        }
    }
}

extension Evaluator {
    /// Resets the count of steps for the following code.
    fileprivate func allowMore() { steps = 0 }
}

extension DeclGroupSyntax {
    /// The name of a type.
    fileprivate var name: TokenSyntax {
        asProtocol((any NamedDeclSyntax).self)?.name ?? introducer
    }
}
