import Testing

@testable import SpecFileSystem

/// The state of the preview while a program saves.
enum StateBefore: String, CaseIterable, Sendable {
    case good = #"{"tabs": [{"title": "Home"}, {"title": "Search"}]}"#
    case broken = #"{"tabs": [{"title": "Home"}, {"title" "Search"}]"#
}

private let longer = #"{"tabs": [{"title": "Home"}, {"title": "Search"}, {"title": "Library", "value": "library"}]}"#
private let shorter = #"{"tabs": []}"#

@Suite(.serialized) struct `One save is one reading` {
    @Test(arguments: SavePattern.all, StateBefore.allCases)
    func `each writer's save gives exactly one reading (R8, W1 to W11, W15)`(
        pattern: SavePattern,
        before: StateBefore
    ) async throws {
        try await watching(first: before.rawValue) { spec in
            try pattern.save(longer, spec.name, spec.folder)
            try await spec.expectNext(longer)

            try pattern.save(shorter, spec.name, spec.folder)
            try await spec.expectNext(shorter)

            try await spec.expectNothingBeforeFence()
            #expect(spec.readings.count == 3)
        }
    }

    @Test(arguments: SavePattern.all)
    func `a save of text that doesn't decode gives exactly one reading too`(pattern: SavePattern) async throws {
        try await watching { spec in
            try pattern.save(StateBefore.broken.rawValue, spec.name, spec.folder)
            try await spec.expectNext(StateBefore.broken.rawValue)

            try await spec.expectNothingBeforeFence()
        }
    }

    @Test(arguments: SavePattern.all)
    func `the same bytes saved again give no reading (W19)`(pattern: SavePattern) async throws {
        try await watching(first: longer) { spec in
            try await spec.untilRead { try pattern.save(longer, spec.name, spec.folder) }

            try await spec.expectNothingBeforeFence()
            #expect(spec.readings.count == 1)
        }
    }
}

@Suite struct `Polling sees the same` {
    @Test(arguments: SavePattern.all, StateBefore.allCases)
    func `each writer's save gives exactly one reading with --poll (W1 to W11, W15, W23)`(
        pattern: SavePattern,
        before: StateBefore
    ) async throws {
        while try await !isOneSave(pattern, before) {}
    }

    /// Returns a Boolean value that indicates whether the writer got through within the quiet window, so that one
    /// reading is expected.
    ///
    /// A writer that a busy computer holds up for longer pauses amid its save, and a reading then shows the partial
    /// state.
    private func isOneSave(_ pattern: SavePattern, _ before: StateBefore) async throws -> Bool {
        var isOneSave = false
        try await watching(first: before.rawValue, adjust: { $0.pollQuickly() }) { spec in
            #expect(spec.watcher.mode == .polling(reason: "you used --poll"))

            let time = try ContinuousClock().measure { try pattern.save(longer, spec.name, spec.folder) }
            isOneSave = time < SpecWatcherConfiguration.quickPollsQuiet
            guard isOneSave else { return }
            try await spec.expectNext(longer)

            try await spec.expectNothingBeforeFence()
        }
        return isOneSave
    }
}

extension SpecWatcherConfiguration {
    static let quickPollsQuiet = Duration.milliseconds(500)

    mutating func pollQuickly() {
        polling = true
        pollInterval = .milliseconds(50)
        quietWindow = Self.quickPollsQuiet
    }
}
