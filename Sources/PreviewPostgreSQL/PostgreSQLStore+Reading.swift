#if PostgreSQL
    public import PreviewCore

    extension PostgreSQLStore: PreviewStore {
        /// Returns a preview's present numbers; the epoch is the preview's, and changes if it is created again.
        public func head(of preview: String) async throws -> PreviewHead {
            let known = try await rows(HeadTable.read, [.text(preview)]).first.map { try HeadTable.Entry($0) }
            if let known {
                clock.note(known.time)
                return PreviewHead(known)
            }
            return try await transaction { PreviewHead(try await HeadTable.lock(preview, in: $0)) }
        }

        /// Returns the changes after a revision, in order.
        public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
            try await ChangeTable.changes(
                of: preview,
                rows(ChangeTable.log, [.text(preview), .integer(Int64(revision))])
            )
        }

        /// Returns the stored customization; an unreadable one is returned as empty, with a description of the problem
        /// (R3.36).
        public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
            let row = try await rows(CustomizationTable.select, key.values).first
            return try row.map { StoredCustomization(reading: try $0.read("text"), of: key) }
        }

        /// Returns the profiles of a spec and storage key, by name.
        public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
            try await rows(CustomizationTable.profiles, [.text(spec), .text(storageKey)]).map { row in
                ProfileSummary(name: try row.read("profile"), changed: try row.read("changed"))
            }
        }

        /// Returns the actions of a key, newest first, at most ``ActRecord/kept``.
        public func acts(of key: CustomizationKey) async throws -> [ActRecord] {
            try await rows(ActTable.select, key.values).map { try ActRecord($0, of: key) }
        }

        /// Returns the revisions of the text, the oldest first.
        public func specRevisions(of preview: String) async throws -> [SpecRevision] {
            try await rows(SpecTable.revisions, [.text(preview)]).map { try SpecRevision($0) }
        }

        /// Returns the text with this digest; nil if it is not kept, or damaged.
        public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
            let row = try await rows(SpecTable.text, [.text(preview), .bytes(digest.bytes)]).first
            let text: [UInt8]? = try row?.read("text")
            return text.flatMap { ContentDigest(of: $0) == digest ? $0 : nil }
        }

        /// Returns the links of a preview, in the order of their creation.
        public func shares(of preview: String) async throws -> [ShareRecord] {
            try await rows(ShareTable.select, [.text(preview)]).map { try ShareRecord($0, of: preview) }
        }

        /// Returns the unlock sessions and the wrong passwords of a preview's links.
        public func unlocks(of preview: String) async throws -> Unlocks {
            Unlocks(
                sessions: try await rows(UnlockTable.sessions, [.text(preview)]).map { try UnlockSession($0) },
                wrong: try await rows(UnlockTable.wrong, [.text(preview)]).map { try WrongPassword($0) }
            )
        }

        /// Returns all comments on the links of a preview, oldest first.
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
