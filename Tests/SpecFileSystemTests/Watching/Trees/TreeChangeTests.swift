import Testing

@testable import SpecFileSystem

@Suite(.serialized) struct `Files of a tree` {
    private static let files = ["Main.swift", "Views/Home.swift", "Views/b c/D E.swift", "Res/en.lproj/L.strings"]

    @Test(arguments: SavePattern.all)
    func `each writer's save is reported at once, by its path (W1 to W11, W15)`(pattern: SavePattern) async throws {
        try await watchingTree(Self.files) { tree in
            try pattern.save("// another text", "Home.swift", tree.root.folder("Views"))
            try await tree.expectNext(["Views/Home.swift"])
            // Rights and times that are set after the close may come too late for the same change.
            guard !["W3", "W4", "W11"].contains(pattern.row) else { return }
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `all kinds of source are reported, and nothing else`() async throws {
        try await watchingTree(Self.files + ["A.xcassets/Home.imageset/home.png"]) { tree in
            for other in [
                "notes.md", ".hidden.swift", "Views/x.swift~", ".build/X.swift", "build/X.swift", "Pods/A/X.swift",
                "DerivedData/X.swift", ".git/X.swift", "node_modules/X.swift", "Carthage/X.swift",
                "SourcePackages/X.swift",
            ] { try tree.root.writeTree("// other", to: other) }
            for source in [
                "Main.swift", "L.strings", "L.stringsdict", "L.xcstrings", "A.xcassets/Home.imageset/home.png",
                "A.xcassets/Contents.json", "Views/b c/D E.swift",
            ] {
                try tree.root.write("changed", to: source)
                try await tree.expectNext([source])
            }
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `files saved together are one change, and so is a folder that is moved in`() async throws {
        try await watchingTree(Self.files) { tree in
            let other = try Folder.make()
            defer { other.remove() }
            for number in 10..<40 { try other.writeTree("// new", to: "New/in/\(number).swift") }
            try other.rename("New", to: "../\(tree.around.path.split(separator: "/").last ?? "")/App/New")

            try await tree.expectNext((10..<40).map { "New/in/\($0).swift" })
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a file that comes, goes or is renamed is reported`() async throws {
        try await watchingTree(Self.files, adjust: { $0.quietWindow = .milliseconds(100) }) { tree in
            try tree.root.write("// new", to: "Views/New.swift")
            try await tree.expectNext(["Views/New.swift"])
            try tree.root.rename("Views/New.swift", to: "Views/Old.swift")
            try await tree.expectNext(["Views/New.swift", "Views/Old.swift"])
            try tree.root.unlink("Views/Old.swift")
            try await tree.expectNext(["Views/Old.swift"])
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `who goes on writing a file holds up no other, and is reported at rest`() async throws {
        try await watchingTree(Self.files) { tree in
            let file = try tree.root.open("Main.swift")
            try file.write("// half")
            try tree.root.write("// whole", to: "Views/Home.swift")
            try await tree.expectNext(["Views/Home.swift"])
            try file.write(", whole")
            try file.close()
            try await tree.expectNext(["Main.swift"])
            try await tree.expectNothingBeforeFence()
        }
    }

    @Test func `a writer that never closes is reported at rest (W21)`() async throws {
        try await watchingTree(Self.files, adjust: { $0.quietWindow = .milliseconds(100) }) { tree in
            let file = try tree.root.open("Main.swift")
            try file.write("// half")
            try await tree.expectNext(["Main.swift"])
            try file.write(" // and more")
            try await tree.expectNext(["Main.swift"])
            try file.close()
        }
    }

    @Test func `names with line breaks and dots are reported, names that are no text are not (W32)`() async throws {
        try await watchingTree(Self.files) { tree in
            for name in ["x\ny.swift", "-o.swift", "e\u{301}.swift", "\u{E9}.swift", "a..swift"] {
                try tree.root.write("// new", to: name)
                try await tree.expectNext([name])
            }
        }
    }

    @Test func `a late reader gets several changes as one`() async throws {
        let output = FolderTreeOutput()
        output.publish(FolderTreeChange(paths: ["b", "c"], isGone: true))
        output.publish(FolderTreeChange(paths: ["a", "b"]))
        output.finish()
        var changes: [FolderTreeChange] = []
        for await change in output.changes { changes.append(change) }

        #expect(changes == [FolderTreeChange(paths: ["a", "b", "c"])])
    }
}
