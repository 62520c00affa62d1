import Foundation
import PreviewStore

/// A spec whose file has been renamed, with its stored data.
struct RenamedSpec {
    let old: String
    let new: String
    private let from: StoreLocation
    private let to: StoreLocation

    init(from old: String, to new: String, settings: Settings) {
        (self.old, self.new) = (old, new)
        from = StoreLocation(spec: old, configured: settings.storePath)
        to = StoreLocation(spec: new, configured: settings.storePath)
    }

    /// Moves history, customizations, links and comments to the new name, with the tags of publications.
    ///
    /// - Throws: An error where the file has not been renamed, nothing is stored of it, or the new name has stored data
    ///   of its own.
    func move() async throws(FileFailure) {
        let (shown, renamed) = (TerminalText.escaped(old), TerminalText.escaped(new))
        guard !FileManager.default.fileExists(atPath: old) else {
            throw FileFailure(
                text: "\(shown) still exists. Rename it to \(renamed) first, then run this command again.",
                status: ExitStatus.usage
            )
        }
        guard from.folder == to.folder else {
            throw FileFailure(
                text: "\(shown) and \(renamed) are in different directories, each with its own "
                    + "\(StoreLocation.folderName). Move that directory along with the file instead.",
                status: ExitStatus.usage
            )
        }
        let outcome: MoveOutcome
        do { outcome = try await stored() } catch {
            throw FileFailure(text: TerminalText.escaped(error.text), status: error.status)
        }
        switch outcome {
        case .moved: try PublishedTags.move(from, to: to)
        case .nothingStored:
            throw FileFailure(text: "Nothing is stored for \(shown).", status: ExitStatus.usage)
        case .taken:
            throw FileFailure(
                text: "\(renamed) already has its own history, customizations or links, so nothing was moved.",
                status: ExitStatus.usage
            )
        }
    }

    private func stored() async throws(StoreError) -> MoveOutcome {
        guard FileManager.default.fileExists(atPath: from.folder) else { return .nothingStored }
        do { return try await OpenedStore.move(from, to: to, key: .ofThisProcess) } catch {
            throw error as? StoreError ?? .unavailable(reason: "\(error)")
        }
    }
}
