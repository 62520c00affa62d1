/// Finds the path that someone may have meant.
enum NearestPath {
    private static let most = 5_000

    /// A path with the same last part, else the first of those with the fewest letters to change, three at most.
    static func nearest(to wanted: String, among paths: [String]) -> String? {
        let name = wanted.split(separator: "/").last
        if let same = paths.first(where: { $0.split(separator: "/").last == name }) { return same }
        let likely = paths.prefix(most).filter { abs($0.count - wanted.count) <= 3 }
        let distances = likely.map { (path: $0, distance: distance(Array(wanted), Array($0))) }
        return distances.filter { $0.distance <= 3 }.min { $0.distance < $1.distance }?.path
    }

    /// How many letters must be added, removed or replaced.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
