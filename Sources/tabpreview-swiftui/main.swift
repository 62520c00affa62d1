import CLibrary
import SwiftUISource
import TabSpecCoding

do throws(UsageError) {
    switch try ReaderCommand(CommandLine.arguments.dropFirst()) {
    case .importing(let path):
        LargeStack.run { exit(importing(path)) }
        while true { pause() }
    case .serving(let memory):
        ProcessLimits.set(memory: memory)
        serve()
    }
} catch {
    StandardStreams.write(error.text, to: STDERR_FILENO)
    exit(64)
}

/// Writes what a project declares to standard output; the exit code.
private func importing(_ path: String) -> Int32 {
    guard let files = FolderFiles(path) else {
        StandardStreams.write("\(path): there is no such file or folder.\n", to: STDERR_FILENO)
        return 66
    }
    let reading = ProjectReader.read(files)
    StandardStreams.write(ImportAnswer.value(reading).text(.pretty), to: STDOUT_FILENO)
    return reading.tabViews.isEmpty ? 1 : 0
}

/// Answers requests until standard input ends, which is at once: whoever asked is gone.
private func serve() {
    let requests = RequestQueue()
    LargeStack.run { RequestServer.serve(requests) }
    StandardStreams.readLines { requests.add($0) }
    _exit(0)
}
