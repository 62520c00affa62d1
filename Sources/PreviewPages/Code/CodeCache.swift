import Synchronization
import TabModel

/// The pane of the spec that was asked for last: it depends on the spec only, so a page of another view takes it as it is.
final class CodeCache: Sendable {
    private let latest = Mutex<(spec: TabSpec, file: String, values: CodeValues)?>(nil)

    func values(of spec: TabSpec, file: String) -> CodeValues {
        latest.withLock { latest in
            if let latest, latest.file == file, latest.spec == spec { return latest.values }
            let values = CodeBuilder(spec: spec, file: file).values
            latest = (spec, file, values)
            return values
        }
    }
}
