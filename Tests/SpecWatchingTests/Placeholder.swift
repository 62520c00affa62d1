import Logging
import PreviewCore
import SpecWatching
import Testing
import Foundation

@Test(.timeLimit(.minutes(1))) func `smoke`() async throws {
    let path = NSTemporaryDirectory() + "/smoke-\(UInt32.random(in: 0 ... .max)).json"
    try "{}".write(toFile: path, atomically: false, encoding: .utf8)
    let watcher = SpecWatcher(configuration: .init(path: path) { $0.last == UInt8(ascii: "}") }, logger: Logger(label: "t"))
    #expect(watcher.readOnce() == .text(Array("{}".utf8)))
    let task = Task { await watcher.run() }
    var it = watcher.readings.makeAsyncIterator()
    for round in 0..<5 {
        let text = "{\(round)}"
        let start = ContinuousClock.now
        try text.write(toFile: path, atomically: round % 2 == 0, encoding: .utf8)
        let r = await it.next()
        print(ContinuousClock.now - start, watcher.mode)
        #expect(r == .text(Array(text.utf8)))
    }
    task.cancel()
    await task.value
}
