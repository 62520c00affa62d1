import PreviewCore

/// The spec as the loop watches it.
struct SpecFile: Watched {
    let path: RawPath
    let configuration: SpecWatcherConfiguration
    let files: any FileReading
    let output: SpecOutput

    private var rule: SettleRule
    private var content: FileContent?
    private var stamp: FileStamp?

    /// Files up to this size are read to see whether they changed: equal stamps don't prove it (W22, W26).
    private static let smallFile = 1 << 20

    init(path: RawPath, configuration: SpecWatcherConfiguration, files: any FileReading, output: SpecOutput) {
        self.path = path
        self.configuration = configuration
        self.files = files
        self.output = output
        rule = configuration.settleRule
    }

    var due: Instant? { rule.due }

    func places() -> WatchPlaces { LinkChain(files: files).places(of: path) }

    mutating func noticed(_ change: SettleRule.Change, at now: Instant) { rule.noticed(change, at: now) }

    mutating func read(polling: Bool) {
        rule.beginReading()
        let previous = content
        stamp = files.stamp(of: path)
        content = files.content(of: path, limit: configuration.maximumBytes)
        // Without events, a writer is at rest when two looks see the same.
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
    /// What is reported about it; nil while nothing is known.
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
