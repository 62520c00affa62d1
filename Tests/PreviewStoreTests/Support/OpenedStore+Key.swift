import PreviewStore

extension AccountKey {
    /// The key of these tests' account.
    static let ofTests = AccountKey()
}

extension OpenedStore {
    /// Opens a store as the account of these tests.
    init(_ location: StoreLocation) throws(StoreError) {
        try self.init(location, key: .ofTests)
    }
}
