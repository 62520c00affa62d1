import CLibrary
import PreviewCore

extension SpecFile {
    /// What people are told about a file that can't be read.
    func sentence(reading failure: SystemFailure) -> SpecWriteFailure {
        if failure.code == EFTYPE { return .failed("\(name) is no regular file, so it was left as it is.") }
        return .failed("\(name) can't be read: \(failure.text).")
    }

    /// What people are told about a save that did not come to be.
    func sentence(writing failure: SystemFailure) -> SpecWriteFailure {
        let left = "so it was left as it is"
        return switch failure.code {
        case ENOSPC: .full("The disk of \(name) is full, \(left). Make room, then try again.")
        case EDQUOT: .full("Your quota on the disk of \(name) is used up, \(left). Make room, then try again.")
        case EROFS: .readOnly("\(name) is on a disk that can only be read, \(left). Save it elsewhere.")
        case EACCES where failure.call == .open, EPERM where failure.call == .open:
            .readOnly(
                "The folder of \(name) can't be written, and a save puts a new file there, \(left). "
                    + "Make the folder writable, then try again."
            )
        case EACCES, EPERM:
            .readOnly("\(name) may not be replaced (\(failure.text)), \(left). Allow it, then try again.")
        case ENOENT where failure.call == .open:
            .failed("The folder of \(name) is gone, so nothing was saved. Make it again, then try again.")
        case ENOENT, EEXIST: .changed
        default: .failed("\(name) can't be saved: \(failure.text). It was left as it is.")
        }
    }

    var isReadOnly: SpecWriteFailure {
        .readOnly("\(name) is read-only, so it was left as it is. Make it writable, then try again.")
    }
}

extension stat {
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
