// The C library of each platform under one name, so that no other file has to test for the platform.
//
// A call that shares its name with a method is written with the module: `CLibrary.open`.

@_exported public import CSystemCalls

#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#endif
