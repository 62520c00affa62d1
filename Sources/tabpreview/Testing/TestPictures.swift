import Files
import Foundation
import PreviewPages
import PreviewProcesses
import SwiftUIWriting
import TabModel
import TabSpecCoding

/// Pictures of the layouts that differ: of the spec in a revision, and of its current state.
struct TestPictures {
    let folder: String
    /// The Git revision to compare with.
    let base: String
    /// The share of pixels, in percent, up to which two pictures count as equal.
    var threshold = 0.0

    /// The maximum number of pictures in one run.
    private static let most = 500

    /// The appearance of a picture of a layout, in addition to its environment.
    private struct Look: Hashable {
        var size: DynamicTypeSize?
        var direction: LayoutDirection?
        var scheme: ColorScheme?

        /// The suffix of a picture's name.
        var suffix: String {
            [size?.rawValue, direction?.rawValue, scheme?.rawValue].compactMap { $0.map { "-\($0)" } }.joined()
        }
    }

    /// Draws the pictures, all with one browser.
    func draw(_ differing: [TestRun.Differing]) async throws {
        let count = differing.flatMap(\.layouts).map { looks(of: $0).count * 2 }.reduce(0, +)
        guard count <= Self.most else {
            throw FileFailure(
                text: "\(count) pictures would be drawn, but the limit is \(Self.most). Choose fewer with --matrix.",
                status: ExitStatus.usage
            )
        }
        var result = Result()
        let meter = ExportMeter()
        try await withExportResources { resources in
            defer { meter.end() }
            for source in differing where !source.layouts.isEmpty {
                try await draw(source, resources, &result) { meter.show("\($0) of \(count) pictures drawn") }
            }
        }
        result.differences.forEach { Streams.message(TerminalText.escaped($0)) }
        let noun = result.count == 1 ? "picture" : "pictures"
        Streams.message(TerminalText.escaped("\(result.count) \(noun) in \(folder)."))
    }

    /// The result of drawing.
    private struct Result {
        /// The number of pictures of layouts.
        var count = 0
        /// The sentences about layouts whose pictures differ.
        var differences: [String] = []
    }

