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

    package nonisolated let store: any PreviewStore
    /// What is known of these texts; changed by the task that has the spec's turn.
    var journal: SpecJournal
    /// The file of the spec; nil where the store has the text, or nobody may write it.
    let writer: (any SpecWriter)?
    /// What changes the app's source that the spec is read from; nil where there is none, or nobody may.
    let sourceEditor: (any SourceEditor)?
    /// The newest reading of that source that was shown: one that began before an edit may arrive after it.
    var sourceReading = 0
    /// The latest changes of that source that were made here, by their revisions.
    var sourceChanges: [Int: SourceChange] = [:]
    /// Turns of those who change customizations.
    let queue = WriteQueue()
    /// Turns of those who change the spec, or take in what others changed.
    let specQueue = WriteQueue()
    /// Turns of those who take in what other processes have stored.
    let followQueue = WriteQueue()
    /// A Boolean value that indicates whether this session has ever replaced the spec's file.
    var hasWritten = false
    let logger: Logger
    /// Reads what a spec names; nil reads nothing.
    nonisolated let files: (any SpecFiles)?
    /// Those last seen: reading one from the store takes 0.6 ms in a debug build, and each page needs it.
    var customizations = LatestUsed<CustomizationKey, CurrentCustomization>(capacity: 256)
    /// The profiles that were read last, by storage key.
    var knownProfiles = LatestUsed<String, [ProfileSummary]>(capacity: 16)
    /// The newest snapshot, which only this session writes, so that pages read it without waiting for the session.
    private nonisolated let box: Mutex<PreviewSnapshot>
    /// What findings are made with; other symbols can be drawn when the assets change.
    private nonisolated let linting: Mutex<SpecLint>
    /// The highest number that was taken or stored.
    private var lastNumber: Int

    /// The newest published state.
    public nonisolated var snapshot: PreviewSnapshot { box.withLock(\.self) }

    /// Opens a session on a store; it has no spec until the first ``receive(_:)``.
    ///
    /// Throws ``SessionError`` if the store can't be read. `writer` is the spec's file, without which
    /// ``writeSpec(if:author:kind:change:)`` refuses unless the store has the text; `rules` says which rules are off
    /// or have another severity, `symbols` are those that can be drawn, `files` reads the files that a spec names.
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
        // What is shown before the first text is a state of its own, which only this session has.
        lastNumber = store.isShared ? head.revision : head.revision + 1
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
        publishNow(.templates)
    }

    /// Says that a file which the spec names is different now: an image, or the strings catalog.
    public func filesChanged() {
        guard let spec = snapshot.spec else { return }
        publishNow(.spec) { $0.take(linted(spec)) }
    }

    /// Says that the app's source has other texts now, which show the same.
    public func sourceChanged() { publishNow(.diagnostics) }

    /// Shows these sentences about the server itself from now on, after the store's own.
    public func warn(_ warnings: [String]) {
        publishNow(.diagnostics) { $0.warnings = [store.warning].compactMap(\.self) + warnings }
    }

    /// Says goodbye to readers, and stores what is not stored yet; the store stays open.
    public func close() async {
        hub.finish()
        await specQueue.take()
        await queue.take()
        await storeFoundTexts()
        queue.end()
        specQueue.end()
    }
}

// MARK: - Publishing

extension PreviewSession {
    /// The next number for a change that this session stores or publishes; 0 where the store alone counts.
    func takeNumber() -> Int {
        guard !store.isShared else { return 0 }
        lastNumber += 1
        return lastNumber
    }

    /// Publishes what the store has taken under a number.
    ///
    /// Where other processes have stored something before it, that is taken in first, in its order, and this with it.
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
            logger.warning("Can't read what was just stored; retrying at the next change. \(error.storeText)")
        }
    }

    /// Shows what is there at the beginning, before anyone looks: no change.
    func begin(with change: (inout PreviewSnapshot) -> Void) {
        box.withLock { change(&$0) }
    }

    /// Publishes a change under the next number, or under the one it was stored with where that is still the newest.
    ///
    /// `profile` is whose customization changed, where one did. Where the store counts, what it doesn't have is
    /// published under the newest number again.
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
