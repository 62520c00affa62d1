import Foundation
import Synchronization
import Testing

@testable import SpecFileSystem

#if os(Linux)
    import CLibrary

    private let second = #"{"second": true}"#

    @Suite(.serialized) struct `Limits of the system` {
        @Test func `after an overflow everything is looked at afresh (W24)`() async throws {
            let bell = Bell()
            let make: FileEventsMaker = { wake throws(WatchFailure) in
                bell.hang(wake)
                return OverflowOnly(bell: bell)
            }
            try await watching(makeEvents: make, adjust: { $0.eventsOnly() }) { spec in
                try spec.folder.write(second, to: spec.name)
                bell.overflow()

                try await spec.expectNext(second)
                #expect(spec.readings.count == 1)
            }
        }

        @Test func `someone who changes the folder without end keeps nobody from the spec's changes`() async throws {
            try await watching(adjust: {
                $0.eventsOnly(); $0.timeout = .milliseconds(500)
            }) { spec in
                let isOn = Switch()
                async let floods: Void = withTaskGroup { group in
                    for name in ["a", "b"] { group.addTask { await flood(spec.folder, name, while: isOn) } }
                }
                do {
                    for number in 0..<5 {
                        let text = #"{"number": \#(number)}"#
                        try spec.folder.replace(spec.name, with: text)
                        try await spec.expectNext(text)
                    }
                } catch {
                    isOn.turnOff()
                    throw error
                }
                isOn.turnOff()
                await floods
            }
        }

        @Test func `no watch left means polling with the reason, and events again when there is one (W25)`()
            async throws
        {
            let isFull = Switch()
            let make: FileEventsMaker = { wake throws(WatchFailure) in
                if isFull.isOn { throw WatchFailure(reason: "no inotify watch is left") }
                return try InotifyEvents(wake: wake)
            }
            try await watching(
                makeEvents: make,
                adjust: {
                    $0.pollInterval = .milliseconds(50); $0.quietWindow = .milliseconds(100)
                }
            ) { spec in
                #expect(try await spec.modes.next() == .polling(reason: "no inotify watch is left"))
                try spec.folder.replace(spec.name, with: second)
                try await spec.expectNext(second)

                isFull.turnOff()
                #expect(try await spec.modes.next() == .events)
                try await spec.expectNothingBeforeFence()
            }
        }

        @Test func `no descriptor left means polling, and events again when there is one (W25)`() async {
            await #expect(processExitsWith: .success) {
                let isFull = Switch()
                let make: FileEventsMaker = { wake throws(WatchFailure) in
                    if isFull.isOn { setMostDescriptors(3) }
                    defer { setMostDescriptors(256) }
                    return try InotifyEvents(wake: wake)
                }
                try await watching(makeEvents: make) { spec in
                    guard case .polling(let reason) = try await spec.modes.next() else { exit(2) }
                    guard reason.contains("no file descriptor") else { exit(3) }
                    isFull.turnOff()
                    guard try await spec.modes.next() == .events else { exit(4) }
                    try await spec.expectNothingBeforeFence()
                }
            }
        }
    }

    /// Writes into two files in turn, on a thread of its own: faster than anyone reads the events.
    private func flood(_ folder: Folder, _ name: String, while isOn: Switch) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let files = [name, name + "2"].compactMap { try? folder.open($0) }
                while isOn.isOn {
                    for file in files { try? file.write("x") }
                }
                for file in files { try? file.close() }
                continuation.resume()
            }
        }
    }

    /// Sets how many descriptors this process may have.
    private func setMostDescriptors(_ count: UInt) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = count
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// A source that tells of overflows, when asked to, and of nothing else but the probe at the start.
    private struct OverflowOnly: FileEvents {
        let bell: Bell
        private var probe: [FileEvent] = []

        init(bell: Bell) { self.bell = bell }

        mutating func watch(_ places: WatchPlaces) {
            probe = places.folders.keys.map { .change(.created, name: [], folder: $0) }
        }

        mutating func drain() -> [FileEvent] {
            defer { probe = [] }
            return probe + bell.take()
        }

        func stop() {}
    }

    /// Rings for an overflow.
    private final class Bell: Sendable {
        private let state = Mutex<(wake: (@Sendable () -> Void)?, events: [FileEvent])>((nil, []))

        func hang(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

        func overflow() {
            let wake = state.withLock { state in
                state.events = [.overflow]
                return state.wake
            }
            wake?()
        }

        func take() -> [FileEvent] {
            state.withLock { state in
                defer { state.events = [] }
                return state.events
            }
        }
    }

    /// On at first; turned off once.
    private final class Switch: Sendable {
        private let state = Mutex(true)

        var isOn: Bool { state.withLock(\.self) }

        func turnOff() { state.withLock { $0 = false } }
    }
#endif
