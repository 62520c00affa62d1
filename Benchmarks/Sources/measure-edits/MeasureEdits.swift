import Foundation
import TabModel
import TabSpecCoding

/// Measures acts on the structure of a spec's text: `measure-edits [SIZE…]`.
///
/// Prints the shortest time of each act, and how many readings of the same text take as long. An act is what `POST /edit`
/// does before anything is written: the text is read, changed and proven, and the result is read as a spec.
@main
struct MeasureEdits {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let sizes = arguments.isEmpty ? [100, 1000] : arguments.map { Int($0) ?? 0 }
        guard sizes.allSatisfy({ $0 >= 20 }) else {
            print("Usage: measure-edits [SIZE…], each size 20 or more.")
            exit(64)
        }
        print("format  tabs     KB  act       ms  readings")
        for format in [SpecFormat.json, .yaml] {
            for size in sizes { try measure(LargeText(tabs: size, format: format)) }
        }
    }

    private static func measure(_ text: LargeText) throws {
        let reading = shortest { read(text.bytes, text.format) }
        printLine(text, "read", reading, reading)
        for (name, edit) in text.acts {
            let time = try shortest {
                read(try TabEditor.edited(text.bytes, format: text.format, edit).bytes, text.format)
            }
            printLine(text, name, time, reading)
        }
    }

    private static func read(_ bytes: [UInt8], _ format: SpecFormat) {
        precondition(SpecReader.read(bytes, format: format, file: "tabs").spec != nil)
    }

    private static func printLine(_ text: LargeText, _ act: String, _ time: Double, _ reading: Double) {
        let name = act.padding(toLength: 6, withPad: " ", startingAt: 0)
        let size = String(format: "%5d  %5d", text.tabs, text.bytes.count / 1024)
        print("\(text.format)    \(size)  \(name)" + String(format: "%6.2f  %8.1f", time, time / reading))
    }

    /// Milliseconds of processor time, as other programs share the machine; what they do can only lengthen it.
    private static func shortest(_ work: () throws -> Void) rethrows -> Double {
        let times = try (0..<20).map { _ in
            let start = clock()
            try work()
            return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
        }
        return times.min() ?? 0
    }
}
