import CLibrary
import Files
import PreviewCore

extension AtomicSpecFile {
    /// Returns the message for people about a file that can't be read.
    func sentence(reading failure: SystemFailure) -> SpecWriteFailure {
        if failure.code == EFTYPE { return .failed("\(name) is not a regular file, so it was not changed.") }
        return .failed("\(name) can't be read: \(failure.reason).")
    }

    /// Returns the message for people about a failed save.
    func sentence(writing failure: SystemFailure) -> SpecWriteFailure {
        let left = "so it was not changed"
        return switch failure.code {
        case ENOSPC: .full("The disk of \(name) is full, \(left). Free some space, then try again.")
        case EDQUOT: .full("Your quota on the disk of \(name) is used up, \(left). Free some space, then try again.")
        case EROFS: .readOnly("\(name) is on a read-only disk, \(left). Save it elsewhere.")
        case EACCES where failure.call == .open, EPERM where failure.call == .open:
            .readOnly(
                "The directory of \(name) is read-only, but saving creates a file there, \(left). "
                    + "Make the directory writable, then try again."
            )
        case EACCES, EPERM:
            .readOnly("\(name) can't be replaced (\(failure.reason)), \(left). Change the permissions, then try again.")
        case ENOENT where failure.call == .open:
            .failed("The directory of \(name) no longer exists, so nothing was saved. Create it and try again.")
        case ENOENT, EEXIST: .changed
        default: .failed("\(name) can't be saved: \(failure.reason). It was not changed.")
        }
    }

    var isReadOnly: SpecWriteFailure {
        .readOnly("\(name) is read-only, so it was not changed. Make it writable, then try again.")
    }
}
