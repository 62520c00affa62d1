import Files
import Foundation
import PreviewCore
import Synchronization
import Testing

@testable import SpecFileSystem
import CLibrary

/// Someone else saves between any two calls of ours: their text is never lost (R7, W36).
struct OutsideSaveTests {
    /// The way in which an editor saves.
    enum Editor: CaseIterable {
        case renaming, truncating, alreadyOpen

        func save(_ folder: SpecFolder, _ open: Int32) throws {
            let text = SpecFolder.theirs
            switch self {
            case .renaming:
                let beside = folder.url.appending(path: "tabs.json.new")
                try Data(text).write(to: beside)
                try #require(rename(beside.path, folder.file.path) == 0)
            case .truncating:
                let file = try FileHandle(forWritingTo: folder.file)
                try file.truncate(atOffset: 0)
                try file.write(contentsOf: Data(text))
                try file.close()
            case .alreadyOpen:
                try #require(ftruncate(open, 0) == 0)
                try #require(pwrite(open, text, text.count, 0) == text.count)
            }
        }
    }

    /// The last call before the old file is looked at for the last time.
    private func looked(_ calls: [SystemCall]) throws -> Int {
        try #require(calls.lastIndex(of: .open))
    }

    @Test(arguments: Editor.allCases)
    func `keeps what someone else saves between any two calls`(editor: Editor) throws {
        let calls = try withSpec { try callsOfSave($0) }
        let last = editor == .alreadyOpen ? try looked(calls) : calls.count - 1
        for moment in 0...last {
            try withSpec { folder in
                let open = open(folder.file.path, O_RDWR)
                defer { close(open) }
                let counted = CountedCalls()
                let failed = Mutex<(any Error)?>(nil)
                let spec = folder.spec { (call) throws(SystemFailure) in
                    guard counted.note(call) == moment else { return }
                    do { try editor.save(folder, open) } catch { failed.withLock { $0 = error } }
                }
                let outcome = Result { () throws(SpecWriteFailure) in
                    try spec.replace(SpecFolder.old, with: SpecFolder.new)
                }
                #expect(failed.withLock { $0 } == nil)
                let found = try folder.bytes()
                #expect(found == SpecFolder.theirs, "\(editor) before \(moment) \(calls[moment])")
                let names = try folder.names()
                #expect(names == ["tabs.json"])
                if case .failure(let failure) = outcome { #expect(failure == .changed) }
            }
        }
    }

    @Test func `gives back at the next start what someone saved when our program was ended`() throws {
        let calls = try withSpec { try callsOfSave($0) }
        let exchange = try #require(calls.firstIndex(of: .exchange))
        try withSpec { folder in
            let counted = CountedCalls()
            let spec = folder.spec { (call) throws(SystemFailure) in
                let place = counted.note(call)
                if place == exchange { try? Editor.renaming.save(folder, -1) }
                if place > exchange { throw SystemFailure(code: EIO, call: call) }
            }
            #expect(throws: SpecWriteFailure.self) { try spec.replace(SpecFolder.old, with: SpecFolder.new) }
            let between = try folder.bytes()
            #expect(between == SpecFolder.new, "ended in the middle")

            folder.spec().recover()

            let found = try folder.bytes()
            #expect(found == SpecFolder.theirs)
            let names = try folder.names()
            #expect(names == ["tabs.json"])
        }
    }

    @Test func `notices a file that someone removes meanwhile, and one that someone makes`() throws {
        for call in [SystemCall.copyAttributes, .exchange] {
            try withSpec { folder in
                let spec = folder.spec { (made) throws(SystemFailure) in
                    if made == call { try? FileManager.default.removeItem(at: folder.file) }
                }
                #expect(throws: SpecWriteFailure.changed) {
                    try spec.replace(SpecFolder.old, with: SpecFolder.new)
                }
                let names = try folder.names()
                #expect(names == [], "\(call)")
            }
        }
        try withSpec(nil) { folder in
            let spec = folder.spec { (made) throws(SystemFailure) in
                if made == .link { try? Data(SpecFolder.theirs).write(to: folder.file) }
            }
            #expect(throws: SpecWriteFailure.changed) { try spec.replace(nil, with: SpecFolder.new) }
            let found = try folder.bytes()
            #expect(found == SpecFolder.theirs)
        }
    }
}
