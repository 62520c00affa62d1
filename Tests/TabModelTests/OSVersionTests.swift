import TabModel
import TestTools
import Testing

@Suite struct OSVersionTests {
    @Test(.proves("R6.1", "R6.9"))
    func `goes back to OS 18 and no further, and takes 27 and the newest SDK by default (R6.1, R6.9)`() {
        #expect(OSVersion.allCases.map(\.rawValue) == ["18", "26", "27", "27.1"])
        #expect(OSVersion(rawValue: "17") == nil)
        #expect(ResolutionEnvironment().os == .v27 && ResolutionEnvironment().sdk == nil)
        #expect(OSVersion.newest == OSVersion.allCases.max())
    }

    @Test func `orders generations by age`() {
        #expect(OSVersion.allCases == OSVersion.allCases.sorted())
        #expect(OSVersion.generations == [.v18, .v26, .v27])
        #expect(OSVersion.allCases.map(\.generation) == [.v18, .v26, .v27, .v27])
    }

    @Test(
        .proves("R1.100", "R6.14"),
        arguments: [
            (OSVersion.v27, nil, false, OSVersion.v27), (.v27, .v26, false, .v26), (.v26, .v27, false, .v26),
            (.v27_1, .v18, false, .v18), (.v27_1, nil, false, .v27_1), (.v27, .v26, true, .v18),
            (.v26, .v26, true, .v18), (.v26, .v27, true, .v26), (.v27, nil, true, .v27), (.v18, .v26, true, .v18),
        ] as [(OSVersion, OSVersion?, Bool, OSVersion)]
    )
    func `the lesser of system and SDK decides, and 18 with compatibility until SDK 27`(
        os: OSVersion,
        sdk: OSVersion?,
        isCompatible: Bool,
        level: OSVersion
    ) {
        #expect(ResolutionEnvironment(os: os, sdk: sdk).level(requiringCompatibility: isCompatible) == level)
    }
}
