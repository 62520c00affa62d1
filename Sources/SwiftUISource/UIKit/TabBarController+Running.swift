import SwiftSyntax
import TabModel

/// A launch that runs the project's code before a tab bar controller is first shown.
struct TabBarLaunch {
    let evaluator: Evaluator
    let frame: Frame

    /// The methods that UIKit calls, in order, before the bar is visible.
    private static let lifecycle = [
        "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    ]

    init(_ evaluator: Evaluator, in file: SourceFile, under path: Formula) {
        self.evaluator = evaluator
        var frame = Frame(file: file)
        frame.path = path
        self.frame = frame
        evaluator.objects?.release()
        evaluator.objects = TrackedObjects()
    }

    /// Returns a controller of a class, after running its life cycle until its tabs are known: then all later code.
    func controller(of type: TypeDeclaration) -> ObjectValue {
        let object = evaluator.launched(type, in: frame)
        for name in Self.lifecycle {
            if name == "viewDidAppear", hasTabs(object) { break }
            evaluator.run(name, of: type, on: object, in: frame)
        }
        if !hasTabs(object) { runLater() }
        if !hasTabs(object) { runMembers(of: type, on: object) }
        return object
    }

    /// Returns the tab bar controllers to which a member gives tabs.
    func controllers(of site: TabBarSite) -> [ObjectValue] {
        var base: Value?
        if let type = site.type {
            base = type.kind == .reference ? .object(evaluator.launched(type, in: frame)) : evaluator.symbolic(type)
        } else if let name = site.systemClass, UIKitClass.isFollowed(name) {
            let object = ObjectValue(nil, systemClass: name, place: site.member.file.place(of: site.member.file.tree))
            evaluator.objects?.created.append(object)
            base = .object(object)
        }
        if site.member.isStatic { base = site.type.map(Value.type) }
        if !isDone(site) { evaluator.run(site.member, on: base, in: frame) }
        if !isDone(site) { runLater() }
        for object in evaluator.objects?.created ?? [] where object.isTabBarController && object.origin == nil {
            guard let type = object.type else { continue }
            for name in Self.lifecycle.dropLast() { evaluator.run(name, of: type, on: object, in: frame) }
        }
        return evaluator.objects?.tabBarControllers ?? []
    }

    private func isDone(_ site: TabBarSite) -> Bool {
        if let last = site.closures.last { return evaluator.hasRun(last) }
        return switch site.member.node {
        case .function(let node): node.body.map { evaluator.hasRun($0) } ?? true
        case .initializer(let node): node.body.map { evaluator.hasRun($0) } ?? true
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether a controller has received tabs.
    private func hasTabs(_ object: ObjectValue) -> Bool {
        ["tabs", "viewControllers"].contains { name in
            evaluator.fields(name, of: .object(object), in: frame).contains { field in
                if case .list(let list) = field.value { return !list.elements.isEmpty }
                if case .unknown = field.value { return true }
                return false
            }
        }
    }

    /// Runs the closures that are called later, and those that they pass on.
    private func runLater() {
        var count = 0
        while let next = evaluator.objects?.later.first, count < Self.mostClosures {
            evaluator.objects?.later.removeFirst()
            count += 1
            if case .closure(let syntax) = next.node, !evaluator.hasRun(syntax) {
                evaluator.run(next, path: next.frame.path)
            }
        }
    }

    private static let mostClosures = 100

    /// Returns a Boolean value that indicates whether a class sets tabs anywhere.
    func setsTabs(_ type: TypeDeclaration) -> Bool { !sites(of: type).isEmpty }

    private func sites(of type: TypeDeclaration) -> [TabBarSite] {
        let extending = evaluator.project.paths(extending: type.name).compactMap { evaluator.project.file($0) }
        let files = [type.group.file] + extending.filter { $0 !== type.group.file }
        return files.flatMap { TabBarSite.sites(in: $0, of: evaluator.project) }.filter { $0.type == type }
    }

    /// Runs the members that set tabs and that nothing before has run.
    private func runMembers(of type: TypeDeclaration, on object: ObjectValue) {
        for site in sites(of: type) where !site.member.isStatic && !isDone(site) {
            evaluator.run(site.member, on: .object(object), in: frame)
            if !isDone(site) { runLater() }
            if hasTabs(object) { return }
        }
    }
}

extension Evaluator {
    /// Returns a value of a type from outside the source.
    fileprivate func symbolic(_ type: TypeDeclaration) -> Value {
        let place = type.group.file.place(of: type.group.node)
        return .instance(Instance(type: type, origin: Unknown(text: "self", why: .runTime, place: place)))
    }
}
