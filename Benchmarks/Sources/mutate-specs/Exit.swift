#if canImport(Darwin)
    private import Darwin
#else
    private import Glibc
#endif

/// Ends the program with a code.
func exitProcess(_ code: Int32) -> Never {
    exit(code)
}
