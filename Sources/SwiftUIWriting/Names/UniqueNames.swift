/// Names given once each: a second `home` becomes `home2`.
struct UniqueNames {
    private var taken: Set<String>
    private var lastNumber: [String: Int] = [:]

    init(taken: Set<String> = []) { self.taken = taken }

    mutating func name(_ wanted: String) -> String {
        if taken.insert(wanted).inserted { return wanted }
        var number = lastNumber[wanted, default: 1]
        repeat { number += 1 } while taken.contains("\(wanted)\(number)")
        lastNumber[wanted] = number
        taken.insert("\(wanted)\(number)")
        return "\(wanted)\(number)"
    }
}
