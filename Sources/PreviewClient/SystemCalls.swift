#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// Calls whose names a connection has for itself.

func systemClose(_ descriptor: Int32) {
    _ = close(descriptor)
}

func systemConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> Int32 {
    connect(descriptor, address, length)
}

func systemSend(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, address, count, flags)
}
