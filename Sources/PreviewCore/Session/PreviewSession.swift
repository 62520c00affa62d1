import Concurrency
public import Logging
import TabModel
public import TabResolver
import Synchronization
import TabSpecCoding

/// A session of one preview: its newest valid spec, the customizations, and the readers of its changes.
///
/// The session is the only writer. A change is stored before it is published, and published before any reader is
/// notified. Reading waits for no writer: ``snapshot`` is always the newest published state.
public actor PreviewSession {
    /// The names of the spec and the settings for reading it.
    public nonisolated let previewed: PreviewedSpec
    /// The decoder of the spec's file.
    public nonisolated let decoder: SpecDecoder
    /// The hub that notifies readers of changes.
    public nonisolated let hub = EventHub()

    package nonisolated let store: any PreviewStore
    /// The history of the spec's texts; changed by the task whose turn it is to change the spec.
    var journal: SpecJournal
    /// The writer of the spec's file; nil where the store has the text, or the file is read-only.
    let writer: (any SpecWriter)?
    /// The editor of the app's source that the spec is read from; nil where there is none, or the source is read-only.
    let sourceEditor: (any SourceEditor)?
    /// The newest reading of that source that was shown: one that began before an edit may arrive after it.
    var sourceReading = 0
    /// The latest changes of that source that were made here, by their revisions.
    var sourceChanges: [Int: SourceChange] = [:]
    /// The mutex of the tasks that change customizations.
    ///
    /// They await the store between reading a customization and publishing the next one; another change meanwhile would
    /// be lost.
    let mutex = AsyncMutex()
    /// The mutex of the tasks that change the spec, or accept the changes of other programs.
    let specMutex = AsyncMutex()
    /// The mutex of the tasks that accept the stored changes of other processes.
    let followMutex = AsyncMutex()
    /// A Boolean value that indicates whether this session has ever replaced the spec's file.
    var hasWritten = false
    let logger: Logger
    /// The reader of the files that a spec names; nil reads nothing.
    nonisolated let files: (any SpecFiles)?
    /// The most recently used customizations: reading one from the store takes 0.6 ms in a debug build, and each page
    /// needs it.
    var customizations = LRUCache<CustomizationKey, CurrentCustomization>(capacity: 256)
    /// The profiles that were read last, by storage key.
    var knownProfiles = LRUCache<String, [ProfileSummary]>(capacity: 16)
    /// The newest snapshot, which only this session writes, so that pages read it without waiting for the session.
    private nonisolated let box: Mutex<PreviewSnapshot>
    /// The settings for findings, which change with the symbols that can be drawn.
    private nonisolated let linting: Mutex<SpecLint>
    /// The highest number that was taken or stored.
    private var lastNumber: Int

    /// The newest published state.
    public nonisolated var snapshot: PreviewSnapshot { box.withLock(\.self) }

    /// Creates a session on a store; it has no spec until the first ``receive(_:)``.
    ///
    /// `writer` is the spec's file, without which ``writeSpec(if:author:kind:change:)`` refuses unless the store has
    /// the text. `rules` has the rules that are off or have another severity, `symbols` are those that can be drawn,
    /// and `files` reads the files that a spec names.
    ///
    /// - Throws: ``SessionError`` if the store can't be read.
    public init(
        of previewed: PreviewedSpec,
        store: any PreviewStore,
        writer: (any SpecWriter)? = nil,
        sourceEditor: (any SourceEditor)? = nil,
        warnings: [String] = [],
        rules: RuleSettings = RuleSettings(),
        symbols: KnownSymbols? = nil,
        files: (any SpecFiles)? = nil,
        logger: Logger = Logger(label: "tabpreview.session")
    ) async throws(SessionError) {
        self.previewed = previewed
        decoder = SpecDecoder(previewed)
        self.store = store
        self.writer = writer
        self.sourceEditor = sourceEditor
        self.files = files
        self.logger = logger
        linting = Mutex(SpecLint(rules: rules, symbols: symbols))
        let head: PreviewHead
        do {
            head = try await store.head(of: previewed.storeName)
            journal = SpecJournal(try await store.specRevisions(of: previewed.storeName))
        } catch {
            throw SessionError(store: error)
        }
        // The state before the first text: whoever opens the preview reads its text before anyone sees it.
        lastNumber = head.revision
        var first = PreviewSnapshot(
            revision: Revision(number: lastNumber, epoch: head.epoch),
            file: previewed.file,
            format: previewed.format,
            identity: PreviewIdentity.text(store: head.mark, spec: previewed.storeName),
            warnings: [store.warning].compactMap(\.self) + warnings
        )
        first.tabView = previewed.tabView
        box = Mutex(first)
    }

    /// Returns the resolver for the spec of a view; nil before the first valid spec.
    ///
    /// Nothing is cached here: responses are, and resolving is a small part of making one.
    public nonisolated func resolver(of view: PreviewView) -> LayoutResolver? {
        view.snapshot.spec.map { spec in
            lint.resolver(LintedSpec(spec, file: view.snapshot.file, images: view.snapshot.images))
        }
    }

    /// The settings for findings in texts that are not this preview's yet: the same rules, the same symbols.
    public nonisolated var lint: SpecLint { linting.withLock(\.self) }

    /// Publishes a change of the templates, styles, scripts or the symbols that can be drawn.
    public func templatesChanged(symbols: KnownSymbols? = nil) {
        if let symbols { linting.withLock { $0.symbols = symbols } }
        publishNow(.templates)
    }

    /// Publishes a change of a file that the spec names: an image, or the strings catalog.
    public func filesChanged() {
        guard let spec = snapshot.spec else { return }
        publishNow(.spec) { $0.take(linted(spec)) }
    }

    /// Publishes a change of the app's source files that does not change the layouts.
    public func sourceChanged() { publishNow(.diagnostics) }

    /// Replaces the warnings about the server itself, which are shown after the store's own.
    public func warn(_ warnings: [String]) {
        publishNow(.diagnostics) { $0.warnings = [store.warning].compactMap(\.self) + warnings }
    }

    /// Sends `bye` to readers, and stores the texts that are not stored yet; the store stays open.
    public func close() async {
        hub.finish()
        await specMutex.withLock { await mutex.withLock { await storeFoundTexts() } }
    }
}

