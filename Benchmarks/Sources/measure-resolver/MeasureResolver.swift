import Foundation

/// Measures resolving by size and platform: `measure-resolver SIZE…`.
///
/// Prints a line for each layout and size: its name, the number of tabs, and the shortest time in milliseconds.
@main
struct MeasureResolver {
    static func main() {
        let sizes = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
        guard !sizes.isEmpty, sizes.allSatisfy({ $0 >= 10 }) else {
            print("Usage: measure-resolver SIZE…, each size 10 or more.")
            exit(64)
        }
        for size in sizes {
            let large = LargeSpec(tabs: size)
            for layout in MeasuredLayout.all {
                let time = layout.shortest(of: large, runs: size > 10_000 ? 3 : 15)
                print("\(layout.name),\(size),\(String(format: "%.3f", time))")
            }
        }
    }
}
