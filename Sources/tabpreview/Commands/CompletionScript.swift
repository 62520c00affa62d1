import ArgumentParser

/// The script for a shell's completion of commands and options, including values after `--option=`.
enum CompletionScript {
    /// Returns the script for a shell.
    static func text(for shell: CompletionShell) -> String {
        let script = TabPreview.completionScript(for: shell) + "\n"
        switch shell {
        case .bash: return script.replacing(Self.words, with: Self.joinedWords)
        case .zsh:
            return script.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withSign)
                .joined(separator: "\n")
        default: return script
        }
    }

    /// The lines of the script that read the words of the command line.
    private static let words = """
            local -r cur="${2}"
            local -r prev="${3}"

            local -i positional_number
            local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

        """

    /// The replacement of ``words`` for bash, which splits `--option=value` into three words: it drops the signs
    /// between options and their values.
    private static let joinedWords = """
            local cur="${2}"
            local prev="${3}"

            local -i positional_number
            local -a unparsed_words=()
            local line_word last_word=""
            for line_word in "${COMP_WORDS[@]:1:${COMP_CWORD}}"; do
                if [[ "${line_word}" = "=" && "${last_word}" = --* ]]; then
                    last_word="="
                else
                    unparsed_words+=("${line_word}")
                    last_word="${line_word}"
                fi
            done
            if [[ "${last_word}" = "=" ]]; then
                unparsed_words+=("")
                cur=""
            fi
            if [[ "${#unparsed_words[@]}" -gt 1 ]]; then
                prev="${unparsed_words[${#unparsed_words[@]} - 2]}"
            fi

        """

    /// Returns a line of the script; a line for an option with a value allows an equals sign before the value.
    private static func withSign(_ line: Substring) -> String {
        let row = line.drop { $0 == " " }
        // `'--option[…]:…'`, `'*--option[…]:…'` or `'(--option -o)'{--option,-o}'[…]:…'`.
        guard let name = ["'--", "'*--", "'{--"].lazy.compactMap({ row.firstRange(of: $0) }).first, row.contains("]:"),
            row.hasPrefix("'"), let end = row[name.upperBound...].firstIndex(where: { !$0.isLetter && $0 != "-" })
        else { return String(line) }
        return line[..<end] + "=" + line[end...]
    }
}
