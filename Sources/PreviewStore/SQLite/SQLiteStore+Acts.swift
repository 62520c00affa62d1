import Foundation
import GRDB
public import PreviewCore
import TabSpecCoding

/// The actions of a store: every action is one transaction.
extension SQLiteStore {
    /// Commits an action, which is on disk when this returns; nil if the condition doesn't hold.
    @discardableResult
    public func commit(
        _ act: PreviewAct,
        to preview: String,
        if condition: ActCondition?
    ) async throws -> Commit? {
        try await commit(act, to: preview, in: nil, if: condition)
    }

    /// Commits an action to the published preview with an epoch; throws ``PreviewRemoved`` if there is none anymore.
    @discardableResult
    public func commit(
        _ act: PreviewAct,
        to preview: String,
        in epoch: String?,
        if condition: ActCondition?
    ) async throws -> Commit? {
        let time = Date.now.timeIntervalSince1970
        let (key, isHosting) = (key, isHosting)
        return try await write { db in
            var acting = SQLiteAct(preview: preview, isHosting: isHosting, key: key, time: time, db: db)
            try acting.check(epoch, for: act)
            guard try acting.meets(condition, for: act) else { return nil }
            return try acting.perform(act)
        }
    }
}

/// One action in its transaction.
private struct SQLiteAct {
    let preview: String
    let isHosting: Bool
    let key: AccountKey
    let time: Double
    let db: Database

    /// Throws if the preview is not the intended one; a new one begins empty.
    func check(_ epoch: String?, for act: PreviewAct) throws {
        guard isHosting else { return }
        let present = try PreviewTable.epoch(of: preview, in: db)
        if let epoch, present != epoch { throw PreviewRemoved(preview) }
        if present == nil, case .publish = act { try PreviewTable.removeAll(of: preview, in: db) }
    }

    func meets(_ condition: ActCondition?, for act: PreviewAct) throws -> Bool {
        switch (condition, act) {
        case (nil, _): true
        case (.customization(let text), .customize(let act)):
            try CustomizationTable.text(for: act.key, in: db) == text
        case (.customization, _): false
        case (.text(let digest), _): try SpecTable.newest(of: preview, in: db)?.digest == digest
        case (.link(let id, let digest), _): try ShareTable.digest(of: id, in: db) == digest
        case (.links(let count), _): try HeadTable.entry(of: preview, in: db).links == count
        }
    }

    mutating func perform(_ act: PreviewAct) throws -> Commit {
        var head = try HeadTable.entry(of: preview, in: db)
        let before = head
        var retained: Int?
        switch act {
        case .customize(let act):
            head.revision = max(head.revision + 1, act.revision)
            try store(act, under: head.revision)
        case .write(let record, let summary):
            retained = try write(record, under: &head)
            if isHosting { try PreviewTable.note(summary, of: preview, at: time, in: db) }
        case .publish(let publication):
            retained = try write(publication.record, under: &head)
            try PreviewTable.publish(publication, as: preview, at: time, in: db)
        case .record(let records):
            head.revision = records.map(\.revision.number).reduce(head.revision, max)
            retained = try SpecTable.append(records, to: preview, in: db)
        case .confirm(let number): try SpecTable.confirm(number, of: preview, in: db)
        case .forget(let number): try SpecTable.remove(number, of: preview, in: db)
        case .saveLink, .removeLinks, .countUses, .saveComment, .removeComment, .openSession, .noteWrongPassword:
            head.links += 1
            try changeLinks(act)
        }
        if head != before { try HeadTable.set(head, of: preview, in: db) }
        return Commit(revision: head.revision, keptTexts: retained)
    }

    private func write(_ record: SpecRecord, under head: inout HeadTable.Entry) throws -> Int {
        var record = record
        head.revision = max(head.revision + 1, record.revision.number)
        record.revision.number = head.revision
        return try SpecTable.append([record], to: preview, in: db)
    }

    private func store(_ act: CustomizationAct, under revision: Int) throws {
        let before = try CustomizationTable.text(for: act.key, in: db)
        let text = act.customization.map(CustomizationCoding.text)
        if let text {
            try CustomizationTable.store(.init(key: act.key, text: text, revision: revision, changed: time), in: db)
        } else {
            try CustomizationTable.delete(act.key, in: db)
        }
        let recorded = ActRecord(
            key: act.key,
            operations: act.operations,
            before: before,
            after: text,
            revision: revision,
            time: time,
            note: act.note
        )
        try ActTable.append(recorded, in: db)
        if isHosting { try PreviewTable.touch(preview, at: time, in: db) }
    }

    private func changeLinks(_ act: PreviewAct) throws {
        switch act {
        case .saveLink(let share): try ShareTable.store(share, in: db, key: key)
        case .removeLinks(let ids): try ShareTable.remove(ids, in: db)
        case .countUses(let uses): for use in uses { try ShareTable.count(use, in: db) }
        case .saveComment(let comment): try CommentTable.store(comment, in: db)
        case .removeComment(let id): try CommentTable.remove(id, in: db)
        case .openSession(let session): try UnlockTable.open(session, at: time, in: db)
        case .noteWrongPassword(let wrong): try UnlockTable.note(wrong, at: time, in: db)
        case .customize, .write, .publish, .record, .confirm, .forget: break
        }
    }
}
