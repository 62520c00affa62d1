import Testing

@testable import SpecFileSystem

/// Times are made up: nothing waits here.
@Suite struct `When a changed file is read and shown` {
    private let start = ContinuousClock.now
    private var rule = SettleRule(
        burstWindow: .milliseconds(10),
        quietWindow: .milliseconds(100),
        timeout: .milliseconds(3000)
    )

    private func at(_ milliseconds: Int) -> SettleRule.Instant { start + .milliseconds(milliseconds) }

    private mutating func reading(_ finding: SettleRule.Finding, at milliseconds: Int) -> Bool {
        rule.beginReading()
        return rule.conclude(finding, at: at(milliseconds))
    }

    @Test func `nothing is due before anything happened`() {
        #expect(rule.isSettled)
        #expect(rule.due == nil)
    }

    @Test(arguments: [
        (SettleRule.Change.replaced, 0), (.complete, 0), (.progress, 100), (.attributes, 100),
    ])
    mutating func `a change is read after the window of its kind`(change: SettleRule.Change, wait: Int) {
        rule.noticed(change, at: start)

        #expect(rule.due == at(wait))
    }

    @Test mutating func `a file that is closed is shown at once if it decodes (W1)`() {
        rule.noticed(.complete, at: at(0))

        #expect(rule.asksForProof(at: at(0)))
        #expect(reading(.sound, at: 0))
        #expect(rule.isSettled)
    }

    @Test mutating func `each further close moves the reading on while nothing decodes, so that a burst is one`() {
        rule.noticed(.complete, at: at(0))
        #expect(!reading(.text, at: 0))
        rule.noticed(.complete, at: at(8))
        #expect(!reading(.text, at: 8))

        #expect(rule.due == at(18))
        #expect(reading(.text, at: 18))
        #expect(rule.isSettled)
    }

    @Test mutating func `a close ends the long wait of a write (W1, W2)`() {
        rule.noticed(.progress, at: at(0))
        rule.noticed(.complete, at: at(5))

        #expect(rule.due == at(5))
    }

    @Test mutating func `a write after a close waits for the next close (W4)`() {
        rule.noticed(.complete, at: at(0))
        rule.noticed(.progress, at: at(2))

        #expect(rule.due == at(102))
    }

    @Test mutating func `changed rights don't slow down a save`() {
        rule.noticed(.replaced, at: at(0))
        rule.noticed(.attributes, at: at(1))

        #expect(rule.due == at(1))
    }

    @Test mutating func `a file moved in is shown at once if it decodes (W9)`() {
        rule.noticed(.replaced, at: at(0))

        #expect(rule.asksForProof(at: at(0)))
        #expect(reading(.sound, at: 0))
        #expect(rule.isSettled)
    }

    @Test mutating func `a file moved in that doesn't decode waits for the burst to end`() {
        rule.noticed(.replaced, at: at(0))

        #expect(!reading(.text, at: 0))
        #expect(rule.due == at(10))
        #expect(reading(.text, at: 10))
    }

    @Test mutating func `the same bytes settle without being shown (W18, W19)`() {
        rule.noticed(.attributes, at: at(0))

        #expect(!reading(.same, at: 100))
        #expect(rule.isSettled)
    }

    @Test mutating func `what looks like half a save is shown only after the quiet window (W34)`() {
        rule.noticed(.complete, at: at(0))

        #expect(!reading(.doubtful, at: 10))
        #expect(rule.due == at(100))
        #expect(reading(.doubtful, at: 100))
        #expect(rule.isSettled)
    }

    @Test mutating func `an event in the quiet window begins it again`() {
        rule.noticed(.complete, at: at(0))
        _ = reading(.doubtful, at: 10)
        rule.noticed(.progress, at: at(60))

        #expect(rule.due == at(160))
        #expect(!reading(.doubtful, at: 100))
    }

    @Test mutating func `bytes that changed while they were read are not shown`() {
        rule.noticed(.complete, at: at(0))
        rule.beginReading()
        rule.noticed(.progress, at: at(11))

        let shown = rule.conclude(.text, at: at(12))

        #expect(!shown)
        #expect(rule.due == at(111))
    }

    @Test mutating func `a rename during the reading of a whole file doesn't spoil it, and is read next (W27)`() {
        rule.noticed(.replaced, at: at(0))
        rule.beginReading()
        rule.noticed(.replaced, at: at(1))

        let shown = rule.conclude(.sound, at: at(2))

        #expect(shown)
        #expect(rule.due == at(1))
    }

    @Test mutating func `a change back to what is shown, made while reading, is still read`() {
        rule.noticed(.replaced, at: at(0))
        rule.beginReading()
        rule.noticed(.replaced, at: at(1))

        let shown = rule.conclude(.same, at: at(2))

        #expect(!shown)
        #expect(!rule.isSettled)
    }

    @Test mutating func `nonstop writing holds back text that decodes no longer than the timeout lasts (R9)`() {
        for time in stride(from: 0, through: 3000, by: 5) { rule.noticed(.complete, at: at(time)) }

        #expect(rule.due == at(3000))
        #expect(rule.asksForProof(at: at(3000)))
        #expect(reading(.sound, at: 3000))
    }

    @Test mutating func `the timeout shows nothing that doesn't decode, and waits again`() {
        for time in stride(from: 0, through: 3000, by: 5) { rule.noticed(.complete, at: at(time)) }

        #expect(!reading(.text, at: 3000))
        #expect(rule.due == at(3010))
    }

    @Test mutating func `what can't be read just now is tried again after the quiet window (W25)`() {
        rule.noticed(.complete, at: at(0))

        #expect(!reading(.unavailable, at: 10))
        #expect(rule.due == at(110))
    }
}
