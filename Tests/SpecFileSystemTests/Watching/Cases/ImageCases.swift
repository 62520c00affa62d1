import Logging
import Testing

@testable import SpecFileSystem

@Suite(.serialized) struct `Images the spec names` {
    @Test(arguments: SavePattern.all)
    func `each writer's save of an image is one change (W1 to W11, W15, W33)`(pattern: SavePattern) async throws {
        try await watching { spec in
            try spec.folder.write("a picture", to: "home.png")
            try await spec.name("home.png", "other.png")

            try pattern.save("another picture", "home.png", spec.folder)
            try await spec.imageChanges.next()

            try spec.folder.replace("other.png", with: "fence")
            try await spec.imageChanges.next()
            #expect(spec.imageChanges.count == 3)
            #expect(spec.readings.count == 0)
        }
    }

    @Test func `an image may come later, in a folder that comes later (W33)`() async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            try await spec.name("images/later/home.png")

            try spec.folder.makeFolder("images")
            try spec.folder.makeFolder("images/later")
            try spec.folder.replace("images/later/home.png", with: "a picture")
            try await spec.imageChanges.next()

            try spec.folder.unlink("images/later/home.png")
            try await spec.imageChanges.next()
            #expect(spec.imageChanges.count == 3)
        }
    }

    @Test func `a file of an asset catalog is changed, made and removed, in groups that come later too`() async throws {
        try await watching(adjust: { $0.eventsOnlyAndSoonQuiet() }) { spec in
            try spec.folder.makeFolder("A.xcassets")
            try spec.folder.write("{}", to: "A.xcassets/Contents.json")
            try await spec.name(catalog: "A.xcassets")

            try spec.folder.replace("A.xcassets/Contents.json", with: "{ }")
            try await spec.imageChanges.next()
            try spec.folder.makeFolder("A.xcassets/Home.imageset")
            try spec.folder.write("a picture", to: "A.xcassets/Home.imageset/home.png")
            try await spec.imageChanges.next()
            try spec.folder.unlink("A.xcassets/Home.imageset/home.png")
            try await spec.imageChanges.next()
            #expect(spec.imageChanges.count == 4)
        }
    }

    @Test func `naming again, touching and saving the same bytes are no change`() async throws {
        try await watching(adjust: { $0.eventsOnly() }) { spec in
            try spec.folder.write("a picture", to: "home.png")
            try await spec.name("home.png")
            spec.watcher.setImages(["home.png"])
            try spec.folder.touch("home.png")
            try spec.folder.write("a picture", to: "home.png")

            try spec.folder.write("fence", to: "home.png")
            try await spec.imageChanges.next()
            #expect(spec.imageChanges.count == 2)
        }
    }

    @Test func `an image counts as changed once it is watched, so a save before that is not lost`() async throws {
        try await watching(adjust: { $0.eventsOnly() }) { spec in
            try spec.folder.write("a picture", to: "home.png")
            spec.watcher.setImages(["home.png"])
            try await spec.imageChanges.next()

            spec.watcher.setImages(["home.png", "other.png"])
            try await spec.imageChanges.next()
            #expect(spec.imageChanges.count == 2)
        }
    }
}

extension WatchedSpec {
    /// Names an asset catalog, and waits until it is watched.
    fileprivate func name(catalog: String) async throws {
        watcher.setImages([], catalog: catalog)
        try await imageChanges.next()
    }

    /// Names images, and waits until they are watched.
    fileprivate func name(_ images: String...) async throws {
        for image in images where folder.lacks(image) && !image.contains("/") { try folder.write("before", to: image) }
        watcher.setImages(images)
        try await imageChanges.next()
    }
}

extension Folder {
    fileprivate func lacks(_ name: String) -> Bool { LocalFiles().entry(at: RawPath(at(name))) == nil }
}

@Suite struct `Folders of templates` {
    @Test(arguments: [false, true])
    func `files saved, made and removed are changes; an editor's own are not`(polling: Bool) async throws {
        let folder = try Folder.make()
        defer { folder.remove() }
        try folder.makeFolder("css")
        try folder.write("a", to: "css/page.css")
        let watcher = FilesWatcher(folders: [folder.path], polling: polling, logger: Logger(label: "watching"))
        let log = Log<Void>()
        try await withThrowingTaskGroup { group in
            group.addTask { await watcher.run() }
            group.addTask { await log.follow(watcher.changes) }
            defer { group.cancelAll() }
            for change in changes {
                let before = log.count
                // The watcher may not have begun: what was there before its first look is no change to it.
                try await eventually("a change") {
                    try change(folder)
                    let end = ContinuousClock.now + .seconds(1)
                    while log.count == before, .now < end { try await Task.sleep(for: .milliseconds(5)) }
                    return log.count > before
                }
            }
        }
    }

    private var changes: [(Folder) throws -> Void] {
        let unique = { "\(UInt64.random(in: 0 ... .max))" }
        return [
            { try $0.write(unique(), to: "css/page.css") },
            { try $0.replace("css/page.css", with: unique()) },
            { try $0.write(unique(), to: "page.mustache") },
            { if !$0.lacks("page.mustache") { try $0.unlink("page.mustache") } },
        ]
    }
}
