/// Specs written the way people write them: comments, quotes of all kinds, blanks at the ends of lines, odd gaps.
enum OddTexts {
    static let yaml = """
        # Ours; see the wiki.

        title:   "Mail"      # the app's name
        tabs:
          # 1: what people see first
          - title: Inbox
            value: 'inbox'
            badge:  12   # unread

          # 2: one line
          - { title: "Drafts" , value: drafts }   # unfinished
          - title: >-
              Sent
              Mail
            value: sent
          # 4: a section
          - title: Library
            # inside it
            tabs:
              - title: Archive   # 5
                value: archive
              - value: bin
                title: "Bin\\u0021"
                # 6: emptied monthly
          - title: Lists
            tabs:
              - {title: Flagged, value: flagged}
              - {title: Unread,value: unread}

        # The end.
        """

    static let json = """
        {
            "title" : "Mail",
            "tabs": [
                {
                    "value": "inbox", "title": "Inbox",
                    "badge":12
                },
                { "title": "Drafts" , "value": "dr\\u0061fts" },

                {"title":"Sent","value":"sent"},
                {
                    "title": "Library",
                    "tabs": [
                        { "title": "Archive", "value": "archive" },
                        { "value": "bin", "title": "Bin" }
                    ]
                },
                {
                    "tabs": [
                        { "title": "Flagged", "value": "flagged" } ,
                        { "title": "Unread", "value":"unread" }
                    ],
                    "title": "Lists"
                }
            ]
        }

        """
}
