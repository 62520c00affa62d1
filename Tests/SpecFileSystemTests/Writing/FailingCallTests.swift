import Files
import Foundation
import PreviewCore
import Testing

@testable import SpecFileSystem
import CLibrary

/// Every call of a save fails in turn (R2), and the program is ended before every call in turn (R3).
struct FailingCallTests {
    /// A way to save, by what the file system refuses.
    enum Way: CaseIterable {
        case exchanging, renaming, inPlace, creating

        var refused: [SystemCall: Int32] {
            switch self {
            case .exchanging, .creating: [:]
            case .renaming: [.exchange: EINVAL]
            case .inPlace: [.exchange: EBUSY]
            }
        }
        var old: [UInt8]? { self == .creating ? nil : SpecFolder.old }
    }

    /// The number of calls that a save makes this way.
    private func count(_ way: Way) throws -> Int {
        try withSpec(way.old) { folder in
            let calls = try callsOfSave(folder, refusing: way.refused, expected: way.old)
            #expect(try folder.bytes() == SpecFolder.new)
            #expect(try folder.names() == ["tabs.json"], "\(way)")
            return calls.count
        }
    }

    /// Saves, and fails the calls that `fails` says.
    private func save(
        _ folder: SpecFolder,
        _ way: Way,
        failing fails: @escaping @Sendable (Int) -> Int32?
    ) throws -> SpecWriteFailure? {
        let counted = CountedCalls()
        let spec = folder.spec(longestWrite: 1000) { (call) throws(SystemFailure) in
            if let code = fails(counted.note(call)) { throw SystemFailure(code: code, call: call) }
            if let code = way.refused[call] { throw SystemFailure(code: code, call: call) }
        }
        do throws(SpecWriteFailure) {
            try spec.replace(way.old, with: SpecFolder.new)
            return nil
        } catch {
            return error
        }
    }

    private func text(_ folder: SpecFolder) throws -> [UInt8]? {
        try folder.spec().bytes()
    }

    @Test(arguments: Way.allCases, [EIO, ENOSPC, EDQUOT, EROFS, EACCES, ENOMEM])
    func `leaves the old or the new text whichever call fails, and never says saved of the old one (R2)`(
        way: Way,
        code: Int32
    ) throws {
        for failing in 0..<(try count(way)) {
            try withSpec(way.old) { folder in
                let failure = try save(folder, way) { $0 == failing ? code : nil }
                let found = try text(folder)
                #expect(found == way.old || found == SpecFolder.new, "\(way) \(failing)")
                #expect(failure != nil || found == SpecFolder.new, "\(way) \(failing): acknowledged")
                #expect(failure == nil || found == way.old || way == .renaming || way == .creating, "\(way) \(failing)")
                folder.spec().recover()
                #expect(try folder.names().filter { $0 != "tabs.json" } == [], "\(way) \(failing)")
                #expect(try text(folder) == found)
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `is whole again after the next start wherever the program was ended (R3)`(way: Way) throws {
        for ended in 0..<(try count(way)) {
            try withSpec(way.old) { folder in
                _ = try save(folder, way) { $0 >= ended ? EIO : nil }
                let between = try text(folder)
                folder.spec().recover()
                let found = try text(folder)
                #expect(found == way.old || found == SpecFolder.new, "\(way) \(ended)")
                #expect(between == found || way == .inPlace, "\(way) \(ended)")
                #expect(try folder.names().filter { $0 != "tabs.json" } == [], "\(way) \(ended)")
            }
        }
    }

    @Test func `tells a full disk from a used-up quota and a disk that can only be read`() throws {
        let told: [Int32: String] = [
            ENOSPC: "The disk of tabs.json is full, so it was not changed. Free some space, then try again.",
            EDQUOT:
                "Your quota on the disk of tabs.json is used up, so it was not changed. Free some space, then try again.",
        ]
        for (code, text) in told {
            try withSpec { folder in
                let spec = folder.spec { (call) throws(SystemFailure) in
                    if call == .write { throw SystemFailure(code: code, call: call) }
                }
                #expect(throws: SpecWriteFailure.full(text)) {
                    try spec.replace(SpecFolder.old, with: SpecFolder.new)
                }
            }
        }
    }
}
