import Foundation
import Testing

@testable import PreviewStore

/// The account's key, outside all projects (S60).
@Suite struct AccountKeyTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var state: String { folder.path + "/a/state/tabpreview" }

    @Test func `is made once, and is its owner's alone`() throws {
        let first = AccountKey(in: state)

        #expect(first.warning == nil && first == AccountKey(in: state))
        #expect(try folder.mode("a/state/tabpreview") == 0o700 && folder.mode("a/state/tabpreview/key") == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["key"])
        #expect(first != AccountKey(in: folder.path + "/other"))
        #expect("\(first)" == "AccountKey" && Array(Mirror(reflecting: first).children).isEmpty)
    }

    @Test func `is one for all programs that begin at once`() async {
        let state = state
        let keys = await withTaskGroup(of: AccountKey.self) { group in
            for _ in 0..<32 { group.addTask { AccountKey(in: state) } }
            return await group.reduce(into: Set<AccountKey>()) { $0.insert($1) }
        }

        #expect(keys.count == 1)
    }

    @Test(arguments: ["nothing here\n", "", "ab\n"])
    func `is not believed where it is damaged or others can read it`(text: String) throws {
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        try folder.write(text, to: "a/state/tabpreview/key")
        #expect(AccountKey(in: state).warning?.contains("can't read a key from") == true)

        try FileManager.default.removeItem(atPath: state + "/key")
        let good = AccountKey(in: state)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: state + "/key")
        #expect(AccountKey(in: state) != good)
    }

    @Test func `is kept nowhere where the folder can't be made, and says so`() {
        let key = AccountKey(in: "/proc/nowhere/tabpreview")

        #expect(key.warning?.contains("XDG_STATE_HOME") == true)
        #expect(key != AccountKey(in: "/proc/nowhere/tabpreview"))
    }

    @Test func `is where the system keeps such things`() {
        #expect(AccountKey.folder(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/tabpreview")
        #if canImport(Darwin)
            let usual = "/h/Library/Application Support/tabpreview"
        #else
            let usual = "/h/.local/state/tabpreview"
        #endif
        #expect(AccountKey.folder(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"]) == usual)
    }
}
