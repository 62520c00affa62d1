#if PostgreSQL
    import Foundation
    public import PreviewCore

    extension PostgreSQLStore: HostStore {
        /// Returns the previews whose name or title contains a string, by name.
        public func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview] {
            try await rows(PreviewTable.list, [.text(text), .text(name), .integer(Int64(limit))]).map {
                try HostedPreview($0)
            }
        }

        /// Returns the number of previews whose name or title contains a string.
        public func count(containing text: String) async throws -> Int {
            let counted = try await rows(PreviewTable.count, [.text(text)]).first
            return try counted.map { Int(try $0.read("number") as Int64) } ?? 0
        }

        /// Returns the preview of a name; nil if none is published under it.
        public func preview(_ name: String) async throws -> HostedPreview? {
            try await rows(PreviewTable.select, [.text(name)]).first.map { try HostedPreview($0) }
        }

        /// Returns the files that were published with a preview, by path.
        public func files(of preview: String) async throws -> [PublishedFile] {
            try await rows(PreviewTable.files, [.text(preview)]).map { row in
                PublishedFile(path: try row.read("path"), bytes: try row.read("bytes"))
            }
        }

        /// Returns the heads of published previews, by name.
        public func heads(of previews: [String]) async throws -> [String: PreviewHead] {
            let rows = try await rows(HeadTable.published, [.texts(previews)])
            return try rows.reduce(into: [:]) { heads, row in
                let entry = try HeadTable.Entry(row)
                clock.note(entry.time)
                heads[try row.read("name")] = PreviewHead(entry)
            }
        }

        /// Returns the previews that tokens open now, by the tokens' digests.
        public func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String] {
            let rows = try await rows(ShareTable.openedBy, [.texts(digests.map(\.hexadecimal))])
            return try rows.reduce(into: [:]) { previews, row in
                guard let digest = ContentDigest(bytes: try row.read("digest")) else { return }
                previews[digest] = try row.read("preview")
            }
        }

        /// Returns the links that a publisher has made, in the order of their creation.
        public func shares(madeBy publisher: String) async throws -> [ShareRecord] {
            try await rows(ShareTable.madeBy, [.text(publisher)]).map {
                try ShareRecord($0, of: try $0.read("preview"))
            }
        }

        /// Returns the paths of a preview's files, in the order of the files.
        public func filePaths(of preview: String) async throws -> [String] {
            try await rows(PreviewTable.filePaths, [.text(preview)]).map { try $0.read("path") }
        }

        /// Returns the content of a file; nil if it does not exist.
        public func file(_ path: String, of preview: String) async throws -> [UInt8]? {
            try await rows(PreviewTable.file, [.text(preview), .text(path)]).first.map { try $0.read("bytes") }
        }

        /// Returns the tokens, in the order of their creation.
        public func tokens() async throws -> [HostToken] {
            try await rows(TokenTable.select, []).map { try HostToken($0) }
        }

        /// Commits one action to the server; returns false if its subject does not exist.
        @discardableResult
        public func commit(_ act: HostAct) async throws -> Bool {
            let id = UUID().uuidString
            return try await transaction { transaction in
                try await HeadTable.lockServer(in: transaction)
                if try await ChangeTable.outcome(of: id, in: transaction) != nil { return true }
                let isDone =
                    switch act {
                    case .addToken(let token): try await TokenTable.add(token, in: transaction)
                    case .removeToken(let id): try await TokenTable.remove(id, in: transaction)
                    case .removePreview(let name): try await PreviewTable.remove(name, in: transaction)
                    }
                if isDone { try await ChangeTable.endOnServer(id, in: transaction) }
                return isDone
            }
        }

        /// Returns a stream of the previews that other programs have changed; all previews at each connection.
        public func wakes() -> AsyncStream<StoreWake> {
            let (stream, continuation) = AsyncStream.makeStream(
                of: StoreWake.self,
                bufferingPolicy: .bufferingNewest(1000)
            )
            let task = Task { [pool] in
                for await event in pool.notifications("LISTEN preview") {
                    let wake: StoreWake
                    switch event {
                    case .connected: wake = .all
                    case .notification(let notification):
                        wake = notification.payload.isEmpty ? .all : .preview(notification.payload)
                    case .disconnected: continue
                    }
                    // A reader that lags so far reads everything.
                    if case .dropped = continuation.yield(wake) { continuation.yield(.all) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
            return stream
        }
    }
#endif
