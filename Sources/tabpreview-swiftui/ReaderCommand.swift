/// What the arguments ask for.
enum ReaderCommand {
    /// `import PATH`: one answer, for people and scripts.
    case importing(String)
    /// `serve [--memory MIB]`: messages on standard input and output, for `tabpreview`.
    case serving(memory: Int)

    /// The most memory unless said, in MiB.
    private static let usualMemory = 4_096

    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        let words = Array(arguments)
        switch words.first {
        case "import" where words.count == 2: self = .importing(words[1])
        case "serve" where words.count == 1: self = .serving(memory: Self.usualMemory)
        case "serve" where words.count == 3 && words[1] == "--memory":
            // The large stack alone takes 512 MiB of addresses.
            guard let memory = Int(words[2]), 1_024...1_048_576 ~= memory else {
                throw UsageError(text: "--memory \(words[2]): expected MiB from 1024 to 1048576.\n")
            }
            self = .serving(memory: memory)
        default: throw UsageError(text: UsageError.usage)
        }
    }
}

/// Why arguments ask for nothing.
struct UsageError: Error {
    fileprivate static let usage = """
        usage: tabpreview-swiftui import PATH
               tabpreview-swiftui serve [--memory MIB]

        """

    /// What to write to standard error.
    let text: String
}
