#if PostgreSQL
    import PostgreSQLClient
    public import PreviewCore

    extension PostgreSQLStore: PreviewStore {
        /// What a preview's revisions go on from; the epoch is the preview's own, and another if it is made again.
        public func head(of preview: String) async throws -> PreviewHead {
            let known = try await rows(HeadTable.read, [.text(preview)]).first.map { try HeadTable.Entry($0) }
            if let known {
                clock.note(known.time)
                return PreviewHead(known)
            }
            return try await transaction { PreviewHead(try await HeadTable.lock(preview, in: $0)) }
        }

        /// What has changed after a revision, in order.
        public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
            try await ChangeTable.changes(
                of: preview,
                rows(ChangeTable.log, [.text(preview), .integer(Int64(revision))])
            )
        }

        /// The stored customization; unreadable text comes back as empty, with the problem in words (R3.36).
        public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
            let row = try await rows(CustomizationTable.select, key.values).first
            return try row.map { StoredCustomization(reading: try $0.read("text"), of: key) }
        }

        /// The profiles of a spec and storage key, by name.
        public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
            try await rows(CustomizationTable.profiles, [.text(spec), .text(storageKey)]).map { row in
                ProfileSummary(name: try row.read("profile"), changed: try row.read("changed"))
            }
        }

        /// The acts of a key, newest first, as many as ``RecordedAct/kept`` says.
        public func acts(of key: CustomizationKey) async throws -> [RecordedAct] {
            try await rows(ActTable.select, key.values).map { try RecordedAct($0, of: key) }
        }

        /// The revisions of a text, the oldest first.
        public func specRevisions(of preview: String) async throws -> [SpecRevision] {
            try await rows(SpecTable.revisions, [.text(preview)]).map { try SpecRevision($0) }
        }

        /// The text with this digest; nil if it is not kept, or damaged.
        public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
            let row = try await rows(SpecTable.text, [.text(preview), .bytes(digest.bytes)]).first
            let text: [UInt8]? = try row?.read("text")
            return text.flatMap { ContentDigest(of: $0) == digest ? $0 : nil }
        }

        /// The links of a preview, in the order of their creation.
        public func shares(of preview: String) async throws -> [ShareRecord] {
            try await rows(ShareTable.select, [.text(preview)]).map { try ShareRecord($0, of: preview) }
        }

        /// Who has given the passwords of a preview's links, and who has tried.
        public func unlocks(of preview: String) async throws -> Unlocks {
            Unlocks(
                sessions: try await rows(UnlockTable.sessions, [.text(preview)]).map { try UnlockSession($0) },
                wrong: try await rows(UnlockTable.wrong, [.text(preview)]).map { try WrongPassword($0) }
            )
        }

        /// All comments on the links of a preview, oldest first.
        public func comments(of preview: String) async throws -> [ShareComment] {
            try await rows(CommentTable.select, [.text(preview)]).map { try ShareComment($0) }
        }
    }

    extension PreviewHead {
        init(_ entry: HeadTable.Entry) {
            self.init(
                revision: entry.revision,
                epoch: entry.epoch,
                mark: entry.mark,
                links: entry.links
            )
        }
    }
#endif
