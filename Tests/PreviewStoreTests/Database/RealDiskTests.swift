#if os(Linux)
    import PreviewCore
    import PreviewStore
    import StorePromises
    import Testing

    /// A disk that is full and a folder that is read-only, as the system makes them.
    @Suite struct RealDiskTests {
        let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        @Test func `a full disk refuses acts, keeps the acknowledged ones, and works again when there is space`() throws
        {
            let script = """
                mount -t tmpfs -o size=900k none "$1" || exit 99
                head -c 100000 /dev/zero > "$1/ballast"
                "$2" write "$1/tabs.json"
                echo "exit $?"
                rm "$1/ballast"
                echo "after the clean-up"
                "$2" check "$1/tabs.json"
                """

            let result = try MountSpace.run(script, folder: folder.path)

            #expect(result.values("exit") == ["3"])
            let error = try #require(result.values("error").first)
            #expect(error.hasPrefix("full The change can't be stored: "))
            #expect(error.hasSuffix("Nothing was changed. Free some space, then try again."))
            #expect(result.exitCode == 0)
            #expect(result.values("warning").isEmpty)
            try expectEveryAct(in: result)
        }

        @Test func `a read-only folder is kept in memory, and nothing in it is touched`() async throws {
            let opened = try OpenedStore(folder.location)
            try await opened.store.save(.sample("a"))
            await opened.close()
            let before = try folder.bytes(folder.database)
            let script = """
                mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 99
                "$2" check "$1/tabs.json"
                """

            let result = try MountSpace.run(script, folder: folder.path)

            #expect(result.exitCode == 0)
            let warning = try #require(result.values("warning").first)
            #expect(warning.contains("only in memory"))
            #expect(warning.contains("Read-only file system"))
            #expect(try folder.bytes(folder.database) == before)
        }

        @Test func `a limit on the size of files refuses acts and keeps the acknowledged ones`() throws {
            // 512-byte blocks. The signal that comes with the limit is ignored, so that writing fails instead.
            let script = """
                trap '' XFSZ
                (ulimit -f 1600; exec "$2" write "$1/tabs.json")
                echo "exit $?"
                echo "after the clean-up"
                "$2" check "$1/tabs.json"
                """

            let result = try MountSpace.run(script, folder: folder.path)

            #expect(result.values("exit") == ["3"])
            #expect(try #require(result.values("error").first).hasPrefix("unavailable The store can't be used now: "))
            try expectEveryAct(in: result)
        }

        /// Every acknowledged act is there at once after the refusal, and again in the next program.
        private func expectEveryAct(in result: MountSpace.Result) throws {
            let acknowledged = result.values("ack").map { $0.split(separator: " ") }
            #expect(acknowledged.count > 20)
            let cut = try #require(result.lines.firstIndex(of: "after the clean-up"))
            for name in ["ann", "bob", "eve", "zoe", "link"] {
                let last = acknowledged.filter { $0[0] == name }.compactMap { Int($0[1]) }.max() ?? 0
                let next = try #require(result.lines[cut...].last { $0.hasPrefix("state \(name) ") }.flatMap(number))
                #expect(next == last || next == last + 1, "\(name)")
                #expect(name == "link" || result.lines[cut...].contains("history \(name) whole"))
            }
        }

        private func number(_ line: String) -> Int? { line.split(separator: " ").last.flatMap { Int($0) } }
    }
#endif
