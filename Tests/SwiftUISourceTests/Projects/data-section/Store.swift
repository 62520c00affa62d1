@Observable final class Store {
    var courses: [Course] = []
    var groups: [Group] { load() }
}

struct Course: Identifiable {
    let id: Int
    let name: String
    var isNew = false
}
