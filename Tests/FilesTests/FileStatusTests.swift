import CLibrary
import Testing

@testable import Files

@Suite struct FileStatusTests {
    @Test func `tells the kinds of files apart, and a link from its target`() throws {
        let folder = Folder()
        folder.write("file", [1, 2, 3])
        #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
        #expect(symlink("file", folder.at("link")) == 0)
        #expect(symlink("missing", folder.at("broken")) == 0)

        #expect(FileStatus.kind(of: folder.at("file")) == .file)
        #expect(FileStatus.kind(of: folder.path) == .folder)
        #expect(FileStatus.kind(of: folder.at("pipe")) == .pipe)
        #expect(FileStatus.kind(of: "/dev/null") == .device)
        #expect(FileStatus.kind(of: folder.at("link")) == .link)
        #expect(FileStatus.kind(of: folder.at("broken")) == .link)
        #expect(FileStatus.kind(of: folder.at("missing")) == nil)
        #expect(try FileStatus(following: folder.at("link").utf8).kind == .file)
    }

    @Test func `has the size, the mode, the owner and the number of names`() throws {
        let folder = Folder()
        folder.write("file", [1, 2, 3], mode: 0o640)
        #expect(link(folder.at("file"), folder.at("other")) == 0)

        let status = try FileStatus(of: folder.at("file").utf8)

        #expect(status.stamp.size == 3)
        #expect(status.permissions == 0o640)
        #expect(status.owner == geteuid())
        #expect(status.names == 2)
        #expect(try FileStatus(of: folder.at("other").utf8) == status)
    }

    @Test func `a replaced file has another identity, and a written one another stamp`() throws {
        let folder = Folder()
        folder.write("file", [1])
        let first = try FileStatus(of: folder.at("file").utf8).stamp

        folder.write("file", [1, 2])
        let second = try FileStatus(of: folder.at("file").utf8).stamp
        #expect(second.identity == first.identity)
        #expect(second != first)

        folder.write("other", [1, 2])
        #expect(rename(folder.at("other"), folder.at("file")) == 0)
        #expect(try FileStatus(of: folder.at("file").utf8).stamp.identity != first.identity)
    }

    @Test func `a failure names the path and the system's reason`() {
        let failure = #expect(throws: SystemFailure.self) { try FileStatus(of: "/nonexistent/file".utf8) }

        #expect(failure?.code == ENOENT)
        #expect(failure?.text == "can't inspect /nonexistent/file (No such file or directory)")
        #expect(SystemFailure("open", "x", code: EFTYPE).reason == "it is not a regular file")
    }
}
