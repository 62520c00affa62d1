import PreviewCore
import CLibrary

/// The folder of a file that is being saved, held against other programs of ours that save there.
///
/// The lock is on the folder itself, so nothing is left behind, and the system ends it with the program. Where folders
/// can't be locked, saving goes on without.
struct FolderLock {
    /// The folder, open for reading.
    let descriptor: Int32
    /// A Boolean value that indicates whether the lock is ours.
    let isHeld: Bool
    private let system: SystemCalls

    /// Waits up to `timeout` for the lock.
    init(of folder: String, name: String, system: SystemCalls, timeout: Duration) throws(SpecWriteFailure) {
        self.system = system
        do throws(SystemFailure) {
            descriptor = try system.open(folder, O_RDONLY | O_DIRECTORY)
        } catch {
            throw error.code == ENOENT
                ? .failed("The directory of \(name) no longer exists, so nothing was saved. Create it and try again.")
                : .failed("The directory of \(name) can't be opened: \(error.text). Nothing was saved.")
        }
        do throws(SystemFailure) {
            isHeld = try Self.take(descriptor, system, until: .now + timeout)
        } catch {
            system.close(descriptor)
            throw .failed("Another program has locked the directory of \(name) for too long. Try again later.")
        }
    }

    /// Lets others save.
    func end() {
        system.close(descriptor)
    }

    private static func take(
        _ descriptor: Int32,
        _ system: SystemCalls,
        until deadline: ContinuousClock.Instant
    ) throws(SystemFailure) -> Bool {
        while true {
            do {
                try system.lock(descriptor)
                return true
            } catch {
                guard error.code == EWOULDBLOCK else { return false }
                guard ContinuousClock.now < deadline else { throw error }
                usleep(2000)
            }
        }
    }
}
