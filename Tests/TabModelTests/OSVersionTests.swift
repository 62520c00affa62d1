import TabModel
import TestTools
import Testing

@Suite struct OSVersionTests {
    @Test(.proves("R6.1", "R6.9"))
    func `goes back to OS 18 and no further, and takes 26 by default (R6.1, R6.9)`() {
        #expect(OSVersion.allCases.map(\.rawValue) == [18, 26, 27])
        #expect(OSVersion(rawValue: 17) == nil)
        #expect(ResolutionEnvironment().os == .v26)
    }

    @Test func `orders generations by age`() {
        #expect(OSVersion.v18 < .v26 && OSVersion.v26 < .v27)
    }
}
