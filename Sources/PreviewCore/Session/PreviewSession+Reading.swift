import TabModel
import TabSpecCoding

extension PreviewSession {
    /// Takes in what was found at the spec's path.
    ///
    /// A good text becomes the shown spec; of anything else the diagnostics are shown beside the last good one. The
    /// same bytes again change nothing.
    public func receive(_ reading: SpecReading) {
        switch reading {
        case .text(let bytes): receive(bytes)
        case .missing: receiveNothing(because: missing)
        case .unreadable(let sentence): receiveNothing(because: unreadable(sentence))
        }
    }

    private func receive(_ bytes: [UInt8]) {
        guard snapshot.text != bytes else { return }
        let decoded = SpecReader.read(
            bytes,
            format: previewed.format,
            file: previewed.file,
            limits: previewed.limits
        )
        guard let spec = decoded.spec else {
            return publish(.diagnostics) { newer in
                newer.text = bytes
                newer.diagnostics = decoded.diagnostics
            }
        }
        publish(.spec) { newer in
            newer.text = bytes
            newer.diagnostics = decoded.diagnostics
            newer.spec = spec
            newer.specText = bytes
            newer.specRevision = newer.revision.number
        }
    }

    private func receiveNothing(because diagnostic: Diagnostic) {
        guard snapshot.text != nil || snapshot.diagnostics != [diagnostic] else { return }
        publish(.diagnostics) { newer in
            newer.text = nil
            newer.diagnostics = [diagnostic]
        }
    }

    private var missing: Diagnostic {
        Diagnostic(
            id: "missing",
            text: "There is no file \"\(previewed.file)\". Save it, or start tabpreview with another file.",
            file: previewed.file
        )
    }

    private func unreadable(_ sentence: String) -> Diagnostic {
        Diagnostic(id: "unreadable", text: sentence, file: previewed.file)
    }
}
