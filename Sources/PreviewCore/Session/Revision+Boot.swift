extension Revision {
    /// The identity of a start of the program: four bytes of the system's generator, as eight hexadecimal digits.
    public static func newBoot() -> String {
        var generator = SystemRandomNumberGenerator()
        return HexadecimalText.text((0..<4).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
