import Foundation
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import SpecFileSystem
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
        try await self.init(
            of: PreviewedSpec(file: URL(filePath: path).lastPathComponent, storeName: opened.spec),
            store: opened.store,
            writer: SpecFileWriter(AtomicSpecFile(of: path, at: location, logger: logger)),
            warnings: opened.warnings,
            rules: settings.rules,
            symbols: symbols,
            files: FolderImages(.folder(URL(filePath: path).deletingLastPathComponent().path)),
            logger: logger
        )
    }

    /// Opens the session of a tab view of Swift source, on a store that was opened for it.
    ///
    /// `file` declares it; nil where it no longer exists.
    init(
        tabView name: String,
        in file: String?,
        of project: SwiftProject,
        opened: OpenedStore,
        settings: Settings,
        sourceEditor: (any SourceEditor)? = nil,
        symbols: KnownSymbols? = nil,
        logger: Logger
    ) async throws(SessionError) {
        let file = URL(filePath: file ?? project.path).lastPathComponent
        try await self.init(
            of: PreviewedSpec(file: file, storeName: opened.spec, tabView: name),
            store: opened.store,
            sourceEditor: sourceEditor,
            warnings: opened.warnings,
            rules: settings.rules,
            symbols: symbols,
            files: FolderImages(.folder(project.folder)),
            logger: logger
        )
    }
}
