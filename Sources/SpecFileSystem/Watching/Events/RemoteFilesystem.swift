import CLibrary
import Files

/// The filesystems on which another machine can change a file without a notice to this kernel (W23).
enum RemoteFilesystem {
    #if canImport(Darwin)
        /// Returns the name of the remote filesystem that a folder is on, or nil for a local one.
        static func name(at folder: RawPath) -> String? {
            var status = statfs()
            guard folder.bytes.withCString({ statfs($0, &status) }) == 0 else { return nil }
            guard status.f_flags & UInt32(MNT_LOCAL) == 0 else { return nil }
            return withUnsafeBytes(of: &status.f_fstypename) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    #else
        /// Returns the name of the remote filesystem that a folder is on, or nil for a local one.
        static func name(at folder: RawPath) -> String? {
            let files = LocalFiles()
            guard let stamp = files.stamp(of: folder) else { return nil }
            guard case .bytes(let table, _) = files.content(of: RawPath("/proc/self/mountinfo"), limit: 16 << 20) else {
                return nil
            }
            return name(ofDevice: stamp.identity.device, in: String(decoding: table, as: UTF8.self))
        }
    #endif

    /// Returns the name of a device's remote filesystem from the text of `mountinfo`, proc(5).
    static func name(ofDevice device: UInt64, in table: String) -> String? {
        let wanted = "\(major(device)):\(minor(device))"
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 2, fields[2] == wanted, let dash = fields.firstIndex(of: "-") else { continue }
            guard dash + 1 < fields.endIndex, isRemote(fields[dash + 1]) else { continue }
            return String(fields[dash + 1])
        }
        return nil
    }

    private static let remote: Set<Substring> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "afs", "ceph", "coda", "vboxsf", "prl_fs", "lustre",
        "ncpfs",
    ]

    /// Returns a Boolean value that indicates whether a filesystem type is remote.
    ///
    /// FUSE counts as remote; `fuseblk`, the driver of a local disk, does not.
    private static func isRemote(_ type: Substring) -> Bool {
        remote.contains(type) || type == "fuse" || type.hasPrefix("fuse.")
    }

    /// Returns the major device number as Linux packs it: makedev(3).
    private static func major(_ device: UInt64) -> UInt64 { device >> 8 & 0xFFF | device >> 32 & ~0xFFF }

    private static func minor(_ device: UInt64) -> UInt64 { device & 0xFF | device >> 12 & 0xFFFF_FF00 }
}
