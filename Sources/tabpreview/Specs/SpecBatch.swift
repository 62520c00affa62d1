import ArgumentParser
import TabModel

/// The specs that a command processes one after another.
///
/// A failure of one is reported, and doesn't affect the others.
struct SpecBatch {
    /// A spec with its source, and the settings for its directory.
    struct Item {
        let named: NamedSpec
        let spec: TabSpec
        let settings: Settings
    }

    /// The specs that could be read, in the order given.
    private(set) var items: [Item] = []
    private var failed: [ExitCode] = []
    /// A Boolean value that indicates whether several specs were named.
    let hasSeveral: Bool

    /// Creates a batch by reading specs; `format` is the format of the errors of a single one.
    init(_ sources: [(source: SpecSource, settings: Settings)], format: OutputFormat) async throws {
        hasSeveral = sources.count > 1
        let errors = hasSeveral ? .text : format
        for (source, settings) in sources {
            let item = try await attempt { () -> Item? in
                guard let named = try await source.specIfAny(settings) else { return nil }
                return Item(
                    named: named,
                    spec: try DiagnosticPrinter.spec(of: named, format: errors),
                    settings: settings
                )
            }
            if let item = item ?? nil { items.append(item) }
        }
    }

    /// Throws an error for values of conditions that none of the specs has; one that could not be read might have them.
    func check(_ conditions: ConditionOptions) throws {
        if failed.isEmpty { try conditions.check(in: items.map(\.spec)) }
    }

    /// Prints the warnings about the specs, each sentence once.
    func warn(_ warnings: (TabSpec) -> [String]) {
        var printed: Set<String> = []
        for text in items.flatMap({ warnings($0.spec) }) where printed.insert(text).inserted {
            Streams.warning(TerminalText.escaped(text))
        }
    }

    /// Runs an operation on each spec that could be read, with its value among the same number of values.
    mutating func each<Value>(with values: [Value], _ work: (Item, Value) async throws -> Void) async throws {
        for (item, value) in zip(items, values) { _ = try await attempt { try await work(item, value) } }
    }

    /// Throws the exit code if a spec failed.
    func end() throws {
        if let status = ExitStatus.weightiest(of: failed) { throw status }
    }

    /// Returns the result of a step; nil if it failed, after its message.
    private mutating func attempt<Value>(_ step: () async throws -> Value) async throws -> Value? {
        do {
            return try await ExitReason.onFailure(step)
        } catch let status as ExitCode {
            failed.append(status)
            return nil
        }
    }
}
