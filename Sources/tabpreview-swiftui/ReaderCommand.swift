/// The command line: `serve [--memory MIB]`, with messages on standard input and output.
struct ReaderCommand {
    /// The maximum address space, in MiB.
    private(set) var memory = 4_096

    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        let words = Array(arguments)
        guard words.first == "serve", words.count == 1 || words.count == 3 && words[1] == "--memory" else {
            throw UsageError(text: UsageError.usage)
        }
        guard words.count == 3 else { return }
        // The large stack alone takes 512 MiB of addresses.
        guard let memory = Int(words[2]), 1_024...1_048_576 ~= memory else {
            throw UsageError(text: "--memory \(words[2]): expected a number of MiB from 1024 to 1048576.\n")
        }
        self.memory = memory
    }
}

/// An error in the arguments.
struct UsageError: Error {
    fileprivate static let usage = """
        usage: tabpreview-swiftui serve [--memory MIB]
        tabpreview starts this program. To read Swift source, run: tabpreview import PATH

        """

    /// The text for standard error.
    let text: String
}
