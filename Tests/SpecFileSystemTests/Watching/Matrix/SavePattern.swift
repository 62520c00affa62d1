import Testing
import CLibrary

/// The way in which one program saves a file: the calls it makes, in its order.
struct SavePattern: Sendable, CustomTestStringConvertible {
    let row: String
    let writer: String
    let save: @Sendable (_ text: String, _ name: String, _ folder: Folder) throws -> Void

    var testDescription: String { "\(row) \(writer)" }

    static let all: [SavePattern] = inPlace + byRename + byMove

    /// W1, W2, W4, W5: the file stays, its bytes are exchanged.
    private static let inPlace: [SavePattern] = [
        SavePattern(row: "W1", writer: "nano, echo") { text, name, folder in
            let file = try folder.open(name)
            letSee()
            try file.write(text)
            try file.close()
        },
        SavePattern(row: "W2", writer: "VS Code, several writes") { text, name, folder in
            let file = try folder.open(name, O_WRONLY)
            try file.setLength(0)
            letSee()
            for part in halves(of: text) {
                try file.write(part)
                letSee()
            }
            try file.close()
        },
        SavePattern(row: "W2", writer: "truncated by path, then written") { text, name, folder in
            try folder.cutOff(name, at: 0)
            letSee()
            try folder.write(text, to: name, O_WRONLY)
        },
        SavePattern(row: "W4", writer: "vim backupcopy=yes") { text, name, folder in
            try folder.write("copy of what was", to: name + "~")
            try folder.write(text, to: name, O_WRONLY | O_TRUNC)
            try folder.allow(0o644, for: name)
            try folder.unlink(name + "~")
        },
        SavePattern(row: "W5", writer: "vim nobackup nowritebackup") { text, name, folder in
            let file = try folder.open(name, O_WRONLY | O_TRUNC)
            try file.write(text)
            try file.sync()
            try file.close()
        },
    ]

    /// W3, W6 to W10: another file takes the name.
    private static let byRename: [SavePattern] = [
        SavePattern(row: "W3", writer: "vim") { text, name, folder in
            try folder.write("", to: "4913", O_WRONLY | O_CREAT | O_EXCL)
            try folder.unlink("4913")
            try folder.rename(name, to: name + "~")
            letSee()
            let file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL)
            try file.write(text)
            try file.sync()
            try file.close()
            try folder.allow(0o644, for: name)
            try folder.unlink(name + "~")
        },
        SavePattern(row: "W6", writer: "helix, neovim") { text, name, folder in
            try folder.write(text, to: ".\(name).Xy12", O_WRONLY | O_CREAT | O_EXCL)
            try folder.rename(".\(name).Xy12", to: name)
        },
        SavePattern(row: "W7", writer: "emacs") { text, name, folder in
            try folder.symlink(".#\(name)", to: "somebody@somewhere.4711:1790000000")
            try folder.write(text, to: "#\(name)#")
            try folder.rename(name, to: name + "~")
            letSee()
            try folder.write(text, to: name, O_WRONLY | O_CREAT | O_EXCL)
            try folder.unlink("#\(name)#")
            try folder.unlink(".#\(name)")
        },
        SavePattern(row: "W8", writer: "JetBrains") { text, name, folder in
            try folder.write(text, to: "\(name)___jb_tmp___")
            try folder.rename(name, to: "\(name)___jb_old___")
            letSee()
            try folder.rename("\(name)___jb_tmp___", to: name)
            try folder.unlink("\(name)___jb_old___")
        },
        SavePattern(row: "W9", writer: "sed -i, gedit, Kate") { text, name, folder in
            let file = try folder.open("sedAb12Cd", O_WRONLY | O_CREAT | O_EXCL)
            try file.write(text)
            try file.allow(0o644)
            try file.close()
            try folder.rename("sedAb12Cd", to: name)
        },
        SavePattern(row: "W10", writer: "our own") { text, name, folder in
            let file = try folder.open(".tabpreview-0123abcd.tmp", O_WRONLY | O_CREAT | O_EXCL)
            try file.write(text)
            try file.sync()
            try file.close()
            try folder.rename(".tabpreview-0123abcd.tmp", to: name)
        },
    ]

    /// W11, W15: from elsewhere.
    private static let byMove: [SavePattern] = [
        SavePattern(row: "W11", writer: "mv from another folder") { text, name, folder in
            let other = try Folder.make()
            defer { other.remove() }
            try other.write(text, to: name)
            guard rename(other.at(name), folder.at(name)) == 0 else { throw CallFailed(call: "rename", code: errno) }
        },
        SavePattern(row: "W11", writer: "mv from another filesystem") { text, name, folder in
            try folder.unlink(name)
            letSee()
            let file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL)
            for part in halves(of: text) { try file.write(part) }
            try file.allow(0o644)
            try file.close()
            try folder.setTimes(of: name, to: 1_700_000_000)
        },
        SavePattern(row: "W15", writer: "git checkout among other files") { text, name, folder in
            try folder.write("", to: "index.lock", O_WRONLY | O_CREAT | O_EXCL)
            for file in ["a-neighbour", name, "z-neighbour"] {
                if file == name { try folder.unlink(name) }
                try folder.write(text, to: file)
            }
            try folder.unlink("index.lock")
        },
    ]

    private static func halves(of text: String) -> [String] {
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        return [String(text[..<middle]), String(text[middle...])]
    }
}
