@testable import PreviewCore
import PreviewFakes
import Testing

/// The number of attempts at a password, and the waits (S19).
struct AttemptLimitsTests {
    private let link = 1

    /// Tries wrong passwords until none may be tried; returns how many were.
    @discardableResult
    private func guess(_ limits: inout AttemptLimits, from place: String, at uptime: Double) -> Int {
        var count = 0
        while case .now(let attempt) = limits.take(for: link, from: place, at: uptime) {
            limits.settle(attempt, isRight: false, at: uptime)
            count += 1
        }
        return count
    }

    private func enter(_ limits: inout AttemptLimits, from place: String, at uptime: Double) -> Bool {
        guard case .now(let attempt) = limits.take(for: link, from: place, at: uptime) else { return false }
        limits.settle(attempt, isRight: true, at: uptime)
        return true
    }

    @Test func `lets an address be wrong five times a minute and twenty times an hour`() {
        var limits = AttemptLimits()
        let minutes = (0..<60).map { guess(&limits, from: "a", at: Double($0) * 60) }

        #expect(minutes == [5, 5, 5, 5] + Array(repeating: 0, count: 56))
        #expect(guess(&limits, from: "a", at: 3600) == 5)
        #expect(guess(&limits, from: "a", at: 3659) == 0)
    }

    @Test func `lets all strange addresses be wrong twenty times a minute and a hundred an hour`() {
        var limits = AttemptLimits()
        let minutes = (0..<60).map { minute in
            (0..<50).reduce(0) { $0 + guess(&limits, from: "\(minute).\($1)", at: Double(minute) * 60) }
        }

        #expect(minutes == [20, 20, 20, 20, 20] + Array(repeating: 0, count: 55))
    }

    @Test func `keeps those in who were right before, and counts theirs apart`() {
        var limits = AttemptLimits()
        #expect(enter(&limits, from: "team", at: 0))
        #expect(guess(&limits, from: "team", at: 0) == 5)
        for guesser in 0..<50 { guess(&limits, from: "\(guesser)", at: 1) }

        #expect(!enter(&limits, from: "stranger", at: 2))
        #expect(!enter(&limits, from: "team", at: 2), "five were wrong from there")
        #expect(enter(&limits, from: "team", at: 60))
        #expect((0..<50).reduce(0) { $0 + guess(&limits, from: "x\($1)", at: 62) } == 20, "none of the team's count")
    }

    @Test func `has tries wait for others that could still be wrong`() {
        var limits = AttemptLimits()
        var running: [AttemptLimits.Attempt] = []
        while case .now(let attempt) = limits.take(for: link, from: "a", at: 0) { running.append(attempt) }
        #expect(running.count == 5)
        guard case .later = limits.take(for: link, from: "a", at: 0) else { Issue.record("waits for none"); return }

        limits.settle(running[0], isRight: true, at: 0)
        guard case .now = limits.take(for: link, from: "a", at: 0) else { Issue.record("keeps waiting"); return }
        for attempt in running.dropFirst() { limits.settle(attempt, isRight: false, at: 0) }
        guard case .later = limits.take(for: link, from: "a", at: 0) else { Issue.record("four were wrong"); return }
    }

    @Test func `judges each link by itself, and forgets one that is over`() {
        var limits = AttemptLimits()
        guess(&limits, from: "a", at: 0)
        guard case .now = limits.take(for: 2, from: "a", at: 0) else { Issue.record("another link"); return }
        limits.remove(link)

        #expect(guess(&limits, from: "a", at: 0) == 5)
    }
}
