/// A name for one preview that tells it from every other, also from one at the same address, and tells nothing else.
///
/// The browser keeps unsaved texts under it. It is made of the store's random number and the spec's name in the store,
/// so it stays when a project is moved with its store, and gives away neither path nor name.
enum PreviewIdentity {
    /// 16 hexadecimal digits.
    static func text(store mark: Int, spec: String) -> String {
        String(ContentDigest(of: "tabpreview preview\n\(mark)\n\(spec)").hexadecimal.prefix(16))
    }
}
