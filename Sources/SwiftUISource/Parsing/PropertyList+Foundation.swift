import Foundation
import TabModel

extension PropertyList {
    /// Creates a list from XML or binary; nil for bytes that are neither.
    init?(foundation bytes: [UInt8]) throws(PropertyListProblem) {
        let isBinary = bytes.starts(with: "bplist".utf8)
        // In UTF-16, every other byte is zero.
        let marks: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
        guard isBinary || bytes.first(where: { !marks.contains($0) }) == UInt8(ascii: "<") else { return nil }
        guard isBinary || !bytes.nestsTooDeep else {
            throw PropertyListProblem("the property list is nested too deeply.", at: nil)
        }
        let noBinary = PropertyListProblem(
            "the file starts like a binary property list, but isn't a valid one.",
            at: nil
        )
        let value: Any
        var form = PropertyListSerialization.PropertyListFormat.xml
        do {
            value = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: &form)
        } catch {
            throw isBinary
                ? noBinary
                : PropertyListProblem(
                    "the file is not a valid property list: its XML is invalid here.",
                    at: error.location
                )
        }
        // Foundation takes some damaged binary lists for a string in the old form.
        if isBinary, form != .binary { throw noBinary }
        self = Self.converted(value, depth: 0)
    }

    /// Returns the list for a value of Foundation.
    private static func converted(_ value: Any, depth: Int) -> PropertyList {
        guard depth < deepest else { return .other }
        return switch value {
        case let text as String: .text(text)
        case let list as [Any]: .list(list.map { converted($0, depth: depth + 1) })
        case let members as [String: Any]: .dictionary(members.mapValues { converted($0, depth: depth + 1) })
        default: .other
        }
    }
}

extension [UInt8] {
    /// A Boolean value that indicates whether tags are nested deeper than Foundation's stack allows.
    fileprivate var nestsTooDeep: Bool {
        var (depth, deepest, last): (Int, Int, UInt8) = (0, 0, 0)
        for byte in self where byte != 0 {
            switch (last, byte) {
            case (UInt8(ascii: "<"), UInt8(ascii: "/")): depth -= 1
            case (UInt8(ascii: "<"), UInt8(ascii: "a")...UInt8(ascii: "z")): depth += 1
            case (UInt8(ascii: "/"), UInt8(ascii: ">")): depth -= 1
            default: break
            }
            deepest = Swift.max(deepest, depth)
            last = byte
        }
        return deepest > 100
    }
}

extension Error {
    /// The beginning of the line in an error of Foundation.
    fileprivate var location: SourceLocation? {
        let text = (self as NSError).userInfo["NSDebugDescription"] as? String ?? ""
        guard let place = text.firstRange(of: "line ") else { return nil }
        return Int(text[place.upperBound...].prefix(while: \.isNumber)).map { SourceLocation(line: $0, column: 1) }
    }
}
