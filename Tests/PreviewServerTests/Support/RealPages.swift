import Foundation
import PreviewAssets
import PreviewPages

/// Pages as the server draws them, with the templates that it comes with.
func realPages() throws -> PageRenderer {
    let folder = PreviewAssets.templatesFolder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mustache") }
    let texts = try names.map { name in
        (
            String(name.dropLast(".mustache".count)),
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        )
    }
    return try PageRenderer(templates: Dictionary(uniqueKeysWithValues: texts))
}
