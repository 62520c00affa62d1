import TabModel

extension SwiftReading {
    /// Returns the requested tab view as a spec, with the remarks about the project.
    ///
    /// `option` is the name of the option or argument for the tab view.
    func spec(of view: String?, option: String = "--view") throws(FileFailure) -> NamedSpec {
        let spec = NamedSpec(try tabView(named: view, option: option), of: project)
        return spec.adding(remarks)
    }

    /// Returns all tab views that can be analyzed, as specs; the others are remarks.
    ///
    /// - Throws: An error if there is none, unless the source is beside specs.
    func specs(isBesideSpecs: Bool) throws(FileFailure) -> SpecsRead {
        guard !isEmpty || isBesideSpecs else { throw nothingFound }
        let passedOver = tabViews.compactMap { view in view.whyPassedOver.map { remark($0, on: view) } }
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

    private func remark(_ text: String, on view: TabView) -> Diagnostic {
        Diagnostic(
            severity: .info,
            id: "passedOver",
            text: "\(view.name) \(text)",
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
