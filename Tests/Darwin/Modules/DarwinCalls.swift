// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Darwin calls, with the types of DarwinTypes.

public import DarwinTypes

public func stat(_ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func lstat(_ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func fstatat(
    _ descriptor: Int32,
    _ path: UnsafePointer<CChar>!,
    _ status: UnsafeMutablePointer<stat>!,
    _ flags: Int32
) -> Int32 { 0 }
public func chmod(_ path: UnsafePointer<CChar>!, _ mode: UInt16) -> Int32 { 0 }
public func fchmod(_ descriptor: Int32, _ mode: UInt16) -> Int32 { 0 }
public func mkdir(_ path: UnsafePointer<CChar>!, _ mode: UInt16) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>!, _ flags: Int32, _ mode: UInt16) -> Int32 { 0 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>!, _ flags: Int32, _ mode: UInt16) -> Int32 { 0 }
public func statfs(_ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<statfs>!) -> Int32 { 0 }
public func getrlimit(_ resource: Int32, _ limits: UnsafeMutablePointer<rlimit>!) -> Int32 { 0 }
public func setrlimit(_ resource: Int32, _ limits: UnsafePointer<rlimit>!) -> Int32 { 0 }
public func sigaction(
    _ signal: Int32,
    _ action: UnsafePointer<sigaction>!,
    _ old: UnsafeMutablePointer<sigaction>!
) -> Int32 { 0 }
