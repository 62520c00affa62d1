import Foundation
import PreviewAssets
import PreviewPages
import PreviewServer

/// The looks: where templates and public files come from.
struct LooksFolders: Sendable {
    /// The folder of templates.
    let templates: String
    /// The folder of styles, scripts and symbols.
    let publicFiles: String
    /// The folders that somebody named, and that are watched therefore.
    let watched: [String]

    init(settings: Settings) {
        templates = settings.templates ?? PreviewAssets.templatesFolder.path
        publicFiles = settings.publicFolder ?? PreviewAssets.publicFolder.path
        watched = [settings.templates, settings.publicFolder].compactMap(\.self)
    }

    /// A renderer of the present templates and symbols.
    func renderer() throws(FileFailure) -> PageRenderer {
        let texts = try templateTexts()
        let sprite = try FileReading.bytes(of: "\(publicFiles)/symbols.svg", missingIsFine: true) ?? []
        do {
            return try PageRenderer(
                templates: texts,
                symbols: SymbolCatalog(sprite: String(decoding: sprite, as: UTF8.self))
            )
        } catch {
            throw FileFailure(text: "The templates in \(templates) can't be used: \(error).")
        }
    }

    /// The texts by name, without `.mustache`.
    private func templateTexts() throws(FileFailure) -> [String: String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: templates)
        } catch {
            throw FileFailure(text: "The folder of templates, \(templates), can't be read.")
        }
        var texts: [String: String] = [:]
        for name in names where name.hasSuffix(".mustache") {
            let bytes = try FileReading.bytes(of: "\(templates)/\(name)") ?? []
            texts[String(name.dropLast(".mustache".count))] = String(decoding: bytes, as: UTF8.self)
        }
        return texts
    }
}

extension LooksFolders {
    /// The present public files.
    func assets() throws(FileFailure) -> AssetTable {
        do {
            return try AssetTable(folder: URL(filePath: publicFiles))
        } catch {
            throw FileFailure(text: "The folder of public files, \(publicFiles), can't be read.")
        }
    }
}
