import Files
import PreviewCore
import CLibrary

/// The folder of a file that is being saved, locked against other instances of the program that save there.
///
/// The lock is on the folder itself, so that no lock file is left behind, and the system releases it when the program
/// ends. If a folder can't be locked, saving continues without a lock.
struct FolderLock {
    /// The folder, open for reading.
    let descriptor: Int32
    /// A Boolean value that indicates whether this process holds the lock.
    let isHeld: Bool
    private let system: SystemCalls

    /// Creates the lock, and waits for it up to `timeout`.
    init(of folder: String, name: String, system: SystemCalls, timeout: Duration) throws(SpecWriteFailure) {
        self.system = system
        do throws(SystemFailure) {
            descriptor = try system.open(folder, O_RDONLY | O_DIRECTORY)
        } catch {
            throw error.code == ENOENT
                ? .failed("The directory of \(name) no longer exists, so nothing was saved. Create it and try again.")
                : .failed("The directory of \(name) can't be opened: \(error.reason). Nothing was saved.")
        }
        do throws(SystemFailure) {
            isHeld = try Self.take(descriptor, system, until: .now + timeout)
        } catch {
            system.close(descriptor)
            throw .failed("Another program has locked the directory of \(name). Try again later.")
        }
    }

    /// Releases the lock.
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
