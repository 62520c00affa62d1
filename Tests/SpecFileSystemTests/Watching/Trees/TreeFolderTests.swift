import Testing

@testable import SpecFileSystem

@Suite(.serialized) struct `Folders of a tree` {
    @Test func `what is in a new folder is reported, also what came before it was watched`() async throws {
        try await watchingTree(["Main.swift"]) { tree in
            for number in 0..<20 {
                try tree.root.makeFolder("N\(number)")
                try tree.root.makeFolder("N\(number)/in")
                try tree.root.write("// new", to: "N\(number)/in/A.swift")
                try await tree.expectNext(["N\(number)/in/A.swift"])
            }
            try tree.root.write("// changed", to: "N7/in/A.swift")
            try await tree.expectNext(["N7/in/A.swift"])
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a folder that moves or goes takes its files along`() async throws {
        try await watchingTree(
            ["A/in/A.swift", "A/B.swift", "C.swift"],
            adjust: { $0.quietWindow = .milliseconds(100) }
        ) { tree in
            try tree.root.rename("A", to: "Z")
            try await tree.expectNext(["A/B.swift", "A/in/A.swift", "Z/B.swift", "Z/in/A.swift"])
            try tree.root.write("// changed", to: "Z/in/A.swift")
            try await tree.expectNext(["Z/in/A.swift"])
            try tree.root.rename("Z", to: "../outside")
            try await tree.expectNext(["Z/B.swift", "Z/in/A.swift"])
            try tree.around.write("// changed", to: "outside/B.swift")
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a folder replaced by another, by a file or by a link out`() async throws {
        try await watchingTree(["A/A.swift", "B.swift/B.swift"], adjust: { $0.quietWindow = .milliseconds(100) }) {
            tree in
            try tree.around.makeFolder("outside")
            try tree.around.write("// other", to: "outside/A.swift")
            try tree.around.rename("App/A", to: "old")
            try tree.around.rename("outside", to: "App/A")
            try await tree.expectNext(["A/A.swift"])
            try tree.root.write("// changed", to: "A/A.swift")
            try await tree.expectNext(["A/A.swift"])

            try tree.around.rename("App/A", to: "outside")
            try tree.root.symlink("A", to: "../outside")
            try await tree.expectNext(["A/A.swift"])
            try tree.around.write("// changed", to: "outside/A.swift")

            try tree.around.rename("App/B.swift", to: "old-b")
            try tree.root.write("// a file now", to: "B.swift")
            try await tree.expectNext(["B.swift", "B.swift/B.swift"])
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `links are not followed, not even in a circle`() async throws {
        try await watchingTree(["A.swift"]) { tree in
            try tree.root.symlink("circle", to: ".")
            try tree.around.write("// outside", to: "Out.swift")
            try tree.root.symlink("Out.swift", to: "../Out.swift")
            try tree.around.write("// changed outside", to: "Out.swift")
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `the root goes and is made again (W17)`() async throws {
        try await watchingTree(["A.swift", "in/B.swift"], adjust: { $0.quietWindow = .milliseconds(100) }) { tree in
            try tree.around.rename("App", to: "elsewhere")
            try await tree.expectNext(["A.swift", "in/B.swift"], isGone: true)
            try tree.around.write("// changed", to: "elsewhere/A.swift")

            try tree.around.makeFolder("App")
            try await tree.expectNext([])
            try tree.root.writeTree("// new", to: "in/C.swift")
            try await tree.expectNext(["in/C.swift"])
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a root that comes later is watched from then on (W33)`() async throws {
        try await watchingTree([], at: "Later/App", adjust: { $0.quietWindow = .milliseconds(100) }) { tree in
            try tree.around.writeTree("// new", to: "outside/App/in/A.swift")
            try tree.around.rename("outside", to: "Later")
            try await tree.expectNext(["in/A.swift"])
            try tree.around.write("// changed", to: "Later/App/in/A.swift")
            try await tree.expectNext(["in/A.swift"])
        }
    }

    @Test func `a link to the root is followed, also where it leads next (W13)`() async throws {
        let link: (inout SpecWatcherConfiguration) -> Void = { $0.quietWindow = .milliseconds(100) }
        try await watchingTree(["A.swift"], at: "link", adjust: link) { tree in
            try tree.around.symlink("link", to: "App")
            try await tree.expectNext(["A.swift"])
            try tree.root.write("// changed", to: "A.swift")
            try await tree.expectNext(["A.swift"])
            try tree.around.writeTree("// other", to: "Other/B.swift")
            try tree.around.symlink("link.new", to: "Other")
            try tree.around.rename("link.new", to: "link")
            try await tree.expectNext(["A.swift", "B.swift"])
        }
    }

    @Test(arguments: SavePattern.all)
    func `a single file is watched alone, however it is saved`(pattern: SavePattern) async throws {
        try await watchingTree(["Home.swift", "Other.swift"], at: "App/Home.swift") { tree in
            try tree.root.write("// changed", to: "Other.swift")
            try pattern.save("// another text", "Home.swift", tree.root)
            try await tree.expectNext(["Home.swift"])
        }
    }
}
