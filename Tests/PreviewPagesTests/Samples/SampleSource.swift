import PreviewCore
import TabModel
import TabResolver

@testable import PreviewPages

/// A preview that was read from an app's source.
enum SampleSource {
    static let tabView = origin("App/AppView.swift", 23, 9)
    static let broken = Diagnostic(
        id: "syntax",
        text: "expected a bracket",
        file: "Model/AppTab.swift",
        location: SourceLocation(line: 7, column: 9)
    )

    static func origin(_ file: String, _ line: Int, _ column: Int) -> SourceOrigin {
        SourceOrigin(file: file, location: SourceLocation(line: line, column: column))
    }

    /// A tab whose title is in another file, one that is repeated, a section, and a condition.
    static var spec: TabSpec {
        var home = Tab(label: TabLabel(title: "Home", systemImage: "map"), value: .string("home"))
        home.modifiers.location = SourceLocation(line: 3, column: 5)
        home.modifiers.standIns[.badge] = StandIn("store.unread", why: .runTime)
        var course = Tab(label: TabLabel(title: "[course.name]", systemImage: "bell"))
        course.modifiers.location = SourceLocation(line: 9, column: 5)
        course.modifiers.dynamic = true
        course.modifiers.repeats = Repetition(over: "store.courses")
        course.modifiers.standIns[.title] = StandIn("course.name", why: .runTime)
        var spec = TabSpec(tabs: [.tab(home), .tab(course)])
        spec.conditions = [Condition("isSignedIn", text: "session.isSignedIn", usually: false)]
        spec.sourceMap = SourceMap(
            tabView: tabView,
            origins: [
                SourceLocation(line: 3, column: 5): origin("App/AppView.swift", 24, 13),
                SourceLocation(line: 9, column: 5): origin("App/AppView.swift", 37, 21),
            ],
            members: [
                SourceLocation(line: 3, column: 5): [
                    "title": origin("Model/AppTab.swift", 6, 21), "badge": origin("App/AppView.swift", 25, 14),
                ],
                SourceLocation(line: 9, column: 5): ["title": origin("App/AppView.swift", 37, 25)],
            ]
        )
        return spec
    }

    /// The same, with a style that isn't known.
    static var specWithUnknownStyle: TabSpec {
        var spec = spec
        spec.standIns[.tabViewStyle] = StandIn("Theme.style", why: .outside)
        return spec
    }

    /// Returns a snapshot of what was read; with errors, the lines that they point at are known.
    static func snapshot(_ spec: TabSpec? = spec, diagnostics: [Diagnostic] = []) -> PreviewSnapshot {
        var snapshot = SamplePage.snapshot(spec: spec, diagnostics: diagnostics)
        (snapshot.file, snapshot.tabView) = ("AppView.swift", "AppView.body")
        snapshot.sourceFiles = ["App/AppView.swift", "Model/AppTab.swift"]
        snapshot.sourceLines[origin("Model/AppTab.swift", 7, 9)] = "        let secretPlan = ("
        return snapshot
    }

    /// A page of it; its owner can switch to another tab view.
    static func page(
        _ query: [(String, String)] = [],
        _ snapshot: PreviewSnapshot = snapshot(),
        rights: Right = .owner
    ) throws -> Markup {
        Markup(try SamplePage.renderer().page(subject(query, snapshot, rights: rights), shown: nil).html)
    }

    /// The values of a page, as templates get them.
    static func values(_ subject: PageSubject) -> PageValues {
        let frames = subject.resolver.map { resolver in
            subject.frames.map { content in
                FrameContext(
                    content: content,
                    view: subject.view,
                    transitions: TabTransitions(resolver, in: content.environment),
                    icons: SampleValues.icons(),
                    rights: subject.rights
                )
            }
        }
        let page = PageContext(subject: subject, frames: frames ?? [], icons: SampleValues.icons(), code: nil)
        return PageBuilder(page: page).values
    }

    static func subject(
        _ query: [(String, String)],
        _ snapshot: PreviewSnapshot = snapshot(),
        rights: Right = .owner
    ) -> PageSubject {
        let view = ViewState(query: query)
        let resolver = snapshot.spec.map { LayoutResolver($0) }
        var subject = PageSubject(
            view: view,
            snapshot: snapshot,
            frames: resolver.map { resolver in
                view.limited(to: rights).frames.map {
                    FrameContent(environment: $0, layout: resolver.layout(in: $0))
                }
            } ?? [],
            customization: CurrentCustomization(stored: nil),
            profile: view.profile,
            rights: rights,
            assets: SamplePage.assets
        )
        subject.resolver = resolver
        if rights == .owner {
            subject.siblings = [
                PreviewSibling(name: "AppView-body", title: "AppView.body", isCurrent: true),
                PreviewSibling(
                    name: "Settings-body",
                    title: "Settings.body",
                    detail: "Settings window",
                    isCurrent: false
                ),
            ]
        }
        return subject
    }
}
