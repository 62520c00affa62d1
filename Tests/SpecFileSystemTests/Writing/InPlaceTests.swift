import Files
import Foundation
import PreviewCore
import Synchronization
import Testing

@testable import SpecFileSystem
import CLibrary

/// A file that is mounted by itself gives its name to no other: it is written in place.
struct InPlaceTests {
    private let old = SpecFolder.old
    private let new = SpecFolder.new

    @Test func `writes in place where names can't be taken, and says so`() throws {
        try withSpec { folder in
            let told = Mutex<[String]>([])
            var spec = folder.spec { (call) throws(SystemFailure) in
                if call == .exchange { throw SystemFailure(code: EBUSY, call: call) }
            }
            spec.announce = { sentence in told.withLock { $0.append(sentence) } }
            let number = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.systemFileNumber] as? Int

            try spec.replace(old, with: new)
            try spec.replace(new, with: Array("{}".utf8))

            #expect(try folder.bytes() == Array("{}".utf8))
            #expect(try folder.names() == ["tabs.json"])
            #expect(told.withLock { $0.count } == 2)
            #expect(told.withLock { $0.first }?.contains("was written in place") == true)
            let after = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.systemFileNumber] as? Int
            #expect(after == number)
        }
    }

    @Test func `says where the old text is when neither could be written`() throws {
        try withSpec { folder in
            let counted = CountedCalls()
            let spec = folder.spec { (call) throws(SystemFailure) in
                _ = counted.note(call)
                if call == .exchange { throw SystemFailure(code: EBUSY, call: call) }
                if call == .truncate { throw SystemFailure(code: EIO, call: call) }
            }
            let failure = #expect(throws: SpecWriteFailure.self) { try spec.replace(old, with: new) }
            let saved = try #require(try folder.names().first { $0.hasSuffix(".old") })
            #expect("\(try #require(failure))".contains("Its previous content is in \(saved) beside it."))
            #expect(try folder.bytes(saved) == old)
        }
    }

    @Test(arguments: [
        (Array("abcdef".utf8), true), (Array("ABCdef".utf8), true), (Array("abcDEF".utf8), true),
        (Array("ABCDEFG\0I".utf8), true), (Array("ABxdef".utf8), false), (Array("abcdefghijk".utf8), false),
    ])
    func `knows half of each text from someone's own`(found: [UInt8], isTorn: Bool) {
        #expect(Recovery.isTorn(found, old: Array("abcdef".utf8), new: Array("ABCDEFGHI".utf8)) == isTorn)
    }

    @Test func `leaves what someone saved after a save in place was cut off`() throws {
        try withSpec { folder in
            let target = SpecTarget(folder.file.path)
            let copies = SavedCopies(of: target, system: SystemCalls())
            try Data(old).write(to: URL(filePath: copies.oldPath))
            try Data(new).write(to: URL(filePath: copies.newPath))
            try Data(SpecFolder.theirs).write(to: folder.file)
            folder.spec().recover()
            #expect(try folder.bytes() == SpecFolder.theirs)
            #expect(try folder.names() == ["tabs.json"])
        }
    }
}
