public import Logging
import TabModel
public import TabResolver
import Synchronization
import TabSpecCoding

/// One preview: its newest good spec, everyone's customizations, and who is notified of changes.
///
/// The single writer. A change is stored before it is published, and published before anyone is notified. Reading waits
/// for no writer: ``snapshot`` is always the newest published state.
public actor PreviewSession {
    /// Which spec this is.
    public nonisolated let previewed: PreviewedSpec
    /// What reads the spec's file.
    public nonisolated let decoder: SpecDecoder
    /// Who is notified of changes.
    public nonisolated let hub = EventHub()

    let store: any CustomizationStore
    /// Where the texts are kept that the spec has had.
    let history: any HistoryStore
    /// What is known of these texts; changed by the task that has the spec's turn.
    var journal: SpecJournal
    /// The file of the spec; nil where it can't be written.
    let writer: (any SpecWriter)?
    /// Turns of those who change customizations.
    let queue = WriteQueue()
    /// Turns of those who change the spec, or take in what others changed.
    let specQueue = WriteQueue()
    /// Whether this session has ever replaced the spec's file.
    var hasWritten = false
    let logger: Logger
    /// Reads what a spec names; nil reads nothing.
    nonisolated let files: (any SpecFiles)?
    /// Those last seen: reading one from the store takes 0.6 ms in a debug build, and each page needs it.
    var customizations = LatestUsed<CustomizationKey, CurrentCustomization>(capacity: 256)
    /// The newest snapshot, which only this session writes, so that pages read it without waiting for the session.
    private nonisolated let box: Mutex<PreviewSnapshot>
    /// What findings are made with; other symbols can be drawn when the assets change.
    private nonisolated let linting: Mutex<SpecLint>
    private var numbers: RevisionNumbers
    private var refill: Task<Void, Never>?
    /// Whether the last attempt to reserve numbers failed: a full disk is reported once, not with every change.
    private var lacksNumbers = false

    /// The newest published state.
    public nonisolated var snapshot: PreviewSnapshot { box.withLock(\.self) }

    /// Opens a session on a store; it has no spec until the first ``receive(_:)``.
    ///
    /// Throws ``SessionError`` if the store gives no revision numbers. `writer` is the spec's file, without which
    /// ``writeSpec(if:author:kind:change:)`` refuses; `boot` is this start's part of revisions, `switchedOff` has the
    /// ids of rules whose findings nobody is shown, `symbols` are those that can be drawn, `files` reads the files that
    /// a spec names.
    public init(
        of previewed: PreviewedSpec,
        store: any CustomizationStore,
        history: any HistoryStore,
        writer: (any SpecWriter)? = nil,
        boot: String = Revision.newBoot(),
        warnings: [String] = [],
        switchedOff: Set<String> = [],
        symbols: KnownSymbols? = nil,
        files: (any SpecFiles)? = nil,
        logger: Logger = Logger(label: "tabpreview.session")
    ) async throws(SessionError) {
        self.previewed = previewed
        decoder = SpecDecoder(previewed)
        self.store = store
        self.history = history
        self.writer = writer
        self.files = files
        self.logger = logger
        linting = Mutex(SpecLint(switchedOff: switchedOff, symbols: symbols))
        let mark: Int
        do {
            mark = try await store.mark()
            numbers = RevisionNumbers(firstOfBlock: try await store.reserveRevisions(RevisionNumbers.blockSize))
            journal = SpecJournal(try await history.specRevisions(of: previewed.storeName))
        } catch {
            throw SessionError(store: error)
        }
        box = Mutex(
            PreviewSnapshot(
                revision: Revision(number: numbers.take(), boot: boot),
                file: previewed.file,
                format: previewed.format,
                identity: PreviewIdentity.text(store: mark, spec: previewed.storeName),
                warnings: [store.warning].compactMap(\.self) + warnings
            )
        )
    }

    /// What resolves the spec of a view; nil before the first good spec.
    ///
    /// Nothing is cached here: responses are, and resolving is a small part of making one.
    public nonisolated func resolver(of view: PreviewView) -> LayoutResolver? {
        view.snapshot.spec.map { spec in
            lint.resolver(LintedSpec(spec, file: view.snapshot.file, images: view.snapshot.images))
        }
    }

    /// What looks for findings in texts that are not this preview's yet: the same rules, the same symbols.
    public nonisolated var lint: SpecLint { linting.withLock(\.self) }

    /// Says that templates, styles, scripts or the symbols that can be drawn are others now.
    public func templatesChanged(symbols: KnownSymbols? = nil) {
        if let symbols { linting.withLock { $0.symbols = symbols } }
        publish(.templates)
    }

    /// Says that a file which the spec names is different now: an image, or the strings catalog.
    public func filesChanged() {
        guard let spec = snapshot.spec else { return }
        publish(.spec) { $0.take(linted(spec)) }
    }

    /// Shows these sentences about the server itself from now on, after the store's own.
    public func warn(_ warnings: [String]) {
        publish(.diagnostics) { $0.warnings = [store.warning].compactMap(\.self) + warnings }
    }

    /// Says goodbye to readers, gives unused revision numbers back and closes the store.
    public func close() async {
        hub.finish()
        await specQueue.take()
        await queue.take()
        await refill?.value
        await storeFoundTexts()
        await store.close(lastRevision: snapshot.revision.number)
        queue.end()
        specQueue.end()
    }
}

// MARK: - Publishing

extension PreviewSession {
    /// A number for a change that is stored first and published then.
    func takeNumber() -> Int {
        defer { refillIfLow() }
        return numbers.take()
    }

    /// Publishes a change under the next number, or under the one it was stored with where that is still the newest.
    ///
    /// `profile` is whose customization changed, where one did.
    func publish(
        _ kind: PreviewEvent.ChangeKind,
        about profile: String? = nil,
        storedAs stored: Int? = nil,
        _ change: (inout PreviewSnapshot) -> Void = { _ in }
    ) {
        var newer = snapshot
        let number = stored.flatMap { $0 > newer.revision.number ? $0 : nil } ?? takeNumber()
        newer.revision = Revision(number: number, boot: newer.revision.boot)
        change(&newer)
        box.withLock { $0 = newer }
        hub.publish(.change(revision: newer.revision, kind: kind, ok: newer.isOK), about: profile)
    }

    private func refillIfLow() {
        guard numbers.isRunningLow, refill == nil else { return }
        refill = Task { await self.reserveMoreNumbers() }
    }

    private func reserveMoreNumbers() async {
        do {
            numbers.add(firstOfBlock: try await store.reserveRevisions(RevisionNumbers.blockSize))
            lacksNumbers = false
        } catch {
            if !lacksNumbers {
                logger.warning("The store can't reserve revision numbers; continuing without it: \(error)")
            }
            lacksNumbers = true
        }
        refill = nil
    }
}
