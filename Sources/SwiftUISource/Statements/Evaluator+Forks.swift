extension Evaluator {
    /// Joins the ends of paths that forked: an assigned name has the value of each path.
    ///
    /// `starts` are the formulas of the paths at their beginnings. Where none of them ended, the formula of the path is
    /// unchanged.
    func meet(_ ends: [Frame], from starts: [Formula], in frame: inout Frame) {
        let open = ends.filter { $0.path != .never }
        guard let first = open.first else {
            frame.path = .never
            return
        }
        let assigned = open.reduce(Set<String>()) { $0.union($1.assigned) }
        for name in assigned.sorted() {
            let values = open.compactMap { end in
                end.locals[name].map { Alternative(formula: end.path, value: $0) }
            }
            if !values.isEmpty { frame.locals[name] = open.count == 1 ? values[0].value : join(values) }
        }
        if assigned.contains("self") { meetInstances(open, in: &frame) }
        frame.assigned.formUnion(assigned)
        if ends.map(\.path) != starts {
            frame.path = open.count == 1 ? first.path : open.reduce(.never) { $0.or($1.path) }
        }
    }

    /// Joins the values that an initializer assigned to `self`, property by property.
    private func meetInstances(_ open: [Frame], in frame: inout Frame) {
        let instances = open.compactMap { end -> Instance? in
            if case .instance(let instance)? = end.instance { instance } else { nil }
        }
        guard instances.count == open.count, var joined = instances.first, open.count > 1 else {
            let values = open.compactMap { end in end.instance.map { Alternative(formula: end.path, value: $0) } }
            frame.instance = values.count == 1 ? values[0].value : join(values)
            return
        }
        for name in Set(instances.flatMap(\.fields.keys)) {
            let values = zip(open, instances).compactMap { end, instance in
                instance.fields[name].map { Alternative(formula: end.path, value: $0) }
            }
            joined.fields[name] = join(values)
        }
        frame.instance = .instance(joined)
    }
}
