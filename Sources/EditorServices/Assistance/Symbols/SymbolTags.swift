/// The words by which symbols can be found, in addition to their names.
enum SymbolTags {
    /// The words, each with parts of the names that it represents.
    static let parts: [String: [String]] = [
        "add": ["plus"], "alert": ["bell", "exclamationmark"], "alarm": ["alarm", "bell"],
        "account": ["person"], "activity": ["figure", "flame", "waveform"], "attach": ["paperclip"],
        "audio": ["headphones", "music", "speaker", "waveform"], "award": ["medal", "trophy", "crown"],
        "browse": ["square.grid", "safari", "list"], "brush": ["paintbrush"], "building": ["building", "house"],
        "buy": ["cart", "bag", "creditcard", "basket"], "chat": ["bubble", "message"],
        "animal": ["pawprint", "cat", "dog", "bird", "fish", "hare", "tortoise"],
        "code": ["curlybraces", "chevron.left.forwardslash", "terminal"],
        "furniture": ["sofa", "chair", "lamp", "bed"],
        "close": ["xmark"], "coffee": ["cup.and.saucer"], "community": ["person.2", "person.3"],
        "compose": ["square.and.pencil", "pencil"], "contact": ["person.crop", "person"],
        "dashboard": ["gauge", "square.grid"],
        "date": ["calendar", "clock"], "delete": ["trash", "minus", "xmark"],
        "discover": ["safari", "sparkles", "globe"],
        "document": ["doc", "text.document", "folder"], "download": ["arrow.down", "tray.and.arrow.down"],
        "draft": ["doc.text", "square.and.pencil"], "edit": ["pencil", "square.and.pencil"],
        "email": ["envelope", "tray"],
        "explore": ["safari", "map", "globe"], "favorite": ["heart", "star", "bookmark"],
        "feed": ["newspaper", "list"],
        "file": ["doc", "folder"], "filter": ["line.3.horizontal.decrease", "slider"], "find": ["magnifyingglass"],
        "food": ["fork.knife", "carrot", "birthday.cake", "popcorn"], "friends": ["person.2", "person.3"],
        "game": ["gamecontroller", "puzzlepiece"], "gallery": ["photo"], "gym": ["dumbbell", "figure.run"],
        "health": ["heart", "cross", "stethoscope", "pills"], "help": ["questionmark", "info"],
        "history": ["clock.arrow", "clock"],
        "home": ["house"], "idea": ["lightbulb"], "image": ["photo", "camera"], "inbox": ["tray", "envelope"],
        "language": ["globe", "textformat"], "library": ["books", "book", "rectangle.stack"],
        "like": ["heart", "hand.thumbsup"],
        "list": ["list", "checklist"], "login": ["person", "key", "lock"], "mail": ["envelope", "tray"],
        "market": ["storefront", "cart", "bag"], "menu": ["line.3.horizontal", "ellipsis", "list"],
        "money": ["banknote", "creditcard", "dollarsign"],
        "more": ["ellipsis"], "movie": ["film", "play", "popcorn", "tv"], "music": ["music", "headphones"],
        "news": ["newspaper"], "night": ["moon"], "notification": ["bell"], "order": ["shippingbox", "bag", "cart"],
        "password": ["key", "lock"], "pay": ["creditcard", "wallet", "banknote"], "pet": ["pawprint", "cat", "dog"],
        "picture": ["photo", "camera"], "place": ["map", "location", "mappin"], "plan": ["calendar", "checklist"],
        "podcast": ["mic", "antenna", "radio"], "post": ["square.and.pencil", "paperplane"],
        "preferences": ["gear", "slider"],
        "private": ["lock", "eye.slash"], "profile": ["person.crop", "person"], "read": ["book", "eyes"],
        "recent": ["clock"], "refresh": ["arrow.clockwise", "arrow.triangle"], "report": ["chart", "doc.text"],
        "save": ["bookmark", "square.and.arrow.down"], "school": ["graduationcap", "book"],
        "search": ["magnifyingglass"],
        "security": ["lock", "shield", "key"], "send": ["paperplane"], "settings": ["gear", "slider", "switch"],
        "share": ["square.and.arrow.up"], "shop": ["bag", "cart", "storefront", "basket"], "show": ["tv", "play"],
        "sport": ["sportscourt", "soccerball", "figure", "dumbbell"], "statistics": ["chart"],
        "stop": ["hand.raised", "xmark"],
        "store": ["storefront", "bag"], "sun": ["sun"], "tag": ["tag"], "task": ["checklist", "checkmark"],
        "time": ["clock", "timer", "stopwatch", "hourglass"], "todo": ["checklist", "checkmark"],
        "today": ["calendar", "sun"],
        "tools": ["wrench", "hammer"], "travel": ["airplane", "suitcase", "map", "globe"],
        "trip": ["airplane", "suitcase", "car"],
        "trending": ["flame", "chart.line"], "user": ["person"], "video": ["video", "play", "film"],
        "warning": ["exclamationmark.triangle"], "watch": ["tv", "play", "applewatch", "eye"],
        "weather": ["cloud", "sun", "thermometer", "snowflake", "umbrella", "wind"],
        "web": ["globe", "safari", "network"], "work": ["briefcase", "building"],
        "workout": ["figure", "dumbbell", "flame"],
        "write": ["pencil", "square.and.pencil", "note"],
    ]

    /// Returns the parts of names that the words with a prefix represent; many words lack their last letter.
    static func parts(for typed: String) -> [String] {
        guard typed.count >= 2 else { return [] }
        let one = typed.hasSuffix("s") ? String(typed.dropLast()) : typed
        return parts.filter { $0.key.hasPrefix(typed) || $0.key == one }.sorted { $0.key < $1.key }.flatMap(\.value)
    }
}
