public import PreviewCore
import TabModel

extension SpecWatcher {
    /// Watches until the task is canceled, and passes all changes on to a session: readings of the spec, and changes of
    /// the files that it names.
    public func run(for session: PreviewSession) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.run() }
            group.addTask { for await _ in self.imageChanges { await session.filesChanged() } }
            setImages(of: session.snapshot.spec)
            for await reading in readings {
                await session.receive(reading)
                setImages(of: session.snapshot.spec)
            }
        }
    }

    private func setImages(of spec: TabSpec?) {
        setImages((spec?.imagePaths ?? []) + [spec?.stringsCatalog].compactMap(\.self), catalog: spec?.assetCatalog)
    }
}
