import ArgumentParser

/// The help of a command, no longer than a screen unless all of it is requested.
struct HelpPage {
    /// The maximum number of lines without `--help-all`.
    private static let most = 40
    /// The options of every command.
    private static let general: Set<Substring> = ["--config", "--log-level", "--log-format", "--color", "--version"]
    /// The options that are rarely needed.
    private static let rare: Set<Substring> = [
        "--input", "--define", "--reader-memory", "--switch", "--if", "--path", "--previous", "--last", "--scrolled",
        "--editing", "--more", "--search", "--direction", "--pose", "--form", "--contrast", "--reduce-transparency",
        "--dynamic-type-size", "--minimum-os", "--prefix", "--only", "--symbols", "--customization", "--sdk",
        "--insecure-password", "--address", "--trusted-host", "--public-url", "--trusted-proxy", "--embed-origin",
        "--require-link", "--poll",
        "--follow-links", "--allow-root", "--open-path", "--templates", "--public", "--publish-name", "--token-file",
        "--orientation", "--base",
    ]

    /// The command's name, including the program's.
    private let name: String
    private let sections: [HelpSection]

    /// Creates the help page of a command; a default subcommand's options are its own.
    init(_ command: any ParsableCommand.Type, name: String) {
        self.name = name
        var sections = Self.sections(of: command)
        if let inner = command.configuration.defaultSubcommand {
            let own = Self.sections(of: inner).filter { $0.title != "OVERVIEW" }
            let usage = own.first { $0.title == "USAGE" }?.text.replacing(
                " \(inner._commandName)",
                with: "",
                maxReplacements: 1
            )
            sections = sections.map { section in
                guard section.title == "USAGE", let usage else { return section }
                return HelpSection(
                    title: "USAGE",
                    lines: usage.split(separator: "\n") + ["       \(name) <subcommand>"]
                )
            }
            sections = sections.filter { $0.title != "OPTIONS" } + own.filter { $0.title != "USAGE" }
        }
        self.sections = sections.sorted { $0.rank < $1.rank }
    }

    /// The text of the whole page.
    var all: String { Self.text(sections) }

    /// The text of at most 40 lines, with a line that refers to the rest.
    var short: String {
        guard Self.height(all) > Self.most else { return all }
        let withoutGeneral = sections.map { $0.leavingOut(Self.general) }
        let brief = withoutGeneral.map(\.withoutDiscussion)
        let bare = brief.map { $0.leavingOut(Self.rare) }
        let pages = [withoutGeneral, brief, bare].map { page in
            Self.text(page) + "\nFor all options and details, run: \(name) --help-all\n"
        }
        return pages.first { Self.height($0) <= Self.most } ?? pages[pages.count - 1]
    }

    private static func height(_ text: String) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).count
    }

    private static func text(_ sections: [HelpSection]) -> String {
        sections.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func sections(of command: any ParsableCommand.Type) -> [HelpSection] {
        var sections: [HelpSection] = []
        for line in TabPreview.helpMessage(for: command).split(separator: "\n", omittingEmptySubsequences: false) {
            if let title = HelpSection.title(line) {
                sections.append(HelpSection(title: title, lines: [line]))
            } else if !line.hasPrefix("  See '"), !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
        return sections
    }
}

/// A part of a command's help: the overview, the usage, or a group of arguments, options or commands.
private struct HelpSection {
    let title: String
    var lines: [Substring]

    /// Returns the title of the section that a line begins; nil for any other line.
    static func title(_ line: Substring) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let title = String(line[..<colon])
        let isLone = line.index(after: colon) == line.endIndex
        return ["OVERVIEW", "USAGE"].contains(title) || isLone && title == title.uppercased() ? title : nil
    }

    /// The lines without empty ones at the end; an empty string if only the title is left.
    var text: String {
        let end = lines.lastIndex { !$0.isEmpty } ?? 0
        let isEmpty = end == 0 && lines[0].hasSuffix(":")
        return isEmpty ? "" : lines[...end].joined(separator: "\n").replacing(" SUBCOMMANDS:", with: ":")
    }

    /// The section's rank in the page: arguments come before the command's own options, and general options last.
    var rank: Int {
        switch title {
        case "OVERVIEW": 0
        case "USAGE": 1
        case "ARGUMENTS": 2
        case "OPTIONS": 3
        case "GENERAL": 5
        default: title.hasSuffix("SUBCOMMANDS") ? 6 : 4
        }
    }

    /// The section without the paragraphs after the first one of an overview.
    var withoutDiscussion: Self {
        guard title == "OVERVIEW", let end = lines.firstIndex(of: "") else { return self }
        return Self(title: title, lines: Array(lines[..<end]))
    }

    /// Returns the section without some options.
    func leavingOut(_ names: Set<Substring>) -> Self {
        var remaining: [Substring] = []
        var isLeftOut = false
        for line in lines {
            if line.hasPrefix("  "), line.dropFirst(2).first != " " {
                let words = line.split(whereSeparator: { " /,".contains($0) })
                isLeftOut = words.prefix { $0.hasPrefix("-") }.contains(where: names.contains)
            }
            if !isLeftOut { remaining.append(line) }
        }
        return Self(title: title, lines: remaining)
    }
}
