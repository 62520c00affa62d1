/// Roles, titles, symbols and badges (R5.21 to R5.34, R5.40, R5.54, R5.56, R5.62).
let labelExamples = """
    R5.21 warning t
    finds   T s{search}, T t{search}
    fixed   T s{search}, T t
    finds   T s{search}, S X[t{search}]
    fixed   T s{search}, S X[t]
    silent  T s{search}

    R5.62 warning a
    finds   T a{title=Ho\u{202E}me}
    fixed   T a{title=Home}
    finds   T a{title=\u{2066}Home\u{2069}}
    fixed   T a{title=Home}
    finds   T a{title=Home\u{200F}}
    fixed   T a{title=Home}
    finds   T a{title=Ho\u{200B}me}
    fixed   T a{title=Home}
    silent  T a{title=\u{5D0}\u{5D1}\u{200F}}

    R5.22 warning b
    finds   T a{prom}, T b{prom}
    fixed   T a{prom}, T b
    silent  T a{prom}, T s{search}

    R5.23 info a
    finds   T a{symbol=magnifyingglass}
    fixed   T a{search symbol=magnifyingglass}
    finds   T a{symbol=magnifyingglass.circle}
    fixed   T a{search}
    silent  T a{symbol=plus.magnifyingglass}
    silent  T a{symbol=magnifyingglass}, T s{search}

    R5.24 info -
    finds   T a | searchable
    fixed   T a, T s{search} | searchable
    silent  T a

    R5.63 warning s
    finds   T a, T s{search title=Friends symbol=person} | activation=searchTabSelection
    fixed   T a, T s{title=Friends symbol=person}
    silent  T a, T s{search} | activation=searchTabSelection
    silent  T a, T s{search title=Friends} | activation=searchTabSelection
    silent  T a, T s{search untitled symbol=person} | activation=searchTabSelection
    silent  T a, T s{search title=Friends symbol=magnifyingglass.circle} | activation=searchTabSelection
    silent  T a, T s{search title=Produkte_suchen symbol=cart} | activation=searchTabSelection
    silent  T a, T s{search title=Browse_All symbol=square.grid.2x2} | activation=searchTabSelection

    R5.65 warning -
    finds   T a, T s{search} | searchable os=26
    fixed   T a, T s{search} | os=26
    silent  T a | searchable os=26
    silent  T a, T s{search} | searchable os=18
    silent  T a, T s{search} | searchable os=27 sdk=18

    R5.26 warning s
    finds   T a, T s{search} | os=27
    fixed   T a, T s{search} | os=27 activation=searchTabSelection
    finds   T a, T s{search} | os=18,26,27
    fixed   T a{prom}, T s{search} | os=18,26,27
    silent  T a, T s{search} | os=18,26
    silent  T a, T s{search} | os=27 sdk=26
    silent  T a, T s{search} | os=27 platforms=mac,tv

    R5.27 info a
    finds   T a{symbol=star.fill}
    fixed   T a{symbol=star}
    finds   T a{symbol=person.crop.circle.fill.badge.plus}
    fixed   T a{symbol=person.crop.circle.badge.plus}
    silent  T a{symbol=filled}

    R5.28 error a
    finds   T a{untitled}
    fixed   T a{symbol=star}
    silent  T a{untitled symbol=star}
    silent  T s{search untitled}
    silent  T a{untitled} | style=verticalPage platforms=watch
    silent  T a{untitled} | style=page

    R5.29 warning a
    finds   T a | platforms=vision
    fixed   T a{symbol=star} | platforms=vision
    finds   T a{untitled symbol=star} | platforms=vision
    fixed   T a{symbol=star} | platforms=vision
    silent  T a{untitled} | platforms=vision
    silent  T a | platforms=iPad,mac
    silent  T s{search untitled} | platforms=vision
    silent  T a | platforms=vision style=page
    silent  S X[a{symbol=star}] | platforms=vision

    R5.30 warning a
    finds   T a{pin}
    fixed   T a{pin symbol=star}
    silent  T s{search}
    silent  T a
    silent  T a{pin} | platforms=iPhone,mac

    R5.32 info a
    finds   T a{title=Conversations}, T b{title=Notifications}, T c{title=Recommended}, T d{title=Collections}, T e
    fixed   T a{title=Chat}, T b{title=Notifications}, T c{title=Recommended}, T d{title=Collections}, T e
    finds   T a{title=Recommendations_for_You}, T b, T c, T d
    fixed   T a{title=For_You}, T b, T c, T d
    finds   T a{title=Recommendations_for_You}, T b, T c, T d, T e | os=18
    fixed   T a{title=For_You}, T b, T c, T d, T e | os=18
    finds   T a{title=The_Whole_Conversation_of_Everybody_in_Town}, T b, T c, T d
    fixed   T a{title=By_the_Sea}, T b, T c, T d
    silent  T a{title=Conversations}
    silent  T a{title=Recently_Added}, T b{title=Einstellungen}, T c
    silent  T a{title=The_Whole_Conversation_of_Everybody_in_Town dynamic}, T b, T c, T d
    silent  T a{title=The_Whole_Conversation_of_Everybody_in_Town hide@c}, T b, T c, T d
    silent  T a{title=The_Whole_Conversation_of_Everybody_in_Town}, T b, T c, T d | platforms=mac,tv
    silent  T b, T c, T d, T e, T f, T a{title=The_Whole_Conversation_of_Everybody_in_Town}
    silent  T b, S The_Whole_Conversation_of_Everybody_in_Town[a], T c, T d

    R5.33 warning a
    finds   T a{action1}
    fixed   S X[a]{action1}
    R5.33 warning X
    finds   S X[a]{badged}
    fixed   S X[a{badged}]
    finds   S X[a]{navDown}
    fixed   S X[a{navDown}]
    finds   S X[a]{hideBar}
    fixed   S X[a]
    finds   S X[a]{atEdge}
    fixed   S X[a{atEdge}]

    R5.34 info b
    finds   T a, T b{badge=3} | platforms=tv
    fixed   T a, T b | platforms=tv
    finds   T a, T b{hide@c} | platforms=tv,watch style=automatic
    fixed   T a, T b | platforms=tv,watch style=automatic
    silent  T a, T b{badge=3 hide@c} | platforms=iPhone,watch,tv style=automatic

    R5.88 info b
    finds   T a, T b{action}
    fixed   T a
    R5.88 warning b
    finds   T a, T b{prom action}
    fixed   T a

    R5.40 warning a
    finds   T a{title=Compose symbol=square.and.pencil}
    fixed   T a{title=Compose symbol=square.and.pencil action}
    finds   T a{title=New_Post symbol=plus.circle.fill}
    fixed   T a{title=New_Post symbol=plus.circle.fill action}
    finds   T a{untitled symbol=plus}
    fixed   T a{untitled symbol=plus action}
    silent  T a{title=New symbol=sparkles}
    silent  T a{title=Drafts symbol=square.and.pencil}
    silent  T a{title=Newest symbol=plus}
    silent  T a{title=Compose}

    R5.54 info a
    finds   T a{badge=urgent}
    fixed   T a{badge=new}
    finds   T a{badge=12345}
    fixed   T a{badge=99+}
    silent  T a{badge=9999}
    silent  T a{badge=0}

    R5.56 info -
    finds   T a{pin}, T b{pin}, T c{pin}, T s{search}
    fixed   T a{pin}, T b{pin}, T c, T s{search}
    silent  T a{pin}, T b{pin}, T c{pin}
    silent  T a{pin}, T b{pin}, T s{search}
    """
