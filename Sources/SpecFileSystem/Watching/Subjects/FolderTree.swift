import Files
import TabModel

/// A folder of an app's source with everything below it, or a single file, with its changed, added and removed files.
///
/// A file counts as changed if its stamp differs; the bytes are not read. Links are not followed.
struct FolderTree: WatchSubject {
    let root: RawPath
    let output: FolderTreeOutput

    private var rule: SettleRule
    /// The files in their reported state.
    private var stamps: [RawPath: FileStamp]
    private var isKnownToBeThere: Bool
    /// The watched folders, each with a Boolean value that indicates whether it is in an asset catalog.
    private var folders: [RawPath: Bool] = [:]
    private var isThere: Bool
    /// The folders to list again: each changed, or was listed before it was watched.
    private var unsure: Set<RawPath> = []
    /// The files that may have changed since they were reported.
    ///
    /// The value indicates whether the file was closed or moved into place.
    private var touched: [RawPath: Bool] = [:]
    private var touchedStamps: [RawPath: FileStamp?] = [:]
    private var isPolling = false

    init(root: RawPath, rule: SettleRule, output: FolderTreeOutput) {
        self.root = root
        self.rule = rule
        self.output = output
        let listing = SourceListing(root: root)
        (stamps, isThere, isKnownToBeThere) = (listing.files, listing.isThere, listing.isThere)
    }

    var due: Instant? { rule.due }

    mutating func read(polling: Bool) {
        rule.beginReading()
        let seen = touchedStamps
        touchedStamps = touched.reduce(into: [:]) { $0[$1.key] = .some(stamp(of: $1.key)) }
        isPolling = polling
        // Without events, a writer is at rest when two checks give the same result.
        if polling, touchedStamps != seen { rule.noticed(.progress, at: .now) }
    }

    mutating func conclude(readAt begin: Instant) {
        let changed = touchedStamps.filter { stamps[$0.key] != $0.value }
        let isWaited = !changed.isEmpty && !rule.isOverdue(at: begin) && GitLock.isHeld(around: root)
        if isWaited { return rule.noticed(.progress, at: begin) }
        let ready = ready(of: changed)
        let shows = rule.conclude(finding(ready, at: begin), at: begin)
        if shows { report(ready) }
        guard rule.isSettled else { return }
        touched = touched.filter { changed[$0.key] != nil && ready[$0.key] == nil }
        if !touched.isEmpty { rule.noticed(.progress, at: begin) }
    }

    mutating func check(polling: Bool) {
        guard rule.isSettled, !touched.isEmpty || isThere != isKnownToBeThere else { return }
        rule.noticed(polling ? .progress : .replaced, at: .now)
    }

    private func stamp(of path: RawPath) -> FileStamp? {
        if path == root { return SourceListing(root: root).files[root] }
        // A file that is not in a listed folder is behind a link.
        guard folders[path.parent] != nil, let status = try? FileStatus(of: path.bytes) else { return nil }
        return status.kind == .file ? status.stamp : nil
    }

    /// Returns the changes to report; files still being written wait for a rest, as long as there are others.
    private func ready(of changed: [RawPath: FileStamp?]) -> [RawPath: FileStamp?] {
        guard changed.contains(where: { touched[$0.key] == true }) else { return changed }
        return changed.filter { touched[$0.key] == true || $0.value == nil }
    }

    /// Returns the finding for the changes to report.
    ///
    /// A single file that was closed is reported at once; several are a burst; a missing file may come again.
    private func finding(_ ready: [RawPath: FileStamp?], at now: Instant) -> SettleRule.Finding {
        if ready.isEmpty, isThere == isKnownToBeThere { return .same }
        if rule.isOverdue(at: now) { return .sound }
        if !isThere || ready.contains(where: { $0.value == nil }) { return .doubtful }
        let isSave = ready.count == 1 && !isPolling && ready.allSatisfy { touched[$0.key] == true }
        return isSave ? .sound : .text
    }

    private mutating func report(_ ready: [RawPath: FileStamp?]) {
        for (path, stamp) in ready { stamps[path] = stamp }
        isKnownToBeThere = isThere
        output.publish(FolderTreeChange(paths: ready.keys.compactMap(name).sorted(), isGone: !isThere))
    }

    /// Returns the path from the root, or a single file's name; nil if it is not valid UTF-8.
    private func name(of path: RawPath) -> String? {
        let names = path == root ? [root.lastComponent] : names(of: path)
        return String(validating: names.joined(separator: [UInt8(ascii: "/")]), as: UTF8.self)
    }

    private func names(of path: RawPath) -> [[UInt8]] {
        RawPath(bytes: Array(path.bytes.dropFirst(root.bytes.count))).components
    }
}

// MARK: - Events

extension FolderTree {
    func placesMayDiffer(after kind: FileEvent.Kind) -> Bool { !unsure.isEmpty }

    mutating func noticed(_ change: SettleRule.Change, of path: RawPath?, at now: Instant) {
        guard let path, path.isBelow(root), let name = path.components.last else {
            // The root, or a link on the way to it.
            forgetFolders(from: root)
            if path == root { touch(root, change) }
            return rule.noticed(change, at: now)
        }
        let isFolder = folders[path] != nil || LocalFiles().entry(at: path) == .directory
        if isFolder { forgetFolders(from: path) }
        let isSource = AppSource.includes(
            file: name,
            inCatalog: names(of: path).dropLast().contains(where: AppSource.isCatalog)
        )
        if isSource { touch(path, change) }
        guard isFolder || isSource else { return }
        // A writer that continues with one file does not hold up a finished other one.
        let isHeld = change == .progress && !isFolder && touched.contains { $0.value }
        if !isHeld { rule.noticed(change, at: now) }
    }

    private mutating func touch(_ path: RawPath, _ change: SettleRule.Change) {
        switch change {
        case .attributes: touched[path] = touched[path] ?? true
        case .progress: touched[path] = false
        case .complete, .replaced: touched[path] = true
        }
    }

    private mutating func forgetFolders(from folder: RawPath) {
        unsure.insert(folder)
        folders = folders.filter { $0.key != folder && !$0.key.isBelow(folder) }
    }
}

// MARK: - Places

extension FolderTree {
    mutating func places(afresh: Bool) -> WatchPlaces {
        if afresh { unsure = [root] }
        let listed = unsure
        unsure = []
        for folder in listed { list(folder) }
        var places = LinkChain(files: LocalFiles()).places(of: root)
        for (folder, inCatalog) in folders { places.insertSource(in: folder, inCatalog: inCatalog) }
        return places
    }

    private mutating func list(_ folder: RawPath) {
        let isRoot = folder == root
        let listing = isRoot ? SourceListing(root: root) : SourceListing(folder: folder, names: names(of: folder))
        if isRoot { isThere = listing.isThere }
        let fresh = listing.folders.filter { folders[$0.key] == nil }
        folders = folders.filter { $0.key != folder && !$0.key.isBelow(folder) }
        folders.merge(listing.folders) { $1 }
        unsure.formUnion(fresh[folder] != nil ? [folder] : fresh.keys.filter { fresh[$0.parent] == nil })
        for (path, stamp) in listing.files where stamps[path] != stamp { touched[path] = touched[path] ?? true }
        for path in stamps.keys where isRoot || path.isBelow(folder) {
            if listing.files[path] == nil { touched[path] = touched[path] ?? true }
        }
    }
}
