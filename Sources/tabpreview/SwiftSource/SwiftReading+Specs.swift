import TabModel

extension SwiftReading {
    /// Returns the requested tab view as a spec, with the remarks about the project.
    ///
    /// `option` is the name of the option or argument for the tab view.
    func spec(of view: String?, option: String = "--view") throws(FileFailure) -> NamedSpec {
        let shown = try tabView(named: view, option: option)
        let choice = view == nil && tabViews.count > 1 ? [choice(of: shown, option)] : []
        return NamedSpec(shown, of: project).adding(remarks + choice)
    }

    /// Returns the remark that the tab view was chosen among several, with the names of the others.
    private func choice(of shown: TabView, _ option: String) -> Diagnostic {
        let others = tabViews.filter { $0.name != shown.name }.map(\.name)
        let names = others.prefix(Self.namedOthers).joined(separator: ", ")
        let rest = others.count > Self.namedOthers ? " and \(others.count - Self.namedOthers) more" : ""
        let text = "of \(tabViews.count) tab views, only \(shown.name) has a current tab bar, so it is shown."
        return remark("\(text) Choose another with \(option): \(names)\(rest).", id: "chosen", at: shown)
    }

    /// The maximum number of other tab views that a remark names.
    private static let namedOthers = 5

    /// Returns all tab views that can be analyzed, as specs; the others are remarks.
    ///
    /// - Throws: An error if there is none, unless the source is beside specs.
    func specs(isBesideSpecs: Bool) throws(FileFailure) -> SpecsRead {
        guard !isEmpty || isBesideSpecs else { throw nothingFound }
        let passedOver = tabViews.compactMap { view in
            view.whyPassedOver.map { remark("\(view.name) \($0)", id: "passedOver", at: view) }
        }
        let shown = tabViews.filter { $0.whyPassedOver == nil }
        guard !shown.isEmpty || isBesideSpecs else {
            let text = "\(quotedProject) has no tab view with known contents."
            let lines = [text] + (remarks + passedOver).map(\.line)
            throw FileFailure(text: TerminalText.lines(lines), status: diagnostics.incompleteStatus ?? ExitStatus.input)
        }
        return SpecsRead(specs: shown.map { NamedSpec($0, of: project) }, remarks: remarks + passedOver)
    }

    /// A Boolean value that indicates whether all was read and there is no tab view.
    var isEmpty: Bool { tabViews.isEmpty && diagnostics.incompleteStatus == nil }

    /// The remarks about the project as a whole.
    private var remarks: [Diagnostic] { diagnostics.map { $0.below(project.prefix) } }

    private func remark(_ text: String, id: String, at view: TabView) -> Diagnostic {
        Diagnostic(
            severity: .info,
            id: id,
            text: text,
            file: project.prefix + view.file,
            location: view.location
        )
    }
}

extension SwiftReading.TabView {
    /// The reason why the tab view can't be read, as the end of a sentence; nil if it can, and for source that doesn't
    /// parse, whose errors state that.
    fileprivate var whyPassedOver: String? {
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        switch kind {
        case .handMade: return "is skipped: the app draws its own bar."
        case .inactive where !isOfOtherPlatform:
            return "is skipped: it isn't compiled, or only for systems before iOS 18."
        default: return nil
        }
    }

    /// A Boolean value that indicates whether the tab view is compiled for platforms other than iPhone and iPad, so
    /// that findings are about those.
    private var isOfOtherPlatform: Bool {
        guard case .array(let platforms)? = spec["platforms"] else { return false }
        return !platforms.isEmpty && !platforms.contains("iPhone") && !platforms.contains("iPad")
    }
}
