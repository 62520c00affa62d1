import CSodium
import Concurrency
import Foundation

/// The cost of a password's hash: the three parameters of scrypt (RFC 7914, 2).
public struct PasswordCost: Hashable, Sendable {
    /// The binary logarithm of scrypt's N.
    var doublings: Int
    /// scrypt's r.
    var blockSize: Int

    /// Creates a cost; N is two to the power of `doublings`.
    public init(doublings: Int, blockSize: Int = 8) {
        self.doublings = doublings
        self.blockSize = blockSize
    }

    /// The cost of new passwords: 32 MiB and about a tenth of a second (S19).
    public static let usual = Self(doublings: 15)

    /// The memory of one hash, in bytes.
    var memory: Int { 128 * blockSize << doublings }

    /// A Boolean value that indicates whether this program could have written the cost.
    ///
    /// A stored cost is checked, so that a foreign file can't exhaust the memory.
    var isSensible: Bool { (4...20).contains(doublings) && (1...32).contains(blockSize) && memory <= 256 << 20 }
}

/// The salted, slow hash of a password (S19), with its salt and cost.
///
/// The cost is kept with the hash, so that new hashes may cost more while old ones still work.
struct PasswordHash: Hashable, Sendable {
    private static let saltLength = 16
    private static let keyLength = 32
    private static let scheme = "scrypt"

    let cost: PasswordCost
    let salt: [UInt8]
    let key: [UInt8]

    /// Creates the hash of a password with a new salt; `cost` determines the time that this takes.
    init(of password: String, cost: PasswordCost) throws {
        self.cost = cost
        salt = SecretToken.bytes(Self.saltLength)
        key = try Self.key(of: password, salt: salt, cost: cost)
    }

    /// Returns a Boolean value that indicates whether a password is the right one.
    ///
    /// ``cost`` determines the time that this takes; the comparison takes constant time.
    func matches(_ password: String) throws -> Bool {
        let candidate = ContentDigest(of: try Self.key(of: password, salt: salt, cost: cost))
        return candidate.isEqualInConstantTime(to: ContentDigest(of: key))
    }

    private static func key(of password: String, salt: [UInt8], cost: PasswordCost) throws -> [UInt8] {
        // The same bytes for the same letters from any keyboard (RFC 8265, 4.2: NFC).
        let password = Array(password.precomposedStringWithCanonicalMapping.utf8)
        var key = [UInt8](repeating: 0, count: keyLength)
        let outcome = crypto_pwhash_scryptsalsa208sha256_ll(
            password,
            password.count,
            salt,
            salt.count,
            1 << cost.doublings,
            UInt32(cost.blockSize),
            1,
            &key,
            key.count
        )
        // It fails for lack of memory alone: ``PasswordCost/isSensible`` and the tests keep its numbers right.
        guard outcome == 0 else { throw POSIXError(.ENOMEM) }
        return key
    }
}

extension PasswordHash {
    /// The stored form: `scrypt:DOUBLINGS:BLOCKSIZE:SALT:KEY`, the last two hexadecimal.
    var text: String {
        let numbers = "\(Self.scheme):\(cost.doublings):\(cost.blockSize)"
        return "\(numbers):\(HexadecimalText.text(salt)):\(HexadecimalText.text(key))"
    }

    /// Creates a hash from its stored form; nil if this program does not write such a form.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == Self.scheme, let doublings = Int(parts[1]), let blockSize = Int(parts[2]),
            let salt = HexadecimalText.bytes(parts[3]), salt.count == Self.saltLength,
            let key = HexadecimalText.bytes(parts[4]), key.count == Self.keyLength
        else { return nil }
        cost = PasswordCost(doublings: doublings, blockSize: blockSize)
        guard cost.isSensible else { return nil }
        self.salt = salt
        self.key = key
    }
}

/// A hasher of passwords, one at a time, on a separate thread.
///
/// A hundred visitors who unlock at once take one processor, and neither the session nor the server waits for them.
struct PasswordHashing: Sendable {
    /// The cost of new hashes.
    let cost: PasswordCost
    private let thread = WorkThread(qos: .utility)

    func hash(_ password: String) async throws -> PasswordHash {
        try await thread.run { try PasswordHash(of: password, cost: cost) }
    }

    func matches(_ password: String, _ hash: PasswordHash) async throws -> Bool {
        try await thread.run { try hash.matches(password) }
    }
}
