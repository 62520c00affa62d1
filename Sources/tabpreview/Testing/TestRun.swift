import ArgumentParser
import Files
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A current layout, with the settings for its pictures.
struct TestedLayout {
    let name: String
    let spec: NamedSpec
    let environment: ResolutionEnvironment
    /// The matrices that contain the layout.
    var matrices: [TestMatrix]
}

/// A run of `test`: the comparisons and their results.
///
/// A failure for one source does not keep the others from being tested.
struct TestRun {
    /// The different layouts of a source, with the settings for its folder.
    struct Differing {
        let source: SpecSource
        let settings: Settings
        let layouts: [TestedLayout]
    }

    /// The maximum number of layouts of one spec.
    static let most = 10_000

    private(set) var report = LayoutTestReport()
    /// The layouts that differ from the accepted ones.
    private(set) var differing: [Differing] = []
    /// The specs that were read.
    private(set) var specs: [NamedSpec] = []
    /// The remarks of the reader of Swift source beside them.
    private(set) var remarks: [Diagnostic] = []
    private let matrices: Set<String>
    private let isUpdating: Bool
    private var statuses: [ExitCode] = []
    private var conditions: (required: Set<ConditionID>, matrices: Set<ConditionID>) = ([], [])

    /// Creates a run of the matrices with these names, or of all.
    init(matrices: Set<String>, isUpdating: Bool) {
        (self.matrices, self.isUpdating) = (matrices, isUpdating)
    }

    /// The exit code; nil for 0.
    var status: ExitCode? {
        ExitStatus.weightiest(of: statuses + (report.differs ? [ExitStatus.findings] : []))
    }

    /// Tests all specs that a source represents.
    mutating func test(_ source: SpecSource, _ settings: Settings) async {
        let lock = LayoutLockFile(of: source)
        if let path = source.path, RealPath.of(path) == nil, lock.exists { return testOrphan(lock) }
        do throws(FileFailure) {
            let read = try await source.specs(settings)
            let remarks = read.remarks + read.specs.flatMap(\.remarks)
            self.remarks += remarks
            specs += read.specs
            if let status = remarks.incompleteStatus { statuses.append(status) }
            let mistakes = read.specs.filter { $0.decoded.spec == nil }.flatMap(\.decoded.diagnostics)
            guard mistakes.isEmpty else { return fail(source, lock, mistakes) }
            if read.specs.isEmpty, !lock.exists { return }
            let matrices = settings.testMatrices.isEmpty ? [TestMatrix()] : settings.testMatrices
            let combinations = read.specs.compactMap(\.decoded.spec).flatMap { spec in
                matrices.map { $0.combinations(of: spec) }
            }.reduce(0, +)
            guard combinations <= Self.most else { throw Self.tooMany(combinations, source) }
            let layouts = read.specs.flatMap { self.layouts(of: $0, matrices) }
            guard layouts.count <= Self.most else { throw Self.tooMany(layouts.count, source) }
            note(matrices, read.specs)
            try compare(layouts, source, settings, lock)
        } catch {
            let failed = LayoutTestReport.Outcome.failed(error.text)
            report.results.append(.init(file: source.name, lock: lock.path, failed))
            statuses.append(error.status)
        }
    }

    /// Tests the lock files of a folder whose specs are gone.
    mutating func testLocks(in folder: SpecFolder) {
        for lock in LayoutLockFile.orphans(in: folder) where !report.results.contains(where: { $0.lock == lock.path }) {
            testOrphan(lock)
        }
    }

    /// Warns of the conditions of the matrices that no spec has.
    func warnAboutConditions() {
        for id in conditions.required.subtracting(conditions.matrices).sorted() {
            let hint = Suggestion.nearest(to: id, among: conditions.matrices.sorted()).map {
                " Did you mean \"\($0)\"?"
            }
            Streams.warning(
                TerminalText.escaped("test.matrices: no tab view has the condition \"\(id)\".\(hint ?? "")")
            )
        }
    }

    // MARK: - Layouts

