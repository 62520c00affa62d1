import Foundation
import PreviewProcesses
import SwiftUIMessages

/// A shell program in the place of `tabpreview-swiftui`, with a folder of its own.
///
/// Its file "Hard.swift" is set aside where an `open` says so. It knows `answer JSON`, `step FILE` and `$aside`.
final class FakeReader: Sendable {
    let folder: TemporaryFolder

    /// `views` is what it does when it is asked for views, `start` what it does first.
    init(views: String = "answer '{}'", start: String = "", version: String = "1") throws {
        folder = try TemporaryFolder()
        try folder.write(
            "tabpreview-swiftui",
            """
            #!/bin/sh
            cd '\(folder.path)'
            echo $$ > self
            echo "$@" >> runs
            answer() { printf '{"id":%s,"result":%s}\\n' "$id" "$1"; }
            step() { printf '{"id":null,"step":"parse","file":"%s"}\\n' "$1"; }
            rest() { printf '{"id":null,"step":null,"file":null}\\n'; }
            \(start)
            printf '{"version":\(version)}\\n'
            read -r greeting
            aside=
            while read -r line; do
                id=${line#'{"id":'}
                id=${id%%,*}
                case "$line" in
                *'"method":"open"'*)
                    case "$line" in *'"file":"Hard.swift"'*) aside=1;; esac
                    answer '{"files":2,"omissions":null}';;
                *'"method":"changed"'*)
                    case "$line" in *'"Hard.swift"'*) aside=;; esac
                    answer '{}';;
                *'"method":"views"'*)
                    \(views);;
                *) answer '{"file":"A.swift","text":"a"}';;
                esac
            done
            """
        )
    }

    /// Does something with "Hard.swift" unless it is set aside, and then answers whether it was.
    static func hard(_ deed: String) -> String {
        "[ -n \"$aside\" ] || { step Hard.swift; \(deed); }; rest; answer \"{\\\"aside\\\":\\\"$aside\\\"}\""
    }

    func reader(
        file: Duration = .seconds(300),
        view: Duration = .seconds(300),
        response: Duration = .seconds(300),
        until end: ContinuousClock.Instant? = nil
    ) -> SwiftUIReader {
        let program = SwiftUIReaderProgram(
            path: "\(folder.path)/tabpreview-swiftui",
            environment: ["LANG": "C", "SECRET": "a"]
        )
        let timeouts = SwiftUIReader.Timeouts(file: file, view: view, response: response)
        return SwiftUIReader(ReaderProject(path: "/App"), with: program, timeouts: timeouts, until: end)
    }

    /// The number of starts.
    var runs: Int { (try? folder.text("runs").split(separator: "\n").count) ?? 0 }
}
