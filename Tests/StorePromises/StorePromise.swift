package import PreviewCore
import Testing

/// One thing that every store promises, checked on an empty one.
///
/// Memory, SQLite and PostgreSQL run all of these: what holds for one holds for each.
package struct StorePromise: Sendable, CustomTestStringConvertible {
    /// The promise.
    package let testDescription: String
    /// Checks it.
    package let check: @Sendable (any PreviewStore) async throws -> Void

    init(_ description: String, _ check: @escaping @Sendable (any PreviewStore) async throws -> Void) {
        (testDescription, self.check) = (description, check)
    }

    /// All of them.
    package static let all = heads + customizations + histories + texts + links + conditions
}
