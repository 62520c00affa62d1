import Dispatch

/// Hashes passwords one at a time, on a thread of its own.
///
/// So a hundred people who unlock at once take one processor, and neither the session nor the server waits for them.
struct PasswordHashing: Sendable {
    /// What new hashes cost.
    let cost: PasswordCost
    private let queue = DispatchQueue(label: "tabpreview.passwords", qos: .utility)

    init(cost: PasswordCost) {
        self.cost = cost
    }

    func hash(_ password: String) async throws -> PasswordHash {
        try await run { try PasswordHash(of: password, cost: cost) }
    }

    func matches(_ password: String, _ hash: PasswordHash) async throws -> Bool {
        try await run { try hash.matches(password) }
    }

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
