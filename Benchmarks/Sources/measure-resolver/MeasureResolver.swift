import Foundation

/// Measures resolving by size and platform: `measure-resolver [--check] [SIZE…]`.
///
/// Prints the shortest time of each layout, the time for each tab, and how it grew since the size before. With `--check` it
/// fails where 10,000 tabs take more than a second, or where ten times the tabs take more than twenty times the time.
@main
struct MeasureResolver {
    private static let usualSizes = [100, 1000, 10_000, 100_000]
    private static let longest = 1000.0
    private static let steepest = 3.0

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let checks = arguments.contains("--check")
        arguments.removeAll { $0 == "--check" }
        let sizes = arguments.map { Int($0) ?? 0 }
        guard sizes.allSatisfy({ $0 >= 10 }) else {
            print("Usage: measure-resolver [--check] [SIZE…], each size 10 or more.")
            exit(64)
        }
        let failures = run(sizes.isEmpty ? usualSizes : sizes)
        failures.forEach { print($0) }
        exit(checks && !failures.isEmpty ? 1 : 0)
    }

    /// Prints the table and gives sentences about what is too slow.
    private static func run(_ sizes: [Int]) -> [String] {
        print("layout".padded(14), "tabs".aligned(8), "ms".aligned(10), "ns a tab".aligned(10), "growth".aligned(8))
        var before: [String: (size: Int, time: Double)] = [:]
        var failures: [String] = []
        for size in sizes {
            let large = LargeSpec(tabs: size)
            for layout in MeasuredLayout.all {
                let time = layout.shortest(of: large, runs: size > 10_000 ? 5 : 15)
                let earlier = before[layout.name]
                printLine(layout.name, size, time, growth: earlier.map { time / $0.time })
                failures += complaints(layout.name, size, time, earlier)
                before[layout.name] = (size, time)
            }
        }
        return failures
    }

    private static func printLine(_ name: String, _ size: Int, _ time: Double, growth: Double?) {
        let nanoseconds = Int((time * 1_000_000 / Double(size)).rounded())
        let grown = growth.map { String(format: "%.1f", $0) } ?? ""
        let text = String(format: "%.2f", time)
        print(
            name.padded(14),
            "\(size)".aligned(8),
            text.aligned(10),
            "\(nanoseconds)".aligned(10),
            grown.aligned(8)
        )
    }

    /// Small sizes are all start-up, so growth counts from 1,000 tabs on.
    private static func complaints(
        _ name: String,
        _ size: Int,
        _ time: Double,
        _ earlier: (size: Int, time: Double)?
    ) -> [String] {
        var complaints: [String] = []
        if size <= 10_000, time > longest {
            complaints.append("\(name): \(size) tabs take \(Int(time)) ms; \(Int(longest)) are allowed.")
        }
        if let earlier, earlier.size >= 1000, time / earlier.time > steepest * Double(size) / Double(earlier.size) {
            complaints.append("\(name): from \(earlier.size) to \(size) tabs the time grows faster than the size.")
        }
        return complaints
    }
}

extension String {
    /// Filled with trailing spaces.
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    /// Filled with spaces before.
    fileprivate func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
