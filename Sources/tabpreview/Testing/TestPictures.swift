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

    /// The maximum number of pictures in one run.
    private static let most = 500

    /// The appearance of a picture of a layout, in addition to its environment.
    private struct Look: Hashable {
        var size: DynamicTypeSize?
        var direction: LayoutDirection?
        var scheme: ColorScheme?

        /// The suffix of a picture's name.
        var ending: String {
            [size?.rawValue, direction?.rawValue, scheme?.rawValue].compactMap { $0.map { "-\($0)" } }.joined()
        }
    }

    /// Draws the pictures.
    func draw(_ differing: [TestRun.Differing]) async throws {
        let count = differing.flatMap(\.layouts).map { looks(of: $0).count * 2 }.reduce(0, +)
        guard count <= Self.most else {
            throw FileFailure(
                text: "\(count) pictures would be drawn, but the limit is \(Self.most). Choose fewer with --matrix.",
                status: ExitStatus.usage
            )
        }
        var drawn = 0
        for source in differing where !source.layouts.isEmpty { drawn += try await draw(source) }
        Streams.message(TerminalText.escaped("\(drawn) \(drawn == 1 ? "picture" : "pictures") in \(folder)."))
    }

    private func draw(_ differing: TestRun.Differing) async throws -> Int {
        var drawn = 0
        var earlier: [String: TabSpec] = [:]
        for view in Set(differing.layouts.map(\.spec.view)) {
            earlier[view ?? ""] = await spec(of: differing, view: view)
        }
        let target = path(of: differing.source)
        for layout in differing.layouts {
            let moments = [("before", earlier[layout.spec.view ?? ""]), ("after", layout.spec.decoded.spec)]
            for look in looks(of: layout) {
                for (moment, spec) in moments {
                    guard let spec else { continue }
                    let name = "\(Self.plain(layout.name))\(look.ending)-\(moment).png"
                    try await draw(spec, layout, look, differing.settings, to: target, name)
                    drawn += 1
                }
            }
        }
        return drawn
    }

    private func draw(
        _ spec: TabSpec,
        _ layout: TestedLayout,
        _ look: Look,
        _ settings: Settings,
        to target: String,
        _ name: String
    ) async throws {
        let run = ExportRun(
            spec: spec,
            named: layout.spec,
            customization: nil,
            view: view(of: layout.environment, look),
            scale: 2,
            writer: SwiftUIWriter(),
            settings: settings
        )
        do {
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(target)) can't be created: \(InputFile.reason(error)).")
        }
        try OutputFile(path: "\(target)/\(name)").write(try await run.bytes(as: .png))
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
            Streams.warning(TerminalText.escaped("The earlier layouts were not drawn: the spec in \(base) has errors."))
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
        state.view = .one
        state.platform = environment.platform
        state.pose = isDuo ? environment.pose : nil
        state.sizeClass = isDuo ? nil : environment.sizeClass
        state.orientation = isDuo ? nil : environment.orientation
        (state.os, state.sdk) = (environment.wantedOS, environment.sdk)
        (state.locale, state.direction, state.form) = (environment.locale, look.direction, environment.form)
        state.conditions = environment.conditions
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

    /// Returns a path relative to the working folder; nil for one outside of it.
    private static func relative(_ path: String) -> String? {
        guard let whole = RealPath.of(path), let working = RealPath.of("."),
            whole.hasPrefix("\(working)/") || whole == working
        else { return nil }
        return whole == working ? "." : String(whole.dropFirst(working.utf8.count + 1))
    }
}
