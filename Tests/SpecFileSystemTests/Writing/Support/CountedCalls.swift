import Files
import Synchronization

@testable import SpecFileSystem

/// Counts the calls of a save, and does something at one of them.
final class CountedCalls: Sendable {
    private let made = Mutex<[SystemCall]>([])

    var calls: [SystemCall] { made.withLock { $0 } }

    /// The place of a call among those made, and the call.
    func note(_ call: SystemCall) -> Int {
        made.withLock { made in
            made.append(call)
            return made.count - 1
        }
    }
}

/// Returns the number of calls that a save makes, and the calls.
func callsOfSave(
    _ folder: SpecFolder,
    refusing refused: [SystemCall: Int32] = [:],
    expected: [UInt8]? = SpecFolder.old
) throws -> [SystemCall] {
    let counted = CountedCalls()
    let spec = folder.spec { (call) throws(SystemFailure) in
        _ = counted.note(call)
        if let code = refused[call] { throw SystemFailure(code: code, call: call) }
    }
    try spec.replace(expected, with: SpecFolder.new)
    return counted.calls
}
