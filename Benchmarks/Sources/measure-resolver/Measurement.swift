import Foundation
import TabModel
import TabResolver

/// A kind of layout to measure.
struct MeasuredLayout {
    let name: String
    let environment: ResolutionEnvironment

    /// Every platform in the form that does the most.
    static let all: [MeasuredLayout] = [
        MeasuredLayout(name: "iPhone", environment: ResolutionEnvironment(platform: .iPhone)),
        MeasuredLayout(name: "iPad bar", environment: pad { $0.form = .tabBar }),
        MeasuredLayout(name: "iPad sidebar", environment: pad { $0.form = .sidebar }),
        MeasuredLayout(name: "iPad editing", environment: pad { $0.interaction.editing = true }),
        MeasuredLayout(name: "Mac", environment: ResolutionEnvironment(platform: .mac)),
        MeasuredLayout(name: "TV", environment: ResolutionEnvironment(platform: .tv)),
        MeasuredLayout(name: "Vision", environment: vision),
        MeasuredLayout(name: "watch", environment: ResolutionEnvironment(platform: .watch)),
    ]

    private static let vision: ResolutionEnvironment = {
        var environment = ResolutionEnvironment(platform: .vision)
        environment.interaction.select = "section0"
        return environment
    }()

    private static func pad(_ change: (inout ResolutionEnvironment) -> Void) -> ResolutionEnvironment {
        var environment = ResolutionEnvironment(platform: .iPad)
        change(&environment)
        return environment
    }

    /// The shortest processor time of several layouts in milliseconds, each with its reasons and findings.
    ///
    /// The spec is prepared again each time. Processor time and not the clock's, because other programs share the
    /// machine; the shortest, because what they do can only lengthen it. Resolving has one thread and waits for nothing,
    /// so on a quiet machine processor and clock agree.
    func shortest(of large: LargeSpec, runs: Int) -> Double {
        let times = (0..<runs).map { _ in
            let start = clock()
            let layout = LayoutResolver(large.spec).layout(in: environment, customization: large.customization)
            precondition(!layout.notes.isEmpty)
            return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
        }
        return times.min() ?? 0
    }
}
