import CLibrary
import Testing

@testable import Files

@Suite struct RegularFileTests {
    private func code(_ open: () throws(SystemFailure) -> RegularFile) -> CInt? {
        do throws(SystemFailure) { _ = try open() } catch { return error.code }
        return nil
    }

    @Test(arguments: [0, 1, 4_095, 4_096, 100_000])
    func `reads a file of any size, and each time from its beginning`(size: Int) throws {
        let folder = Folder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        folder.write("file", bytes)

        let file = try RegularFile(folder.at("file").utf8)

        #expect(try file.bytes(limit: size) == bytes)
        #expect(try file.bytes(limit: size + 1) == bytes)
        #expect(try file.prefix(3) == Array(bytes.prefix(3)))
        #expect(try file.prefix(.max) == bytes)
        if size > 0 { #expect(try file.bytes(limit: size - 1) == nil) }
    }

    @Test func `a file that has grown since is read to its end, or exceeds the limit`() throws {
        let folder = Folder()
        folder.write("file", [1])
        let file = try RegularFile(folder.at("file").utf8)

        folder.write("file", [UInt8](repeating: 2, count: 90_000))

        #expect(try file.bytes(limit: 90_000) == [UInt8](repeating: 2, count: 90_000))
        #expect(try file.bytes(limit: 89_999) == nil)
    }

    @Test func `reads a file of the system, which states no size`() throws {
        guard let file = try? RegularFile("/proc/self/maps".utf8) else { return }

        #expect(file.status.stamp.size == 0)
        #expect(try file.prefix(.max).count > 1_000)
    }

    @Test func `opens nothing but regular files, and never waits for a pipe`() {
        let folder = Folder()
        #expect(mkfifo(folder.at("pipe"), 0o600) == 0)

        #expect(code { () throws(SystemFailure) in try RegularFile(folder.at("pipe").utf8) } == EFTYPE)
        #expect(code { () throws(SystemFailure) in try RegularFile(folder.path.utf8) } == EFTYPE)
        #expect(code { () throws(SystemFailure) in try RegularFile("/dev/null".utf8) } == EFTYPE)
        #expect(code { () throws(SystemFailure) in try RegularFile(folder.at("file").utf8) } == ENOENT)
    }

    @Test func `follows a link only if it is asked to, and none below a folder`() throws {
        let folder = Folder()
        let root = folder.path
        let link = folder.at("link")
        #expect(mkdir(folder.at("inner"), 0o755) == 0)
        folder.write("inner/file", [5])
        #expect(symlink("inner/file", folder.at("link")) == 0)
        #expect(symlink("inner", folder.at("up")) == 0)
        func read(_ names: [String]) throws(SystemFailure) -> [UInt8] {
            guard let opened = OpenFolder(path: root.utf8) else { throw SystemFailure("open", root) }
            return try RegularFile(at: names.map { Array($0.utf8) }, in: opened).prefix(9)
        }

        #expect(try RegularFile(folder.at("link").utf8).prefix(9) == [5])
        #expect(code { () throws(SystemFailure) in try RegularFile(link.utf8, followsLinks: false) } == ELOOP)
        #expect(try read(["inner", "file"]) == [5])
        for (names, expected) in [(["link"], [ELOOP]), (["up", "file"], [ELOOP, ENOTDIR]), ([], [ENOENT])] {
            let failure = #expect(throws: SystemFailure.self) { try read(names) }
            #expect(expected.contains(failure?.code ?? 0), "\(names)")
        }
    }

    @Test func `a path leads to an open file below a folder until another takes its place`() throws {
        let folder = Folder()
        #expect(mkdir(folder.at("inner"), 0o755) == 0)
        folder.write("inner/file", [1])
        folder.write("file", [1])
        #expect(symlink("../file", folder.at("inner/link")) == 0)
        defer { unlink(folder.at("inner/link")) }
        let (inside, outside) = (folder.at("inner/file"), folder.at("inner/link"))
        let file = try RegularFile(inside.utf8).status.stamp.identity
        let elsewhere = try RegularFile(outside.utf8).status.stamp.identity

        #expect(RealPath.leads(inside, to: file, below: folder.at("inner")))
        #expect(!RealPath.leads(outside, to: elsewhere, below: folder.at("inner")))
        #expect(RealPath.leads(outside, to: elsewhere, below: folder.path))
        #expect(!RealPath.leads(inside, to: elsewhere, below: folder.path))
        #expect(RealPath.of(outside) == folder.at("file"))
    }
}
