import Testing

/// Words that the sources may not contain, so that no change undoes a guarantee of the server by accident.
@Suite struct SecurityRuleTests {
    private func lines(_ folder: String, _ suffix: String, where holds: (Substring) -> Bool) throws -> [String] {
        let files = try SourceTree.files(in: folder, suffix: suffix)
        try #require(!files.isEmpty)
        return files.flatMap { file in file.lines.filter(holds).map { _ in file.path } }
    }

    /// Text without what follows `//`, so that comments may say what code may not do.
    private func code(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    @Test func `admits requests at one place, which every request comes through (S2)`() throws {
        let admitting = try lines("Sources", ".swift") { code($0).contains("gate.admit(") }
        #expect(admitting == ["Sources/PreviewServer/Handling/PreviewHandler+Admitting.swift"])
        let made = try lines("Sources", ".swift") { code($0).contains(" Admission(") }
        #expect(Set(made) == ["Sources/PreviewServer/Guard/Gate.swift"], "only the guard lets in")
        let handling = try lines("Sources", ".swift") { code($0).contains("handler.handleRequest(") }
        // Another program's server passes on what it has read, and the command line asks without a socket.
        let known = [
            "HTTPServing/Connections/Connection", "PreviewServer/Server/PreviewServer+Mounting",
            "PreviewServer/Server/PreviewServer",
        ]
        #expect(handling == known.map { "Sources/\($0).swift" })
        let routes = try lines("Sources", ".swift") { line in
            code(line).contains("appendRoute(") && !code(line).contains("appendRoute(route, to: preview)")
        }
        #expect(routes == [], "a route with another handler than the preview would pass the guard by")
        let serving = try lines("Sources", ".swift") { code($0).contains("HTTPServer(") }
        #expect(serving == [], "its server would read what nobody has judged")
    }

    /// The command line talks to its own server through a socket of its own, on loopback.
    @Test(arguments: [
        "URLSession", "FoundationNetworking", "NSURLConnection", "contentsOf: URL(string", "AsyncHTTPClient",
    ])
    func `fetches no address (S27)`(word: String) throws {
        #expect(try lines("Sources", ".swift") { code($0).contains(word) } == [])
    }

    @Test(arguments: [
        "FileHandle(", "RegularFile(", "OpenFolder(", "FileManager", "String(contentsOf", "Data(contentsOf", "fopen(",
        " open(", "opendir(",
        "DirectoryHTTPHandler", "FileHTTPHandler", "RedirectHTTPHandler", "ProxyHTTPHandler",
    ])
    func `the server reads files for its table of assets and for images, nowhere else (S23)`(word: String) throws {
        let allowed: Set = [
            "Sources/PreviewServer/Assets/AssetFolder.swift", "Sources/PreviewServer/Images/ImageFile.swift",
            "Sources/PreviewServer/Images/FolderNames.swift",
            "Sources/HTTPServing/Connections/DescriptorLimit.swift",  // /dev/null, to count descriptors
        ]
        let reading = try ["Sources/HTTPServing", "Sources/PreviewServer"].flatMap { folder in
            try lines(folder, ".swift") { code($0).contains(word) }
        }
        #expect(Set(reading).isSubset(of: allowed), "\(reading)")
    }

    @Test(arguments: [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "setHTMLUnsafe",
        "setHTML(", "createContextualFragment", "srcdoc", "setTimeout('", "setTimeout(\"", "javascript:", ".onclick",
        "setAttribute('on", "setAttribute('style'", "importScripts", "execCommand",
    ])
    func `no script makes HTML, code or handlers from text (S31)`(word: String) throws {
        #expect(try lines("Public", ".js") { $0.contains(word) } == [])
    }

    @Test func `HTML enters a page at one place, through the policy of its name (S31)`() throws {
        let parsing = try lines("Public", ".js") { $0.contains("parseFromString") }
        #expect(Set(parsing) == ["Public/html.js", "Public/export/export.js"])
        let policies = try SourceTree.files(in: "Public", suffix: ".js").flatMap { file in
            file.lines.filter { $0.contains("createPolicy(") }.map { (file.path, String($0)) }
        }
        #expect(policies.allSatisfy { $0.1.contains("createPolicy('tabpreview'") })
        #expect(Set(policies.map(\.0)) == Set(parsing))
    }

    /// Pages send messages to each other over a channel of the same origin; no window may send or is listened to.
    @Test func `no page listens to another window or speaks to one (S34)`() throws {
        let listening = [
            "addEventListener('message'", "addEventListener(\"message\"", "window.onmessage", "self.onmessage",
        ]
        let hearing = try lines("Public", ".js") { line in
            let isOfChannel = line.contains("channel.addEventListener(")
            return !isOfChannel && listening.contains { line.contains($0) }
        }
        #expect(hearing == [])
        let reaching = ["window.opener", "window.parent", "window.top", "contentWindow", "window.open("]
        #expect(try lines("Public", ".js") { line in reaching.contains { line.contains($0) } } == [])
        let speaking = try lines("Public", ".js") { $0.contains(".postMessage(") || $0.contains(".onmessage") }
        let ours: Set = ["Public/stream.js", "Public/editing/draft-locks.js"]
        // A page and a worker of its own hear each other and nobody else.
        let worker: Set = ["Public/editing/editor-matches.js", "Public/editing/editor-search-worker.js"]
        #expect(Set(speaking) == ours.union(worker))
        let channels = try lines("Public", ".js") { $0.contains("new BroadcastChannel(") }
        #expect(Set(channels) == ours)
    }

    @Test func `workers are started at one place, from files of our own (S31)`() throws {
        for start in ["new Worker(", "new SharedWorker(", "serviceWorker", "createScriptURL("] {
            let starting = Set(try lines("Public", ".js") { $0.contains(start) })
            #expect(starting.isSubset(of: ["Public/html.js"]), "\(start)")
        }
    }

    @Test(arguments: ["http://", "https://", "//cdn", "@import url(//", "@import \"//"])
    func `what pages load names no other host (S22)`(word: String) throws {
        let allowed = ["http://www.w3.org/"]
        for (folder, suffix) in [("Public", ".js"), ("Public", ".css"), ("Templates", ".mustache"), ("Public", ".svg")]
        {
            let found = try lines(folder, suffix) { line in
                let rest = allowed.reduce(String(line)) { $0.replacing($1, with: "") }
                return rest.contains(word)
            }
            #expect(found == [], "\(folder) \(suffix)")
        }
    }
}
