#if PostgreSQL
    import PreviewCore
    import TabSpecCoding

    /// One action in its transaction, which has the preview's head locked.
    struct ActInTransaction {
        let id: String
        let preview: String
        var head: HeadTable.Entry
        let transaction: Transaction

        func meets(_ condition: ActCondition?, for act: PreviewAct) async throws -> Bool {
            switch (condition, act) {
            case (nil, _): true
            case (.customization(let text), .customize(let act)):
                try await CustomizationTable.text(for: act.key, in: transaction) == text
            case (.customization, _): false
            case (.text(let digest), _): try await SpecTable.newestDigest(of: preview, in: transaction) == digest
            case (.link(let id, let digest), _): try await ShareTable.digest(of: id, in: transaction) == digest
            case (.links(let count), _): head.links == count
            }
        }

        mutating func perform(_ act: PreviewAct) async throws -> Commit {
            var change = ChangeTable.Entry(act: id, preview: preview)
            switch act {
            case .customize(let act):
                head.revision = max(head.revision + 1, act.revision)
                (change.isRevision, change.key) = (true, act.key)
                try await store(act)
            case .write(let record, let summary):
                change.isRevision = true
                change.retained = try await write(record)
                try await PreviewTable.note(summary, of: preview, at: head.time, in: transaction)
            case .publish(let publication):
                change.isRevision = true
                change.retained = try await write(publication.record)
                try await PreviewTable.publish(publication, as: preview, at: head.time, in: transaction)
            case .record(let records):
                head.revision = records.map(\.revision.number).reduce(head.revision, max)
                change.retained = try await SpecTable.append(records, to: preview, in: transaction)
            case .confirm(let number): try await SpecTable.confirm(number, of: preview, in: transaction)
            case .forget(let number): try await SpecTable.remove(number, of: preview, in: transaction)
            case .saveLink, .removeLinks, .countUses, .saveComment, .removeComment, .openSession, .noteWrongPassword:
                head.links += 1
                try await changeLinks(act)
            }
            try await ChangeTable.end(change, with: head, in: transaction)
            return Commit(revision: head.revision, keptTexts: change.retained)
        }

        private mutating func write(_ record: SpecRecord) async throws -> Int {
            var record = record
            head.revision = max(head.revision + 1, record.revision.number)
            (record.revision.number, record.revision.time) = (head.revision, head.time)
            return try await SpecTable.append([record], to: preview, in: transaction)
        }

        private func store(_ act: CustomizationAct) async throws {
            let before = try await CustomizationTable.text(for: act.key, in: transaction)
            let text = act.customization.map(CustomizationCoding.text)
            if let text {
                try await CustomizationTable.store(text, for: act.key, at: head.time, in: transaction)
            } else {
                try await CustomizationTable.delete(act.key, in: transaction)
            }
            let recorded = ActRecord(
                key: act.key,
                operations: act.operations,
                before: before,
                after: text,
                revision: head.revision,
                time: head.time,
                note: act.note
            )
            try await ActTable.append(recorded, note: act.note, in: transaction)
            try await PreviewTable.touch(preview, at: head.time, in: transaction)
        }

        private func changeLinks(_ act: PreviewAct) async throws {
            switch act {
            case .saveLink(let share): try await ShareTable.store(share, in: transaction)
            case .removeLinks(let ids): try await ShareTable.remove(ids, in: transaction)
            case .countUses(let uses): for use in uses { try await ShareTable.count(use, in: transaction) }
            case .saveComment(let comment): try await CommentTable.store(comment, in: transaction)
            case .removeComment(let id): try await CommentTable.remove(id, in: transaction)
            case .openSession(let session): try await UnlockTable.open(session, at: head.time, in: transaction)
            case .noteWrongPassword(let wrong): try await UnlockTable.note(wrong, at: head.time, in: transaction)
            case .customize, .write, .publish, .record, .confirm, .forget: break
            }
        }
    }
#endif
