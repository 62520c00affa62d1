import TabModel
import TestTools
import Testing

/// The pose of an iPhone Duo sets size class and orientation.
@Suite struct PoseTests {
    private func duo(_ pose: Pose, sdk: OSVersion? = nil) -> ResolutionEnvironment {
        var environment = ResolutionEnvironment(
            platform: .iPhoneDuo,
            sizeClass: .compact,
            os: .v26,
            sdk: sdk,
            orientation: .portrait
        )
        environment.pose = pose
        return environment
    }

    @Test(
        .proves("R1.101"),
        arguments: [
            (Pose.outerPortrait, UserInterfaceSizeClass.compact, Orientation.portrait),
            (.outerLandscape, .compact, .landscape), (.innerPortrait, .regular, .portrait),
            (.innerLandscape, .regular, .landscape), (.splitLeft, .compact, .landscape),
            (.splitRight, .compact, .landscape),
        ]
    )
    func `a pose has its size class and orientation, whatever is set`(
        pose: Pose,
        sizeClass: UserInterfaceSizeClass,
        orientation: Orientation
    ) {
        #expect(duo(pose).sizeClass == sizeClass)
        #expect(duo(pose).orientation == orientation)
        #expect(duo(pose, sdk: .v27).sizeClass == sizeClass)
        #expect(duo(pose, sdk: .v26).sizeClass == .compact)
    }

    @Test(.proves("R1.99"))
    func `iPhone Duo runs OS 27.1, and other devices what was asked for`() {
        var environment = duo(.innerLandscape)
        #expect(environment.os == .v27_1)
        #expect(environment.wantedOS == .v26)

        environment.platform = .iPad
        #expect(environment.os == .v26)
        #expect(environment.sizeClass == .compact)
    }

    @Test func `two halves and the gap are as wide as the open display`() {
        #expect(2 * Pose.splitLeft.size.width + 13 == Pose.innerLandscape.size.width)
        #expect(Pose.allCases.filter(\.isSplit) == [.splitLeft, .splitRight])
        #expect(Pose.allCases.filter(\.isInner).count == 4)
        #expect(Pose.allCases.filter { $0.columnEdge == nil } == [.innerPortrait])
    }
}
