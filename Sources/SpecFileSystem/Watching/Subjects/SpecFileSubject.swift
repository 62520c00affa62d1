import Files
import PreviewCore
import Synchronization

/// The spec as a subject of the loop.
struct SpecFileSubject: WatchSubject {
    let path: RawPath
    let configuration: SpecWatcherConfiguration
    let files: any WatchedFileSystem
    let output: SpecOutput

    private var rule: SettleRule
    private var content: FileContent?
    private var stamp: FileStamp?

    /// The largest size in bytes at which a file is read to find changes: equal stamps don't prove equality (W22, W26).
    private static let smallFile = 1 << 20

    init(path: RawPath, configuration: SpecWatcherConfiguration, files: any WatchedFileSystem, output: SpecOutput) {
        self.path = path
        self.configuration = configuration
        self.files = files
        self.output = output
        rule = configuration.settleRule
    }

    var due: Instant? { rule.due }

    func places(afresh: Bool) -> WatchPlaces { LinkChain(files: files).places(of: path) }

    mutating func noticed(_ change: SettleRule.Change, of path: RawPath?, at now: Instant) {
        rule.noticed(change, at: now)
    }

    mutating func read(polling: Bool) {
        rule.beginReading()
        let previous = content
        stamp = files.stamp(of: path)
        content = files.content(of: path, limit: configuration.maximumBytes)
        // Without events, a writer is at rest when two checks give the same result.
        if polling, content?.reading != previous?.reading { rule.noticed(.progress, at: .now) }
    }

    mutating func conclude(readAt begin: Instant) {
        guard let content else { return }
        let finding = finding(content, at: begin)
        if rule.conclude(finding, at: begin), let reading = content.reading { output.publish(reading) }
        if rule.isSettled { self.content = nil }
    }

    mutating func check(polling: Bool) {
        guard rule.isSettled else { return }
        let present = files.stamp(of: path)
        if let present, present == stamp, present.size > Self.smallFile { return }
        let found = files.content(of: path, limit: configuration.maximumBytes)
        stamp = present
        guard found.reading != output.published else { return }
        content = found
        rule.noticed(polling ? .progress : .replaced, at: .now)
    }

    private func finding(_ content: FileContent, at now: Instant) -> SettleRule.Finding {
        guard let reading = content.reading else { return .unavailable }
        guard reading != output.published else { return .same }
        guard case .text(let bytes) = reading, !bytes.isEmpty else { return .doubtful }
        let isShorter = bytes.count < output.published?.bytes?.count ?? 0
        guard isShorter || rule.asksForProof(at: now) else { return .text }
        return configuration.isReadable(bytes) ? .sound : isShorter ? .doubtful : .text
    }
}

extension FileContent {
    /// The reading to report, or nil while nothing is known.
    var reading: SpecReading? {
        switch self {
        case .bytes(let bytes, _): .text(bytes)
        case .missing: .missing
        case .unreadable(let sentence): .unreadable(sentence)
        case .unavailable: nil
        }
    }

}

extension SpecReading {
    var bytes: [UInt8]? {
        if case .text(let bytes) = self { bytes } else { nil }
    }
}

/// The output of the spec's readings; it remembers the last, so that none is repeated.
final class SpecOutput: Sendable {
    let readings: AsyncStream<SpecReading>
    private let continuation: AsyncStream<SpecReading>.Continuation
    private let last = Mutex<SpecReading?>(nil)

    init(buffering: AsyncStream<SpecReading>.Continuation.BufferingPolicy) {
        (readings, continuation) = AsyncStream.makeStream(bufferingPolicy: buffering)
    }

    /// The last published reading; nil before the first.
    var published: SpecReading? { last.withLock(\.self) }

    /// Remembers a reading as known without publishing it.
    func remember(_ reading: SpecReading) { last.withLock { $0 = reading } }

    func publish(_ reading: SpecReading) {
        remember(reading)
        continuation.yield(reading)
    }

    func finish() { continuation.finish() }
}

/// A fingerprint of a file's bytes: equal prints mean equal bytes, within one run of the program.
struct FileFingerprint: Hashable, Sendable {
    /// The hash of the bytes; nil for a missing, unreadable or empty file.
    let digest: Int?
    private let stamp: FileStamp?

    /// Creates the print of a file; bytes are read only if the stamp differs from the earlier print's.
    init(of path: RawPath, earlier: FileFingerprint?, files: any WatchedFileSystem, limit: Int) {
        let stamp = files.stamp(of: path)
        self.stamp = stamp
        if let earlier, let stamp, earlier.stamp == stamp {
            digest = earlier.digest
        } else {
            digest = Self.digest(of: path, stamp: stamp, files: files, limit: limit)
        }
    }

    static func == (left: FileFingerprint, right: FileFingerprint) -> Bool { left.digest == right.digest }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// Returns the hash of the bytes, or of the stamp for a file over the limit, which isn't read.
    private static func digest(of path: RawPath, stamp: FileStamp?, files: any WatchedFileSystem, limit: Int) -> Int? {
        guard let stamp, stamp.size > 0 else { return nil }
        guard stamp.size <= limit else { return stamp.hashValue }
        guard case .bytes(let bytes, _) = files.content(of: path, limit: limit), !bytes.isEmpty else { return nil }
        return bytes.hashValue
    }
}
