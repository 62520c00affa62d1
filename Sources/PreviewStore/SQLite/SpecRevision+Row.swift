import GRDB
import PreviewCore

extension SpecRevision {
    /// The sum over all columns but the row's number.
    func checksum(of spec: String) -> Int64 {
        var sum = RowChecksum()
        sum.add(spec)
        sum.add(number)
        sum.add(time)
        sum.add(digest.bytes)
        sum.add(isGood ? 1 : 0)
        sum.add(isConfirmed ? 1 : 0)
        sum.add(note)
        return sum.value
    }

    /// Reads a row; nil if it does not hold a revision.
    init?(_ row: Row) {
        guard let number = row.number("revision"), let time = row.seconds("time"), let note = ChangeNote(row),
            let digest = row.bytes("digest").flatMap({ ContentDigest(bytes: $0) }), let good = row.number("good"),
            let confirmed = row.number("confirmed")
        else { return nil }
        self.init(
            number: number,
            time: time,
            note: note,
            digest: digest,
            isGood: good == 1,
            isConfirmed: confirmed == 1
        )
    }
}
