import Foundation
import PreviewCore
import Testing

@testable import SpecFileSystem
import CLibrary

/// Making a file where none is.
struct CreationTests {
    private let new = SpecFolder.new

    @Test func `reads nothing where there is no file, and makes it whole`() throws {
        try withSpec(nil) { folder in
            #expect(try folder.spec().bytes() == nil)
            try folder.spec().replace(nil, with: new)
            #expect(try folder.bytes() == new)
            #expect(try folder.names() == ["tabs.json"])
        }
    }

    @Test func `makes what a link points to that leads to nothing yet`() throws {
        try withSpec(nil) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: "later.json")
            try folder.spec().replace(nil, with: new)
            #expect(try folder.bytes("later.json") == new)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file.path) == "later.json")
        }
    }

    @Test func `says that links lead in a circle`() throws {
        try withSpec(nil) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: "tabs.json")
            #expect(throws: SpecWriteFailure.self) { try folder.spec().replace(nil, with: new) }
            #expect(try folder.names() == ["tabs.json"])
        }
    }

    @Test func `makes the file also where file systems have no second names`() throws {
        try withSpec(nil) { folder in
            let calls = try callsOfSave(folder, refusing: [.link: EPERM], expected: nil)
            #expect(calls.contains(.rename))
            #expect(try folder.bytes() == new)
            #expect(try folder.names() == ["tabs.json"])
        }
    }

    @Test func `says that there is no folder`() throws {
        try withSpec(nil) { folder in
            let spec = AtomicSpecFile(path: folder.url.path + "/gone/tabs.json", name: "tabs.json")
            let failure = SpecWriteFailure.failed(
                "The directory of tabs.json no longer exists, so nothing was saved. Create it and try again."
            )
            #expect(throws: failure) { try spec.replace(nil, with: new) }
        }
    }
}
