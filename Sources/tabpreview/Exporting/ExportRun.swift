import ArgumentParser
import Foundation
import Logging
import PreviewPages
import PreviewProcesses
import PreviewServer
import SwiftUIWriting
import TabModel
import TabSpecCoding

/// An export of a spec.
struct ExportRun {
    let spec: TabSpec
    /// The spec with its name.
    let named: NamedSpec
    let customization: TabViewCustomization?
    let view: ViewState
    /// The number of pixels for each point of a picture.
    let scale: Int
    /// The writer of SwiftUI source.
    let writer: SwiftUIWriter
    let settings: Settings
    let resources: ExportResources

    /// Returns the export's bytes for a file; messages about omitted parts go to standard error.
    func bytes(as format: ExportFormat, for file: String = "-") async throws -> [UInt8] {
        switch format {
        case .spec: Array(SpecWriting.text(spec, as: SpecFormat(fileName: file)).utf8)
        case .json: Array(ExportCoding.text(spec, customization: customization ?? TabViewCustomization()).utf8)
        case .swift: Array(writer.source(for: spec, named: named.title).utf8)
        case .xcstrings: Array(StringsCatalogWriting.text(spec).utf8)
        case .html: try await interactivePage()
        case .png: try await picture()
        }
    }

    private static func warn(_ sentence: String) {
        Streams.warning(TerminalText.escaped(sentence))
    }

    private func interactivePage() async throws -> [UInt8] {
        let page = try await drawnPage()
        if page.leftOut > 0 {
            Self.warn("\(page.leftOut) views were omitted to keep the file small. Their tabs can't be selected in it.")
        }
        return Array(page.text.utf8)
    }

    private func drawnPage() async throws -> ExportedPage {
        let theme = try await resources.theme(for: settings)
        var limits = ExportLimits()
        limits.processors = ProcessInfo.processInfo.activeProcessorCount
        let meter = ExportMeter()
        defer { meter.end() }
        let subject = await subject()
        return try await theme.renderer.interactivePage(
            subject,
            theme: theme.files,
            limits: limits,
            progress: { meter.show(Self.text($0)) }
        )
    }

    private static func text(_ progress: ExportProgress) -> String {
        "\(progress.drawn) of \(progress.found) views drawn"
    }

    /// Returns a picture; it searches for the browser first, so that nothing is drawn without one.
    private func picture() async throws -> [UInt8] {
        let browser = try await resources.browser(for: settings)
        let theme = try await resources.theme(for: settings)
        let html = try theme.renderer.picturePage(await subject(), theme: theme.files)
        let request = PictureRequest(html: html, scale: scale)
        do throws(ChromiumError) { return try await browser.png(of: request) } catch { throw FileFailure(error) }
    }

    private func subject() async -> ExportSubject {
        ExportSubject(
            spec: spec,
            title: spec.title ?? named.title,
            customization: customization,
            images: await images(),
            view: view
        )
    }

    /// Returns the images beside the spec's file; those of a spec from standard input are in the working folder.
    private func images() async -> FrameImages {
        ImageFindings.findings(of: named, rules: settings.rules).forEach(DiagnosticPrinter.print)
        let embedded = await EmbeddedImages(of: spec, in: .folder(named.folder))
        for path in embedded.leftOut { Self.warn("\(path) was omitted: the images are larger than 4 MiB in total.") }
        return embedded.images
    }
}

/// The formats of an export.
enum ExportFormat: String, CaseIterable {
    /// A picture.
    case png
    /// A single file that stays interactive.
    case html
    /// SwiftUI source.
    case swift
    /// The spec and the customization.
    case json
    /// The spec alone, in JSON or YAML.
    case spec
    /// The titles as a strings catalog.
    case xcstrings

    /// Creates the format for a file's name; nil for other extensions.
    init?(fileName: String) {
        let fileExtension = Self.fileExtension(of: fileName)?.dropFirst().lowercased()
        if ["json", "yaml", "yml"].contains(fileExtension) {
            self = SpecFolder.isNamedLikeExport(fileName) ? .json : .spec
        } else if let fileExtension, let format = Self(rawValue: fileExtension), format.fileExtension == fileExtension {
            self = format
        } else {
            return nil
        }
    }

    /// The extension of exported files, which distinguishes an export from a spec.
    var fileExtension: String {
        switch self {
        case .json: SpecFolder.exportExtension
        case .spec: SpecFormat.json.rawValue
        case .png, .html, .swift, .xcstrings: rawValue
        }
    }

    /// Returns the extension of a file's name, with its dot; nil where there is none.
    static func fileExtension(of fileName: String) -> String? {
        let name = fileName.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[$0...]) }
    }
}
