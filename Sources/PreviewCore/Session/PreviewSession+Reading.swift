import Concurrency
import TabModel
import TabSpecCoding

extension PreviewSession {
    /// Accepts a reading of the spec's path.
    ///
    /// A valid text becomes the shown spec; for anything else the diagnostics are shown beside the last valid one. The
    /// same bytes again change nothing.
    public func receive(_ reading: SpecReading) async {
        await specMutex.withLock {
            guard await isPresent(reading) else { return }
            switch reading {
            case .text(let bytes): await receive(bytes)
            case .imported(let spec): await receive(spec)
            case .missing: receiveNothing(because: missing)
            case .unreadable(let sentence): receiveNothing(because: unreadable(sentence))
            }
        }
    }

    private func receive(_ bytes: [UInt8]) async {
        guard snapshot.text != bytes else { return }
        await take(bytes, decode(bytes))
    }

    /// Publishes text that was found in the file, then records it, so that showing it does not wait for the disk.
    func take(_ bytes: [UInt8], _ decoded: DecodedSpec) async {
        publishNow(decoded.kind) { show(bytes, decoded, in: &$0) }
        await recordFound(bytes, decoded, number: snapshot.revision.number)
    }

    /// Decodes text like the spec's file.
    func decode(_ bytes: [UInt8]) -> DecodedSpec { decoder.decode(bytes) }

    /// Shows the preview's current text in a snapshot, valid or not.
    nonisolated func show(_ bytes: [UInt8], _ decoded: DecodedSpec, in newer: inout PreviewSnapshot) {
        newer.text = bytes
        newer.diagnostics = decoded.diagnostics
        guard let spec = decoded.spec else { return }
        newer.take(linted(spec))
        newer.specText = bytes
        newer.specRevision = newer.revision.number
    }

    /// Returns a Boolean value that indicates whether the watcher's reading is still current.
    ///
    /// The watcher may have read the file before a write of this session and report it afterwards. Once this session
    /// has written, a reading counts only while the file does not contain the shown text already.
    private func isPresent(_ reading: SpecReading) async -> Bool {
        guard hasWritten, let writer, let shown = snapshot.text, reading != .text(shown) else { return true }
        guard let present = try? await writer.read() else { return true }
        return present != shown
    }

    func receiveNothing(because diagnostic: Diagnostic) {
        guard snapshot.text != nil || snapshot.diagnostics != [diagnostic] else { return }
        publishNow(.diagnostics) { newer in
            newer.text = nil
            newer.diagnostics = [diagnostic]
        }
    }

    var missing: Diagnostic {
        Diagnostic(
            id: "missing",
            text: "No such file: \"\(previewed.file)\". The preview appears when you create it.",
            file: previewed.file
        )
    }

    private func unreadable(_ sentence: String) -> Diagnostic {
        Diagnostic(id: "unreadable", text: sentence, file: previewed.file)
    }
}

extension DecodedSpec {
    /// The kind of a change to this text: of the layouts, or of the diagnostics.
    var kind: PreviewEvent.ChangeKind { spec == nil ? .diagnostics : .spec }
}
