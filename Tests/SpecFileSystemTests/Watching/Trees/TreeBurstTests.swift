import Foundation
import Testing

@testable import SpecFileSystem

@Suite(.serialized) struct `Bursts, limits and polling of a tree` {
    private static let names = (100..<600).map { "Sources/M\($0 % 7)/F\($0).swift" }

    @Test func `a git checkout of 500 files is one change (W15)`() async throws {
        try await watchingTree(Self.names, adjust: { $0.realTimes() }) { tree in
            try git(["init", "-q"], in: tree.root)
            try commit("first", in: tree.root)
            try git(["checkout", "-q", "-b", "other"], in: tree.root)
            for name in Self.names.dropLast(50) { try tree.root.write("// other \(name)", to: name) }
            for name in Self.names.suffix(50) { try tree.root.unlink(name) }
            try tree.root.writeTree("// new", to: "New/A.swift")
            try commit("other", in: tree.root)
            try git(["checkout", "-q", "-"], in: tree.root)
            try await tree.settle()

            try git(["checkout", "-q", "other"], in: tree.root)
            try await tree.expectNext((Self.names + ["New/A.swift"]).sorted())
            try git(["checkout", "-q", "-"], in: tree.root)
            try await tree.expectNext((Self.names + ["New/A.swift"]).sorted())
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a lock that a killed Git left holds nothing up`() async throws {
        try await watchingTree(["A.swift"]) { tree in
            try tree.root.makeFolder(".git")
            try tree.root.write("", to: ".git/index.lock")
            try tree.root.setTimes(of: ".git/index.lock", to: 1_700_000_000)
            try tree.root.write("// changed", to: "A.swift")
            try await tree.expectNext(["A.swift"])
        }
    }

    @Test func `a worktree's lock is found through its file`() throws {
        let folder = try Folder.make()
        defer { folder.remove() }
        try folder.writeTree("gitdir: ../main/.git/worktrees/w\n", to: "w/.git")
        try folder.writeTree("", to: "main/.git/worktrees/w/HEAD")
        try folder.makeFolder("w/in")
        #expect(!GitLock.isHeld(around: RawPath(folder.at("w/in"))))

        try folder.write("", to: "main/.git/worktrees/w/index.lock")
        #expect(GitLock.isHeld(around: RawPath(folder.at("w/in"))))
        #expect(!GitLock.isHeld(around: RawPath(folder.path)))
    }

    #if os(Linux)
        @Test func `more changes than the system counts are one change too (W24)`() async throws {
            try await watchingTree(["A.swift"], adjust: { $0.realTimes() }) { tree in
                let names = (0..<3000).map { "A\($0).swift" }
                for name in names { try tree.root.write("// new", to: name) }
                var told: Set<String> = []
                while told.count < names.count { told.formUnion(try await tree.changes.next().paths) }
                #expect(told == Set(names))
            }
        }

        @Test func `no watch left means polling with the reason, and events again when there is one (W25)`()
            async throws
        {
            let limit = WatchLimit()
            let make: FileEventsMaker = { wake throws(WatchFailure) in
                LimitedEvents(events: try InotifyEvents(wake: wake), limit: limit)
            }
            let adjust: (inout SpecWatcherConfiguration) -> Void = {
                $0.realTimes()
                $0.pollInterval = .milliseconds(20)
            }
            try await watchingTree(["A.swift"], makeEvents: make, adjust: adjust) { tree in
                limit.set(3)
                try tree.root.writeTree("// new", to: "in/and/in/B.swift")
                #expect(try await tree.modes.next() == .polling(reason: "no inotify watch is left"))
                try await tree.expectNext(["in/and/in/B.swift"])
                try tree.root.write("// changed", to: "in/and/in/B.swift")
                try await tree.expectNext(["in/and/in/B.swift"])

                limit.set(100)
                #expect(try await tree.modes.next() == .events)
                try await tree.expectNothingBeforeFence()
            }
        }
    #endif

    @Test(arguments: SavePattern.all)
    func `polling tells each writer's save (W23)`(pattern: SavePattern) async throws {
        let adjust: (inout SpecWatcherConfiguration) -> Void = {
            $0.realTimes()
            $0.polling = true
            $0.pollInterval = .milliseconds(20)
        }
        try await watchingTree(["in/Home.swift"], adjust: adjust) { tree in
            #expect(tree.watcher.mode == .polling(reason: "you used --poll"))
            try pattern.save("// another text", "Home.swift", tree.root.folder("in"))
            try await tree.expectNext(["in/Home.swift"])
        }
    }

    @Test func `a change without an event is found by the look now and then (W22)`() async throws {
        let make: FileEventsMaker = { wake throws(WatchFailure) in
            NoEvents(events: try InotifyEvents(wake: wake))
        }
        let adjust: (inout SpecWatcherConfiguration) -> Void = { $0.safetyInterval = .milliseconds(50) }
        try await watchingTree(["in/Home.swift"], makeEvents: make, adjust: adjust) { tree in
            try tree.root.write("// changed", to: "in/Home.swift")
            try await tree.expectNext(["in/Home.swift"])
            try tree.root.writeTree("// new", to: "new/A.swift")
            try await tree.expectNext(["new/A.swift"])
        }
    }

    private func commit(_ message: String, in folder: Folder) throws {
        try git(["add", "-A"], in: folder)
        try git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", message], in: folder)
    }

    private func git(_ arguments: [String], in folder: Folder) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.path] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments)")
    }
}

extension WatchedTree {
    /// Waits until what happened before has been told, in however many changes.
    fileprivate func settle() async throws {
        let name = "Fence\(UInt32.random(in: 0 ... .max)).swift"
        try root.write("// fence", to: name)
        while try await !changes.next().paths.contains(name) {}
    }
}

extension SpecWatcherConfiguration {
    /// The quiet window and the timeout of real use.
    fileprivate mutating func realTimes() {
        quietWindow = .milliseconds(100)
        timeout = .seconds(30)
    }
}
