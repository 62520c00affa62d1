/// Where the texts live that specs have had.
///
/// One transaction per call; what returned survives a kill and a power cut, what threw changed nothing. Of each spec the
/// last revisions are kept with their texts, as many as ``HistoryLimit`` says.
public protocol HistoryStore: Sendable {
    /// The revisions of a spec, the oldest first.
    func specRevisions(of spec: String) async throws -> [SpecRevision]
    /// The text with this digest that the spec has had; nil if it is not kept, or not as it was written.
    func specText(_ digest: ContentDigest, of spec: String) async throws -> [UInt8]?
    /// Adds revisions after the newest, in this order; returns how many of the newest it keeps now.
    @discardableResult func append(_ records: [SpecRecord], to spec: String) async throws -> Int
    /// Removes a revision; one that is not there is no error.
    func removeSpecRevision(_ number: Int, of spec: String) async throws
    /// Notes that the file has had the text of a revision; one that is not there is no error.
    func confirmSpecRevision(_ number: Int, of spec: String) async throws
}
