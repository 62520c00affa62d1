import Foundation
import SwiftUISource
import Synchronization
import TabSpecCoding

/// The stack on which source is parsed and evaluated, in bytes: nested source is read by nested calls.
let stackSize = 512 << 20

guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == "import" else {
    FileHandle.standardError.write(Data("usage: tabpreview-swiftui import PATH\n".utf8))
    exit(64)
}
let path = CommandLine.arguments[2]
let thread = Thread {
    guard let files = FolderFiles(path) else {
        FileHandle.standardError.write(Data("\(path): there is no such file or folder.\n".utf8))
        exit(66)
    }
    let reading = ProjectReader.read(files)
    FileHandle.standardOutput.write(Data(ImportAnswer.value(reading).text(.pretty).utf8))
    exit(reading.tabViews.isEmpty ? 1 : 0)
}
thread.stackSize = stackSize
thread.start()
while true { sleep(1) }
