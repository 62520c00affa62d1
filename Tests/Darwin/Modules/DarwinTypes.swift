// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the sources call on Apple's systems and Linux has not, or has in another form: the types of its C library there.
// Written from the manual pages; the test of the sources behind `canImport(Darwin)` type-checks them with it.

@_exported public import Glibc

public let F_FULLFSYNC: Int32 = 51
public let O_EVTONLY: Int32 = 0x8000
public let MNT_LOCAL: Int32 = 0x1000
public let OPEN_MAX: Int32 = 10_240
public let SO_NOSIGPIPE: Int32 = 0x1022
public let SOCK_STREAM: Int32 = 1
public let TCP_RXT_CONNDROPTIME: Int32 = 0x80

// MARK: - Files

public struct stat {
    public var st_dev: Int32 = 0
    public var st_mode: UInt16 = 0
    public var st_nlink: UInt16 = 0
    public var st_ino: UInt64 = 0
    public var st_uid: UInt32 = 0
    public var st_gid: UInt32 = 0
    public var st_mtimespec = timespec()
    public var st_ctimespec = timespec()
    public var st_size: Int64 = 0

    public init() {}
}

public let S_IFMT: UInt16 = 0xF000
public let S_IFREG: UInt16 = 0x8000
public let S_IFDIR: UInt16 = 0x4000
public let S_IFLNK: UInt16 = 0xA000
public let S_IFIFO: UInt16 = 0x1000
public let S_IFSOCK: UInt16 = 0xC000

public struct statfs {
    public var f_flags: UInt32 = 0
    public var f_fstypename: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)

    public init() {}
}

// MARK: - Limits and signals

public let RLIMIT_CORE: Int32 = 4
public let RLIMIT_AS: Int32 = 5
public let RLIMIT_NOFILE: Int32 = 8

public struct __sigaction_u {
    public var __sa_handler: (@convention(c) (Int32) -> Void)?
}

public struct sigaction {
    public var __sigaction_u = DarwinTypes.__sigaction_u(__sa_handler: nil)
    public var sa_mask: UInt32 = 0
    public var sa_flags: Int32 = 0

    public init() {}
}
