import Foundation
@testable import SwiftUISource
import Synchronization
import TabModel
import TabSpecCoding

/// Reads projects on a thread with a stack as large as the reader's program has.
enum Reading {
    /// Returns the reading of files as text.
    static func outline(_ files: [String: [UInt8]], _ options: ReadingOptions = ReadingOptions()) -> String {
        onLargeStack { Outline(ProjectReader.read(FilesInMemory(files), options)).text }
    }

    /// Returns the reading of files.
    static func reading(_ sources: [String: String]) -> ProjectReading {
        onLargeStack { ProjectReader.read(FilesInMemory(sources.mapValues { Array($0.utf8) })) }
    }

    /// Returns the tab views of one file.
    static func views(_ source: String, _ options: ReadingOptions = ReadingOptions()) -> [TabViewReading] {
        onLargeStack { ProjectReader.read(FilesInMemory(["A.swift": Array(source.utf8)]), options).tabViews }
    }

    /// Does something on a thread of its own.
    static func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let result = Mutex<Result?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let value = work()
            result.withLock { $0 = value }
            done.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        done.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the thread gave nothing") }
        return value
    }
}
