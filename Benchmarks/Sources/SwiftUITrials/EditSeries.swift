import SpecMutation
import SwiftUISource
import SwiftUIWriting
import TabModel
import TabSpecCoding

/// Acts on one project after another, each a few times.
package struct EditSeries {
    private var random: SplitMix
    private var specs: SpecMaker
    private let folders: [[String: [UInt8]]]
    private var project: (files: [String: [UInt8]], kept: ReadingCache, views: [TabViewReading], left: Int)?
    private var count = 0
    private var made = 0
    private var refused: [String: Int] = [:]

    /// The acts on one project.
    private static let acts = 20

    /// Reads the folders; every second project is one of them.
    package init(seed: UInt64, folders: [String]) {
        (random, specs) = (SplitMix(state: seed), SpecMaker(seed: seed))
        self.folders = folders.compactMap { FolderFiles($0) }.map { folder in
            Dictionary(
                uniqueKeysWithValues: folder.paths.compactMap { path in folder.bytes(of: path).map { (path, $0) } }
            )
        }
    }

    /// The number of acts that were made, and of those refused, by reason.
    package var summary: String {
        let reasons = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        return "\(made) made; refused: \(reasons.isEmpty ? "none" : reasons.joined(separator: ", "))."
    }

    /// Makes one act; the first broken promise.
    package mutating func next() -> String? {
        if project.map({ $0.left == 0 }) ?? true { open() }
        guard let project, let view = project.views.randomElement(using: &random),
            let act = SourceActs.all(on: view.spec).randomElement(using: &random)
        else {
            self.project = nil
            return nil
        }
        self.project?.left -= 1
        let trial = EditTrial(act, on: view, of: project.files, keeping: project.kept)
        switch trial.outcome {
        case .success: made += 1
        case .failure(let refusal): refused[refusal.reason.rawValue, default: 0] += 1
        }
        return trial.complaint.map { "\(view.name), \(act.line): \(trial.line)\n\($0)" }
    }

    private mutating func open() {
        count += 1
        let files =
            count.isMultiple(of: 2) ? folders.randomElement(using: &random) : nil
        let written =
            files ?? ["App.swift": Array(SwiftUIWriter(minimumOS: .v27).source(for: specs.spec().static).utf8)]
        let kept = ReadingCache()
        let views = ProjectReader.read(FilesInMemory(written), keeping: kept).tabViews
        project = (written, kept, views, Self.acts)
    }
}
