import PreviewPages
import Testing

@testable import tabpreview

@Suite struct ExportMeterTests {
    @Test func `moves once in an interval, and not in the first one`() {
        let start = ContinuousClock.now
        var pace = ProgressInterval(interval: .seconds(3), start: start)

        let moves = [0.0, 2.9, 3.0, 4.0, 5.9, 6.1, 20.0, 22.0].map { pace.takes(start + .seconds($0)) }

        #expect(moves == [false, false, true, false, false, true, true, false])
    }

    @Test func `knows whether there is a line to clear`() {
        let start = ContinuousClock.now
        var pace = ProgressInterval(interval: .milliseconds(100), start: start)

        #expect(!pace.takes(start) && !pace.hasTaken)
        #expect(pace.takes(start + .seconds(1)) && pace.hasTaken)
    }
}
