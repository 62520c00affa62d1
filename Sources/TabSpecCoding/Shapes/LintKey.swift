/// The ids of findings: `R5.` and a number.
enum LintKey {
    static let pattern = "^R5\\.[1-9][0-9]{0,2}$"

    static func isValid(_ key: String) -> Bool {
        let digits = Array(key.utf8.dropFirst(3))
        return key.hasPrefix("R5.") && 1...3 ~= digits.count && digits.first != UInt8(ascii: "0")
            && digits.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
