/// The topic of an app's rows, with enough titles that no two rows are equal.
struct SampleTopic {
    let titles: [String]
    let details: [String]

    /// Returns the topic that a symbol's name suggests, or nil if it suggests none.
    static func suiting(symbol: String) -> Self? {
        let words = Set(symbol.split(separator: ".").map(String.init))
        return table.first { !$0.words.isDisjoint(with: words) }?.topic
    }

    /// Returns rows about the tab itself, for symbols that suggest no topic.
    static func about(_ title: String) -> Self {
        let name = title.isEmpty || title.count > 24 ? "this list" : title
        return Self(
            titles: [
                "New in \(name)", "Popular this week", "Picked for you", "All of \(name)", "Recently opened", "Shared",
                "Favorites", "Unread", "Today", "Yesterday", "Last week", "This month", "Drafts", "Archived",
                "Suggested", "Nearby", "Trending", "Most viewed", "Recently added", "From friends", "Saved for later",
                "Finished", "Upcoming", "Without a date",
            ],
            details: ["12 new since yesterday", "Updated 3 min ago", "48 items", "4 of 9 done", "Nothing missed"]
        )
    }

    private static let people = [
        "Ana Lima", "Jonas Berg", "Mei Tanaka", "Sam Okafor", "Lucía Vega", "Nora Haas", "Ravi Patel", "Ella Moreau",
        "Tom Fischer", "Aisha Khan", "Leo Rossi", "Ines Costa", "Yusuf Demir", "Hana Sato", "Olga Novak", "Ben Carter",
        "Zoe Martin", "Emil Larsen", "Priya Nair", "Marco Silva", "Lena Wolf", "Noah Kim", "Clara Ruiz", "Ivan Petrov",
    ]
    private static let works = [
        "Morning Light", "Slow Rivers", "New Episodes", "Northbound", "Paper Boats", "Late Summer", "Undertow",
        "Salt and Stone", "The Long Way", "Small Hours", "Glass Garden", "Harbor Lights", "Open Sky", "Second Spring",
        "Night Train", "Blue Hour", "Far Fields", "First Snow", "Echoes", "Wild Honey", "Tidewater", "Lanterns",
        "Homecoming", "Cedar Street",
    ]
    private static let table: [(words: Set<String>, topic: Self)] = [
        (
            ["bell", "at"],
            Self(
                titles: people.map { "\($0) replied" },
                details: ["“Looks great, thank you!”", "“See you at six?”", "and 3 others", "in Weekend plans"]
            )
        ),
        (
            ["tray", "envelope", "message", "bubble", "paperplane", "person", "phone", "video"],
            Self(
                titles: people,
                details: [
                    "See you at six?", "The photos from Sunday", "Sounds good to me", "I’ll bring the map",
                    "Re: Offer",
                ]
            )
        ),
        (
            ["play", "tv", "film", "movieclapper"],
            Self(titles: works, details: ["Season 2 · 8 episodes", "New · 32 min", "1 h 52 min", "Live tonight"])
        ),
        (
            ["music", "radio", "headphones", "waveform", "mic", "guitars"],
            Self(titles: works, details: ["12 songs · 48 min", "3 min 40 s", "Added yesterday", "New · 32 min"])
        ),
        (
            ["photo", "camera", "rectangle", "square"],
            Self(
                titles: [
                    "Lisbon", "Weekend in the Alps", "Garden", "Family", "Market Day", "Sketches", "The Coast", "Snow",
                    "Birthdays", "Old Town", "Mountains", "Portraits", "Kitchen", "Road Trip", "Concerts", "Autumn",
                    "Pets", "Islands", "Architecture", "Lake House", "Postcards", "Sunsets", "Workshop", "City Walks",
                ],
                details: ["128 photos", "Yesterday", "34 photos, 2 videos", "Shared with Ana", "May 2026"]
            )
        ),
        (
            ["book", "books", "newspaper", "bookmark", "doc", "note", "pencil", "folder", "list", "text"],
            Self(
                titles: [
                    "Plans for Autumn", "Meeting Notes", "Reading List", "Recipes to Try", "Letter to Nora", "Ideas",
                    "Packing List", "Budget", "Garden Diary", "Interview", "First Draft", "Open Questions",
                    "Travel Tips", "Gift Ideas", "House Rules", "Summary", "Quotes", "Checklist", "Book Club",
                    "Minutes of May", "Project Outline", "Words to Learn", "Field Notes", "Summer Reading",
                ],
                details: [
                    "Edited 3 min ago", "4 min to read", "12 pages", "Draft 3", "Shared with Jonas", "Yesterday",
                ]
            )
        ),
        (
            ["magnifyingglass", "sparkles", "map", "globe", "safari"],
            Self(
                titles: [
                    "Popular", "Near You", "New This Week", "Trending", "For the Weekend", "Editors’ Choice",
                    "Hidden Gems", "Top Rated", "Open Now", "For Families", "Outdoors", "Food and Drink", "Museums",
                    "Day Trips", "Markets", "Live Music", "Viewpoints", "Bookshops", "Cafés", "By the Water",
                    "Free Today", "Last Chance", "Classics", "Staff Picks",
                ],
                details: ["48 results", "Updated 3 min ago", "12 new", "1.4 km away", "320 people follow this"]
            )
        ),
        (
            ["bag", "cart", "storefront", "creditcard", "gift", "tag"],
            Self(
                titles: [
                    "Linen Shirt", "Desk Lamp", "Trail Shoes", "Coffee Beans", "Wool Blanket", "Field Notebook",
                    "Canvas Bag", "Tea Pot", "Rain Jacket", "Oak Stool", "Wall Clock", "Running Cap", "Glass Vase",
                    "Travel Mug", "Leather Belt", "Floor Rug", "Pocket Knife", "Scented Candle", "Cotton Socks",
                    "Bread Board", "Headphones", "Sun Hat", "Picture Frame", "Plant Pot",
                ],
                details: ["$ 48.00", "$ 129.00", "Arrives Tuesday", "4.8 · 312 reviews", "2 left", "$ 16.50"]
            )
        ),
        (
            ["figure", "leaf", "sun", "cloud", "trophy", "dumbbell"],
            Self(
                titles: [
                    "Today", "This Week", "Steps", "Energy", "Living Room", "Active Minutes", "Goals", "Sleep",
                    "Heart Rate", "Distance", "Floors", "Water", "Humidity", "Wind", "Air Quality", "Savings",
                    "Visitors", "Orders", "Trends", "Records", "Streak", "Kitchen", "Garden", "This Year",
                ],
                details: ["Up 4 % this week", "As yesterday", "Best in May", "On track", "Updated 3 min ago"]
            )
        ),
    ]
}
