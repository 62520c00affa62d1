import TabModel

/// A reader that finds the tab views of a project, and reads each of them.
public enum ProjectReader {
    /// Returns all tab views.
    ///
    /// Needs a large stack: nested source is read by nested calls.
    ///
    /// `cache` has the results of earlier readings, without the files that have changed since; `progress` has the time
    /// limit.
    public static func read(
        _ files: any ProjectFiles,
        _ options: ReadingOptions = ReadingOptions(),
        keeping cache: ReadingCache = ReadingCache(),
        _ progress: PartialReading = PartialReading()
    ) -> ProjectReading {
        let apps = SourceApps(files).apps
        cache.list(files.paths)
        progress.begin(files.paths.filter { $0.hasSuffix(".swift") })
        var (problems, comments): ([Diagnostic], [Diagnostic]) = ([], [])
        for app in apps where !progress.isOver {
            let result = read(app, options, keeping: cache, progress)
            problems += result.problems
            comments += result.comments
            // The next app needs no data of this one.
            if apps.count > 1 { cache.forgetSources() }
        }
        var reading = progress.reading
        reading.diagnostics = problems + cache.problems + reading.diagnostics + comments
        return reading
    }

    /// Reads the tab views of one app; returns the problems of its files, and of the comments in them.
    private static func read(
        _ app: SourceApps.App,
        _ options: ReadingOptions,
        keeping cache: ReadingCache,
        _ progress: PartialReading
    ) -> (problems: [Diagnostic], comments: [Diagnostic]) {
        let flags = BuildFlags(defined: options.flags)
        let project = Project(app.files, of: app.targets, flags: flags, keeping: cache, progress)
        let texts = ProjectTexts(project, locale: options.locale, keeping: cache)
        let images = ProjectImages(project)
        let settings = SettingsScenes(project)
        var result: [FileTabViews] = []
        let controllers = Set(project.filesWithTabBarControllers)
        let containers = ForeignContainers.paths(in: project)
        let bars = controllers.union(project.filesWithTabViews)
        let paths = bars.union(containers).sorted()
        progress.read(paths.filter(app.own.contains)) { path in
            cache.trimSources()
            let reading = cache.tabViews(of: path) {
                var (result, notes) = project.noting {
                    var result = fileReading(of: path, in: project, texts: texts, images: images, settings: settings)
                    if controllers.contains(path), let file = project.file(path) {
                        add(controllersIn: file, of: project, texts: texts, images: images, to: &result)
                    }
                    if containers.contains(path), let file = project.file(path) {
                        result.containers = ForeignContainers(file, of: project).notes
                    }
                    if !bars.contains(path) { result.lost = [] }
                    let name = app.name(of: path)
                    for index in result.tabViews.indices { result.tabViews[index].app = name }
                    return result
                }
                result.notes = notes
                return result
            }
            result.append(reading)
            return reading
        }
        let tabViews = result.flatMap { $0.tabViews + $0.previewed }
        let language = texts.missingLanguage(options.locale, keeping: cache, at: tabViews.first?.place)
        let notes = unread(result, of: project) + result.flatMap(\.containers) + (language.map { [$0] } ?? [])
        return (project.problems + notes, commentProblems(in: tabViews, of: project))
    }

    /// Returns the notes about tab bar controllers whose tabs no file gives.
    private static func unread(_ result: [FileTabViews], of project: Project) -> [Diagnostic] {
        let read = result.reduce(Set<String>()) { read, file in
            read.union(file.controllers).union(file.givenControllers.map(\.className))
        }
        // A class that others inherit from may leave its tabs to them.
        return result.flatMap(\.unreadControllers).filter { !read.contains($0.key) && !project.isInherited($0.key) }
            .map(\.value).sorted { ($0.file, $0.location?.line ?? 0) < ($1.file, $1.location?.line ?? 0) }
    }

    /// Returns the tab views of a file.
    private static func fileReading(
        of path: String,
        in project: Project,
        texts: ProjectTexts,
        images: ProjectImages,
        settings: SettingsScenes
    ) -> FileTabViews {
        var result = FileTabViews()
        project.viewFile = path
        guard let file = project.file(path) else { return result }
        let calls = TabViewCall.calls(in: file, of: project)
        // A tab view in source that doesn't parse may not be found at all.
        if calls.isEmpty { result.lost = file.syntaxErrors }
        for call in calls {
            let reader = TabViewReader(call, of: project, texts: texts, images: images, settings: settings)
            let tabViews = project.files.during(.evaluate, of: path) { reader.readings() }
            if reader.isPreviewed { result.previewed += tabViews } else { result.tabViews += tabViews }
        }
        nest(&result.tabViews, of: project)
        nest(&result.previewed, of: project)
        return result
    }

    /// Adds the tab bar controllers of a file.
    private static func add(
        controllersIn file: SourceFile,
        of project: Project,
        texts: ProjectTexts,
        images: ProjectImages,
        to result: inout FileTabViews
    ) {
        let controllers = project.files.during(.evaluate, of: file.path) {
            TabBarControllerReader(project: project, texts: texts, images: images).read(file)
        }
        result.tabViews += controllers.tabViews
        (result.controllers, result.unreadControllers) = (controllers.classes, controllers.unread)
        result.givenControllers = controllers.assigned
    }

    /// Returns the problems of the comments that switch findings off, in the files that tab views depend on.
    private static func commentProblems(in readings: [TabViewReading], of project: Project) -> [Diagnostic] {
        let lines = Set(readings.flatMap { [$0.place.line] + $0.places.flatMap(\.lines) })
        return Set(readings.flatMap(\.files)).sorted().flatMap { path in
            project.ignoreComments(in: path).compactMap { comment in
                let isUsed = lines.contains(SourceLine(file: path, number: comment.line))
                let idle = "the comment doesn't belong to a tab. Put it at the end of a tab's first line, or above it."
                let unused = isUsed ? nil : (id: "unusedSuppression", text: idle, quote: String?.none)
                guard let problem = comment.problem ?? unused else { return nil }
                return Diagnostic(
                    severity: .warning,
                    id: problem.id,
                    text: problem.text,
                    quote: problem.quote,
                    file: path,
                    location: comment.place.location
                )
            }
        }
    }

    /// Marks the views of a file that are in the content of another one's tab.
    private static func nest(_ readings: inout [TabViewReading], of project: Project) {
        let bars = readings.filter { $0.kind == .tabBar }
        for index in readings.indices where readings[index].kind == .tabBar {
            let place = readings[index].place
            let isInside = bars.contains { other in
                other.place != place && Nesting.isInside(place, other.place, of: project)
            }
            if isInside { readings[index].kind = .nested }
        }
    }
}
