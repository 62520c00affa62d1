import Foundation
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import SpecWriting
import TabResolver

extension PreviewSession {
    /// Opens the session of the spec at a path, on a store that was opened for it.
    init(
        at path: String,
        opened: OpenedStore,
        settings: Settings,
        location: SpecLocation,
        symbols: KnownSymbols? = nil,
        logger: Logger
    ) async throws(SessionError) {
        let name = URL(filePath: path).lastPathComponent
        var file = SpecFile(path: path, name: "\"\(name)\"")
        file.location = location
        file.announce = { sentence in logger.warning("\(sentence)") }
        try await self.init(
            of: PreviewedSpec(file: name, storeName: opened.spec),
            store: opened.store,
            writer: SpecFileWriter(file),
            warnings: opened.warnings,
            switchedOff: Set(settings.lintOff),
            symbols: symbols,
            files: FolderFiles(folder: URL(filePath: path).deletingLastPathComponent().path),
            logger: logger
        )
    }
}
