import TabModel

/// Finds the tab views of a project, and reads each of them.
public enum ProjectReader {
    /// Reads all tab views.
    ///
    /// Needs a large stack: nested source is read by nested calls.
    ///
    /// `kept` has what was read before, without the files that have changed since.
    public static func read(
        _ files: any ProjectFiles,
        _ options: ReadingOptions = ReadingOptions(),
        keeping kept: ReadingCache = ReadingCache()
    ) -> ProjectReading {
        let project = Project(files, flags: BuildFlags(defined: options.flags), keeping: kept)
        let texts = ProjectTexts(files, locale: options.locale, keeping: kept)
        let images = ProjectImages(files)
        let settings = SettingsScenes(project)
        var readings: [TabViewReading] = []
        var previewed: [TabViewReading] = []
        var lost: [Diagnostic] = []
        for path in project.filesWithTabViews {
            let found = kept.tabViews(of: path) {
                var found = FileReading()
                found.notes =
                    project.noting {
                        guard let file = project.file(path) else { return }
                        let calls = TabViewCall.calls(in: file, of: project)
                        // A tab view in what does not parse may not be found at all.
                        if calls.isEmpty { found.lost = file.syntaxErrors }
                        for call in calls {
                            let reader = TabViewReader(
                                call,
                                of: project,
                                texts: texts,
                                images: images,
                                settings: settings
                            )
                            let tabViews = files.during(.evaluate, of: path) { reader.readings() }
                            if call.isPreview { found.previewed += tabViews } else { found.tabViews += tabViews }
                        }
                    }.1
                return found
            }
            readings += found.tabViews
            previewed += found.previewed
            lost += found.lost
        }
        // What only Xcode's previews show is no view of the app, unless there is nothing else.
        if readings.isEmpty { readings = previewed }
        let comments = commentProblems(in: readings, of: project)
        nest(&readings, of: project)
        number(&readings)
        return ProjectReading(tabViews: readings, diagnostics: project.problems + kept.problems + lost + comments)
    }

    /// What is wrong with the comments that switch findings off, in the files that tab views depend on.
    private static func commentProblems(in readings: [TabViewReading], of project: Project) -> [Diagnostic] {
        let lines = Set(readings.flatMap { [$0.place.line] + $0.places.flatMap(\.lines) })
        return Set(readings.flatMap(\.files)).sorted().flatMap { path in
            (project.file(path)?.ignoreComments ?? []).compactMap { comment in
                let isUsed = lines.contains(SourceLine(file: path, number: comment.line))
                let idle = "the comment is not at a tab. Write it behind a tab's first line, or above it."
                guard let (id, text) = comment.problem ?? (isUsed ? nil : ("unusedSuppression", idle)) else {
                    return nil
                }
                let place = comment.place
                return Diagnostic(severity: .warning, id: id, text: text, file: path, location: place.location)
            }
        }
    }

    /// Gives views of one name their numbers.
    private static func number(_ readings: inout [TabViewReading]) {
        var counts: [String: Int] = [:]
        for index in readings.indices {
            let name = readings[index].name
            let count = counts[name, default: 0] + 1
            counts[name] = count
            if count > 1 { readings[index].name = "\(name) #\(count)" }
        }
    }

    /// Marks the views that stand in the content of another one's tab.
    private static func nest(_ readings: inout [TabViewReading], of project: Project) {
        let bars = readings.filter { $0.kind == .tabBar }
        for index in readings.indices where readings[index].kind == .tabBar {
            let place = readings[index].place
            let isInside = bars.contains { other in
                other.place.file == place.file && other.place != place
                    && Nesting.isInside(place, other.place, of: project)
            }
            if isInside { readings[index].kind = .nested }
        }
    }
}
