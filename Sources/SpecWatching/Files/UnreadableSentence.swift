/// What a person reads when there is something at the spec's path that is not a spec's text.
enum UnreadableSentence {
    static func wrongKind(_ path: RawPath, kind: String) -> String {
        "\(path.quotedName) is \(kind), not a file. Put the spec's file in its place, or start with another path."
    }

    static func tooLarge(_ path: RawPath, size: Int, limit: Int) -> String {
        "\(path.quotedName) has \(size) bytes or more, and a spec has at most \(limit). "
            + "Make it smaller, or start with another path."
    }

    static func forbidden(_ path: RawPath) -> String {
        "\(path.quotedName) can't be read by this account. "
            + "Allow it to read the file and its directory; the preview then continues."
    }

    static func endlessLink(_ path: RawPath) -> String {
        "\(path.quotedName) is a circular link. Point it to a file."
    }

    static func problem(_ path: RawPath, reason: String) -> String {
        "\(path.quotedName) can't be read: \(reason). tabpreview keeps trying."
    }
}
