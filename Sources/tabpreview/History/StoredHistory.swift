import ArgumentParser
import Logging
import PreviewCore
import TabModel
import TabResolver
import TabSpecCoding

/// The history of a preview that does not run, in its store.
struct StoredHistory: HistoryService {
    private let preview: StoredPreview
    private let subject: HistorySubject

    private var session: PreviewSession { preview.session }

    /// Opens the store of a spec, and takes in the spec as it is now.
    init(
        path: String,
        subject: HistorySubject,
        settings: Settings,
        logger: Logger
    ) async throws(CommandFailure) {
        self.subject = subject
        preview = try await StoredPreview(
            path: path,
            settings: settings,
            logger: logger,
            inMemory: "The history can't be read there."
        )
    }

    /// Whether the store knows nothing of the spec.
    var isEmpty: Bool { get async { await session.specHistory().changes.isEmpty } }

    func history() async throws(CommandFailure) -> JSONValue {
        switch subject {
        case .spec: return HistoryCoding.value(await session.specHistory(), of: subject.word)
        case .customization(let profile):
            let history = try await told { () throws(SessionError) in
                try await session.customizationHistory(profile: profile)
            }
            return HistoryCoding.value(history, of: subject.word)
        }
    }

    func text(_ revision: Int) async throws(CommandFailure) -> [UInt8] {
        try await told { () throws(SessionError) in
            switch subject {
            case .spec: try await session.specText(ofRevision: revision)
            case .customization(let profile):
                Array(try await session.customizationTexts(ofRevision: revision, profile: profile).after.utf8)
            }
        }
    }

    func presentText() async throws(CommandFailure) -> [UInt8] {
        try await told { () throws(SessionError) in
            switch subject {
            case .spec: session.snapshot.text ?? []
            case .customization(let profile): Array(try await session.customization(profile: profile).text.utf8)
            }
        }
    }

    func restore(_ revision: Int) async throws(CommandFailure) {
        try await told { () throws(SessionError) in
            switch subject {
            case .spec:
                let condition: WriteCondition = session.snapshot.text == nil ? .nothing : .anyState
                _ = try await session.restoreSpec(revision, if: condition, author: .command)
            case .customization(let profile):
                _ = try await session.restoreCustomization(revision, profile: profile, author: .command, if: .anyState)
            }
        }
    }

    func close() async {
        await session.close()
        preview.close()
    }

    private func told<Value: Sendable>(
        _ act: () async throws(SessionError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(SessionError) {
            return try await act()
        } catch {
            throw CommandFailure(error)
        }
    }
}