    private func draw(
        _ differing: TestRun.Differing,
        _ resources: ExportResources,
        _ result: inout Result,
        progress: (Int) -> Void
    ) async throws {
        var earlier: [String: TabSpec] = [:]
        for view in Set(differing.layouts.map(\.spec.view)) {
            earlier[view ?? ""] = await spec(of: differing, view: view)
        }
        let target = path(of: differing.source)
        do {
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(target)) can't be created: \(InputFile.reason(error)).")
        }
        for layout in differing.layouts {
            let moments = [("before", earlier[layout.spec.view ?? ""]), ("after", layout.spec.decoded.spec)]
            for look in looks(of: layout) {
                let name = "\(target)/\(Self.plain(layout.name))\(look.suffix)"
                var pictures: [[UInt8]] = []
                for (moment, spec) in moments {
                    guard let spec else { continue }
                    let run = run(spec, layout, look, differing.settings, resources)
                    pictures.append(try await picture(run, to: "\(name)-\(moment).png"))
                    result.count += 1
                    progress(result.count)
                }
                let browser = try await resources.browser(for: differing.settings)
                try await compare(pictures, in: browser, name, &result)
            }
        }
    }

    private func run(
        _ spec: TabSpec,
        _ layout: TestedLayout,
        _ look: Look,
        _ settings: Settings,
        _ resources: ExportResources
    ) -> ExportRun {
        ExportRun(
            spec: spec,
            named: layout.spec,
            customization: nil,
            view: view(of: layout.environment, look),
            scale: 2,
            writer: SwiftUIWriter(),
            settings: settings,
            resources: resources
        )
    }

    /// Writes a picture, and returns its bytes.
    private func picture(_ run: ExportRun, to path: String) async throws -> [UInt8] {
        let picture = try await run.bytes(as: .png)
        try OutputFile(path: path).write(picture)
        return picture
    }

    /// Writes the picture of the difference between two pictures that differ by more than the threshold.
    private func compare(
        _ pictures: [[UInt8]],
        in browser: Chromium,
        _ name: String,
        _ result: inout Result
    ) async throws {
        let path = "\(name)-difference.png"
        guard pictures.count == 2, pictures[0] != pictures[1] else { return try remove(path) }
        let request = PictureRequest(differenceOf: pictures[0], and: pictures[1])
        let difference: Picture
        do throws(ChromiumError) { difference = try await browser.picture(of: request) } catch {
            throw FileFailure(error)
        }
        let percent = (difference.changed ?? 0) * 100
        guard percent > threshold else { return try remove(path) }
        try OutputFile(path: path).write(difference.png)
        result.differences.append("\(path): \(Self.percentText(percent)) of the pixels differ.")
    }

    /// Removes the picture of a difference that an earlier run drew.
    private func remove(_ path: String) throws(FileFailure) {
        guard FileStatus.kind(of: path) == .file else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch { throw InputFile.unwritable(path, error) }
    }

    /// Returns a percentage with one decimal, or two if it is below one.
    static func percentText(_ percent: Double) -> String {
        let digits = percent < 1 ? 100.0 : 10
        let rounded = (percent * digits).rounded() / digits
        return rounded == 0 ? "less than 0.01%" : "\(rounded)%"
    }

    /// Returns the spec in the revision; nil, after a message, where it has none.
    private func spec(of differing: TestRun.Differing, view: String?) async -> TabSpec? {
        guard let path = differing.source.path, let place = Self.relative(path) else { return nil }
        do {
            var choice = differing.source.swift
            choice.view = view
            let earlier = try SpecSource(revisionOrPath: "git:\(base):./\(place)", format: nil, swift: choice)
            let named = try await earlier.spec(differing.settings)
            if let spec = named.decoded.spec { return spec }
            Streams.warning(TerminalText.escaped("The earlier layouts were not drawn: \(path) in \(base) has errors."))
        } catch {
            Streams.warning("The earlier layouts were not drawn. \((error as? FileFailure)?.text ?? "\(error)")")
        }
        return nil
    }

    private func looks(of layout: TestedLayout) -> [Look] {
        var seen: Set<Look> = []
        let looks = layout.matrices.flatMap { matrix in
            choices(matrix.dynamicTypeSizes).flatMap { size in
                choices(matrix.directions).flatMap { direction in
                    choices(matrix.colorSchemes).map { Look(size: size, direction: direction, scheme: $0) }
                }
            }
        }
        return looks.filter { seen.insert($0).inserted }
    }

    private func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }

    private func view(of environment: ResolutionEnvironment, _ look: Look) -> ViewState {
        let isDuo = environment.platform == .iPhoneDuo
        var state = ViewState()
        state.takeChoices(of: environment)
        state.view = .one
        state.platform = environment.platform
        state.pose = isDuo ? environment.pose : nil
        state.sizeClass = isDuo ? nil : environment.sizeClass
        state.orientation = isDuo ? nil : environment.orientation
        state.direction = look.direction
        state.colorScheme = look.scheme
        state.dynamicTypeSize = look.size ?? .large
        return state
    }

    // MARK: - Names

    /// Returns the folder of a source's pictures: the source's own path, below the one that was named.
    private func path(of source: SpecSource) -> String {
        let parts = source.name.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { Self.plain(String($0)) }
        return ([folder] + parts).joined(separator: "/")
    }

    /// Returns a name that is valid in every file system.
    private static func plain(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "._=".contains($0))) }
        return words.joined(separator: "-").trimmingPrefix(".").description
    }

    /// Returns a path relative to the working folder; nil for one outside it.
    private static func relative(_ path: String) -> String? {
        guard let whole = RealPath.of(path), let working = RealPath.of("."),
            whole.hasPrefix("\(working)/") || whole == working
        else { return nil }
        return whole == working ? "." : String(whole.dropFirst(working.utf8.count + 1))
    }
}
