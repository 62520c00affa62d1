import TabModel

/// A string that is about to be written, as the history needs to know it.
struct SpecWrite {
    let bytes: [UInt8]
    let spec: TabSpec
    let author: ChangeAuthor
    let kind: SpecChangeKind
}
