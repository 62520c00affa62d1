import Testing

@testable import SpecFileSystem

@Suite struct `What stands at a path` {
    private func content(
        limit: Int = 1000,
        prepare: (Folder) throws -> Void
    ) throws -> FileContent {
        let folder = try Folder.make()
        defer { folder.remove() }
        try prepare(folder)
        return LocalFiles().content(of: RawPath(folder.at("x")), limit: limit)
    }

    private func sentence(_ content: FileContent) -> String {
        if case .unreadable(let sentence) = content { sentence } else { "\(content)" }
    }

    @Test(arguments: [0, 1, 999, 1000])
    func `a file up to the limit is read whole`(size: Int) throws {
        let text = String(repeating: "y", count: size)
        let found = try content { try $0.write(text, to: "x") }

        #expect(found.reading?.bytes == Array(text.utf8))
    }

    @Test func `one byte over the limit is refused with both numbers`() throws {
        let found = try content { try $0.write(String(repeating: "y", count: 1001), to: "x") }

        #expect(sentence(found).contains(#""x" has 1001 bytes or more, but the limit for a spec is 1000"#))
    }

    @Test func `two gibibytes of nothing are refused without being read (W30)`() throws {
        let found = try content { folder in
            try folder.write("", to: "x")
            try folder.cutOff("x", at: 2 << 30)
        }

        #expect(sentence(found).contains("2147483648 bytes"))
    }

    @Test func `a folder and a pipe are reported as such, and nobody waits for a writer (W30)`() throws {
        #expect(sentence(try content { try $0.makeFolder("x") }).contains("is a directory, not a file"))
        #expect(sentence(try content { try $0.makePipe("x") }).contains("is a pipe, not a file"))
    }

    @Test func `no file, a link to none, and a file in place of the folder are all missing`() throws {
        #expect(try content { _ in } == .missing)
        #expect(try content { try $0.symlink("x", to: "nowhere") } == .missing)
        #expect(LocalFiles().content(of: RawPath("/dev/null/x"), limit: 1) == .missing)
    }

    @Test func `links that lead round in a circle are reported`() throws {
        let found = try content { try $0.symlink("x", to: "x") }

        #expect(sentence(found).contains("is a circular symbolic link"))
    }
}

@Suite struct `Paths are bytes` {
    @Test func `two normal forms of one name are two paths (W32)`() {
        #expect(RawPath("/caf\u{E9}") != RawPath("/cafe\u{301}"))
    }

    @Test(arguments: [("/a/b/c", "/a/b"), ("/a", "/"), ("/", "/"), ("/a//b/", "/a")])
    func `the parent is without the last name`(path: String, parent: String) {
        #expect(RawPath(path).parent == RawPath(parent))
    }

    @Test func `a relative path is seen from a folder`() {
        #expect(RawPath("c").from(RawPath("/a")) == RawPath("/a/c"))
        #expect(RawPath("/c").from(RawPath("/a")) == RawPath("/c"))
        #expect(RawPath("c").from(RawPath("/")) == RawPath("/c"))
    }

    @Test func `control characters and quotes in a name are escaped in sentences`() {
        #expect(RawPath("/a/x\n\"y\u{1B}").quotedName == #""x\n\"y\u{1B}""#)
    }
}

@Suite struct `Where a path leads` {
    private func names(_ folder: Folder, _ path: String) -> [String: Set<String>] {
        let places = LinkChain(files: LocalFiles()).places(of: RawPath(folder.at(path)))
        return places.folders.reduce(into: [:]) { result, place in
            guard case .only(let names) = place.value else { return }
            let key = String(decoding: place.key.bytes, as: UTF8.self)
            result[key] = Set(names.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test func `the folder of every link on the way is a place (W14)`() throws {
        let folder = try Folder.make()
        defer { folder.remove() }
        for name in ["a", "b", "c"] { try folder.makeFolder(name) }
        try folder.symlink("a/x", to: "../b/y")
        try folder.symlink("b/y", to: folder.at("c/z"))
        try folder.write("{}", to: "c/z")

        #expect(names(folder, "a/x") == [folder.at("a"): ["x"], folder.at("b"): ["y"], folder.at("c"): ["z"]])
    }

    @Test func `where folders are missing, the nearest that exists is the place (W17, W33)`() throws {
        let folder = try Folder.make()
        defer { folder.remove() }

        #expect(names(folder, "later/still/x") == [folder.path: ["later"]])
    }

    @Test func `a circle of links ends`() throws {
        let folder = try Folder.make()
        defer { folder.remove() }
        try folder.symlink("a", to: "b")
        try folder.symlink("b", to: "a")

        #expect(names(folder, "a") == [folder.path: ["a", "b"]])
    }
}

@Suite struct `Remote filesystems` {
    private let table = """
        22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
        40 22 0:52 / /home/share rw,nosuid shared:7 - nfs4 server:/share rw
        41 22 0:53 / /mnt/x rw - fuse.sshfs host:/ rw
        42 22 0:54 / /mnt/y rw - fuseblk /dev/sdb1 rw
        """

    @Test(arguments: [(UInt64(52), "nfs4"), (53, "fuse.sshfs"), (54, nil), (254 << 8, nil), (99, nil)])
    func `are known by the name in the mount table (W23)`(device: UInt64, name: String?) {
        #expect(RemoteFilesystem.name(ofDevice: device, in: table) == name)
    }
}
