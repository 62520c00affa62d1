import CLibrary
import Foundation

/// The size of the stack on which source is parsed and evaluated, in bytes: nested source is read by nested calls.
private let stackSize = 512 << 20

do throws(UsageError) {
    ProcessLimits.set(memory: try ReaderCommand(CommandLine.arguments.dropFirst()).memory)
} catch {
    StandardStreams.write(error.text, to: STDERR_FILENO)
    exit(64)
}
let requests = RequestQueue()
let responding = Thread { RequestServer.serve(requests) }
responding.stackSize = stackSize
responding.start()
// The end of the input ends the process at once, even during a reading: no client waits for the response.
StandardStreams.readLines { requests.add($0) }
_exit(0)
