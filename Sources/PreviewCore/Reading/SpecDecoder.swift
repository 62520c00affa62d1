import Synchronization
import TabModel
import TabSpecCoding

/// A decoder of the text of one spec's file that caches the last result.
///
/// A save is decoded to determine whether it is complete, and then to be shown. That takes 1 ms for 20 tabs, and a save
/// has 12 ms to be on the page.
public final class SpecDecoder: Sendable {
    private let previewed: PreviewedSpec
    private let latest = Mutex<(bytes: [UInt8], decoded: DecodedSpec)?>(nil)

    init(_ previewed: PreviewedSpec) {
        self.previewed = previewed
    }

    /// Returns the spec, or all errors in the text.
    func decode(_ bytes: [UInt8]) -> DecodedSpec {
        if let latest = latest.withLock(\.self), latest.bytes == bytes { return latest.decoded }
        var decoded = SpecReader.read(
            bytes,
            format: previewed.format,
            file: previewed.file,
            limits: previewed.limits
        )
        if previewed.isImported { decoded.removePlaces() }
        latest.withLock { $0 = (bytes, decoded) }
        return decoded
    }

    /// Returns a Boolean value that indicates whether a file's content is free of syntax errors, which an incomplete
    /// save most likely has.
    public func isReadable(_ bytes: [UInt8]) -> Bool {
        !decode(bytes).diagnostics.contains { $0.id == "syntax" }
    }
}
