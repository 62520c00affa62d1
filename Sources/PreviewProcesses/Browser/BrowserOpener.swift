/// An opener of pages in the user's browser; a failure never stops the program.
public struct BrowserOpener: Sendable {
    /// The outcome of opening a page, with a sentence for the terminal.
    public struct Outcome: Hashable, Sendable {
        /// A Boolean value that indicates whether a program took the address.
        var isOpened: Bool
        /// The action, or the reason why there was none and the remedy.
        public var text: String
    }

    private let environment: [String: String]
    private let system: BrowserChoice.System
    private let timeout: Duration
    private let lasting = DetachedProgram()

    /// Creates an opener for an environment, such as `ProcessInfo.processInfo.environment`.
    public init(environment: [String: String]) {
        self.init(environment: environment, system: .current)
    }

    /// Creates an opener; `timeout` is the wait for the end of a program that may run for hours.
    init(environment: [String: String], system: BrowserChoice.System, timeout: Duration = .seconds(3)) {
        self.environment = environment
        self.system = system
        self.timeout = timeout
    }

    /// Opens an `http` or `https` address with `BROWSER`, or with the opener of the system.
    public func open(_ address: String) async -> Outcome {
        guard Self.isWebAddress(address) else {
            return Outcome(isOpened: false, text: "\"\(address)\" was not opened: it is not an http or https URL.")
        }
        switch BrowserChoice(environment: environment, system: system) {
        case .nothing(let reason):
            return Outcome(isOpened: false, text: "No browser was opened: \(reason). Open \(address) yourself.")
        case .command(let command):
            return await start(command, address: address)
        }
    }

    private func start(_ command: BrowserCommand, address: String) async -> Outcome {
        let variables = ProcessEnvironment.variables(of: environment, allowing: ProcessEnvironment.desktop)
        let call = ProgramCall(command.program, command.arguments(for: address), environment: variables)
        switch await lasting.start(call, timeout: timeout) {
        case .running, .ended:
            return Outcome(isOpened: true, text: "Opened \(address) with \"\(command.program)\".")
        case .failed(let error):
            return Outcome(isOpened: false, text: "No browser was opened: \(error.text) Open \(address) yourself.")
        }
    }

    /// Returns a Boolean value that indicates whether an address may be passed to a browser.
    ///
    /// That is a web address without blanks or control characters.
    static func isWebAddress(_ address: String) -> Bool {
        let lower = address.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lower.hasPrefix) else { return false }
        let rest = address.utf8.dropFirst(scheme.utf8.count)
        guard let first = rest.first, first != UInt8(ascii: "/") else { return false }
        return address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

/// A program that opens a page, and its arguments besides the address.
struct BrowserCommand: Hashable {
    var program: String
    var arguments: [String]
}

extension BrowserCommand {
    /// Creates a command from `BROWSER`: words between blanks, the first being the program; nil if there is none.
    ///
    /// Quotes, variables and other shell syntax are not supported. A `%s` in a word represents the address; without one
    /// the address comes last.
    init?(choice: String) {
        let words = choice.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let program = words.first else { return nil }
        self.init(program: program, arguments: Array(words.dropFirst()))
    }

    /// Returns the arguments with the address in its place.
    func arguments(for address: String) -> [String] {
        guard arguments.contains(where: { $0.contains("%s") }) else { return arguments + [address] }
        return arguments.map { word in
            word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: address)
        }
    }
}