    /// Returns the layouts of a spec, without duplicates.
    private func layouts(of named: NamedSpec, _ matrices: [TestMatrix]) -> [TestedLayout] {
        guard let spec = named.decoded.spec else { return [] }
        let view = named.view.map { "\(TerminalText.escaped($0)): " } ?? ""
        var places: [String: Int] = [:]
        var layouts: [TestedLayout] = []
        for matrix in matrices {
            for environment in matrix.environments(of: spec) {
                let name = view + environment.layoutName
                if let place = places[name] {
                    layouts[place].matrices.append(matrix)
                } else {
                    places[name] = layouts.count
                    layouts.append(
                        TestedLayout(name: name, spec: named, environment: environment, matrices: [matrix])
                    )
                }
            }
        }
        return layouts
    }

    private mutating func note(_ matrices: [TestMatrix], _ specs: [NamedSpec]) {
        conditions.required.formUnion(matrices.flatMap(\.conditions.keys))
        conditions.matrices.formUnion(specs.compactMap(\.decoded.spec).flatMap(\.conditions).map(\.id))
    }

    private static func tooMany(_ count: Int, _ source: SpecSource) -> FileFailure {
        FileFailure(
            text:
                "\(TerminalText.escaped(source.name)): "
                + "test.matrices produces \(count) layouts, but the limit is \(most). "
                + "Use fewer values.",
            status: ExitStatus.usage
        )
    }

    // MARK: - Comparing

    private mutating func compare(
        _ layouts: [TestedLayout],
        _ source: SpecSource,
        _ settings: Settings,
        _ lock: LayoutLockFile
    ) throws(FileFailure) {
        let tested = layouts.filter { layout in
            matrices.isEmpty || layout.matrices.contains { matrices.contains($0.name) }
        }
        let untested = Set(layouts.map(\.name)).subtracting(tested.map(\.name))
        let now = Self.lock(of: tested)
        let accepted: LayoutLock
        switch try lock.read() {
        case .success(let lock)?: accepted = lock
        case .failure(let error)? where !isUpdating || error.isOfOtherVersion:
            return fail(source, lock, [lock.diagnostic(error)])
        case .failure?: accepted = LayoutLock()
        case nil where isUpdating: accepted = LayoutLock()
        case nil:
            report.results.append(.init(file: source.name, lock: lock.path, names: now.names, .noLock))
            return
        }
        // A part of the matrices gives no information about the layouts of the others.
        let difference = LayoutLockDifference(from: accepted, to: now) { matrices.isEmpty && !untested.contains($0) }
        if isUpdating { try update(lock, accepted, difference, now, order: layouts.map(\.name)) }
        let outcome: LayoutTestReport.Outcome = isUpdating ? .accepted(difference) : .compared(difference)
        report.results.append(.init(file: source.name, lock: lock.path, names: now.names, outcome))
        let names = Set(difference.differing)
        differing.append(
            Differing(source: source, settings: settings, layouts: tested.filter { names.contains($0.name) })
        )
    }

    private func update(
        _ file: LayoutLockFile,
        _ accepted: LayoutLock,
        _ difference: LayoutLockDifference,
        _ now: LayoutLock,
        order: [String]
    ) throws(FileFailure) {
        var lock = accepted
        for name in difference.removed { lock[name] = nil }
        for name in difference.differing { lock[name] = now[name] }
        lock.sort(like: order)
        guard try file.bytes() != Array(lock.text.utf8) else { return }
        try file.write(lock)
    }

    private static func lock(of layouts: [TestedLayout]) -> LayoutLock {
        var lock = LayoutLock()
        var resolvers: [String: LayoutResolver] = [:]
        for layout in layouts {
            guard let spec = layout.spec.decoded.spec else { continue }
            let key = layout.spec.place
            let resolver = resolvers[key] ?? LayoutResolver(spec, images: layout.spec.images(of: spec))
            resolvers[key] = resolver
            lock[layout.name] = LockedLayout(resolver.drawing(in: layout.environment))
        }
        return lock
    }

    // MARK: - Failed comparisons

    private mutating func fail(_ source: SpecSource, _ lock: LayoutLockFile, _ mistakes: [Diagnostic]) {
        report.results.append(.init(file: source.name, lock: lock.path, .invalid(mistakes)))
        statuses.append(ExitStatus.input)
    }

    private mutating func testOrphan(_ lock: LayoutLockFile) {
        do throws(FileFailure) {
            if isUpdating { try lock.remove() }
            report.results.append(.init(file: lock.spec, lock: lock.path, isUpdating ? .removed : .noSpec))
        } catch {
            report.results.append(.init(file: lock.spec, lock: lock.path, .failed(error.text)))
            statuses.append(error.status)
        }
    }
}