// MARK: - Publishing

extension PreviewSession {
    /// Returns the next number for a change that this session stores or publishes; 0 where only the store counts.
    func takeNumber() -> Int {
        guard !store.isShared else { return 0 }
        lastNumber += 1
        return lastNumber
    }

    /// Publishes a change that the store has accepted under a number.
    ///
    /// Changes that other processes have stored before it are published first, in their order, together with this one.
    func publish(
        _ kind: PreviewEvent.ChangeKind,
        about profile: String? = nil,
        storedAs number: Int,
        _ change: @Sendable (inout PreviewSnapshot) -> Void = { _ in }
    ) async {
        lastNumber = max(lastNumber, number)
        guard store.isShared, number != snapshot.revision.number + 1 else {
            return publishNow(kind, about: profile, storedAs: number, change)
        }
        do throws(SessionError) {
            if number > snapshot.revision.number { try await follow() }
        } catch {
            logger.warning(
                "Can't read the change that was just stored; retrying at the next change. \(error.storeText)"
            )
        }
    }

    /// Shows the initial state, without publishing a change.
    func begin(with change: (inout PreviewSnapshot) -> Void) {
        box.withLock { change(&$0) }
    }

    /// Publishes a change under the next number, or under its stored number while that is the newest.
    ///
    /// `profile` is the one whose customization changed, if any. Where the store counts, changes that it doesn't have
    /// are published under the newest number again.
    func publishNow(
        _ kind: PreviewEvent.ChangeKind,
        about profile: String? = nil,
        storedAs stored: Int? = nil,
        _ change: (inout PreviewSnapshot) -> Void = { _ in }
    ) {
        var newer = snapshot
        let number = stored.flatMap { $0 > newer.revision.number ? $0 : nil } ?? takeNumber()
        newer.revision = newer.revision.next(number)
        change(&newer)
        box.withLock { $0 = newer }
        hub.publish(.change(revision: newer.revision, kind: kind, ok: newer.isOK), about: profile)
    }
}
