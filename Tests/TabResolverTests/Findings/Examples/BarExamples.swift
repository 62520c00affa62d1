/// The content of bars, and default visibility (R5.14 to R5.20, R5.58).
let barExamples = """
    R5.14 warning -
    finds   T a, T b, T c, T d, T e, T f
    fixed   T a, T b, T c, T d, S X[e f]{hide@c}
    finds   T a, T b, T c, S X[d e f]
    fixed   T a, T b, T c, S X[d e f]{hide@c}, T m{hide@r} | mapping=m:d/e/f:d
    finds   T a, T b, T c, T d, T e, T f | os=18,26,27
    fixed   T a, T b, T c, T d, T e, T f{hide@c} | os=18,26,27
    finds   T a{pin}, T b{pin}, T c{pin}, T d{pin}, T e{pin}, T s{search}
    fixed   T a{pin}, T b{pin}, T c{pin}, T d{pin}, T e{pin hide@c}, T s{search}
    silent  T a, T b, T c, T d, T e
    silent  T a, T b, T c, T d, T s{search}
    silent  T a, T b, T c, T d, T e, T f | platforms=mac,tv,vision
    silent  T a, T b, T c, T d, T e, T f | style=page

    R5.15 info -
    finds   T a, T b, T c, S X[d], S Y[e], T f
    fixed   T a, T b, T c, S X[d], S Y[e], T f{-bar}
    finds   T a, T b, T c, T d, T e, T s{search} | |
    fixed   T a, T b, T c, T d{sbOnly}, T e, T s{search} | |
    silent  T a, T b, T c, T d, T e
    silent  T a, T b, S X[d e f g h i]
    silent  T a, T b, T c, T d, T e, T f | style=tabBarOnly
    silent  T a, T b, T c, T d, T e, T f | platforms=iPhone

    R5.86 info -
    finds   T a, T b, T c, T d, T e, T f, T g | style=automatic platforms=mac settings=any
    fixed   T a, T b, T c, T d, T e, T f | style=automatic platforms=mac settings=any
    finds   T a, T b, T c, T d, T e, T f, T g | style=tabBarOnly platforms=mac settings=395
    fixed   T a, T b, T c, T d, T e, T f, T g | style=sidebarAdaptable platforms=mac settings=395
    silent  T a, T b, T c, T d, T e, T f, T g | style=automatic platforms=mac
    silent  T a, T b, T c, T d, T e, T f, T g | style=automatic platforms=iPad settings=any
    silent  T a, T b, T c, T d, T e, T f, T g{hide} | style=automatic platforms=mac settings=any
    silent  T a, T b, T c, T d, T e, T f, T g{dynamic} | style=automatic platforms=mac settings=any

    R5.87 warning -
    finds   T a, T b, T c, T d | style=automatic platforms=mac settings=229
    fixed   T a, T b, T c, T d | style=automatic platforms=mac settings=230
    finds   T a, T b, T c, T d, T e, T f, T g | style=automatic platforms=mac settings=300
    fixed   T a, T b, T c, T d | style=automatic platforms=mac settings=300
    silent  T a, T b, T c, T d | style=grouped platforms=mac settings=100
    silent  T a, T b, T c, T d{dynamic} | style=automatic platforms=mac settings=100

    R5.16 warning a
    finds   T a{sbOnly}
    fixed   T a{sbOnly hide@c}
    finds   S X[a{sbOnly}]
    fixed   S X[a{sbOnly}]{hide@c}
    silent  S X[a]{sbOnly}
    silent  T a{sbOnly} | platforms=mac
    silent  T a{sbOnly} | SW5

    R5.17 warning a
    finds   T a{-bar} | platforms=iPhone
    fixed   T a{hide} | platforms=iPhone
    finds   T a{-bar} | style=automatic
    fixed   T a{hide} | style=automatic
    finds   T a{-side} | platforms=mac
    fixed   T a{hide} | platforms=mac
    silent  T a{-bar} | platforms=iPhone,iPad
    silent  T a{+bar} | platforms=iPhone

    R5.18 info b
    finds   T a, T b{noid -bar} | |
    fixed   T a, T b{noid sbOnly} | |
    silent  T a, T b{-bar} | |
    finds   T a, T b{fix -bar} | |
    fixed   T a, T b{fix sbOnly} | |
    silent  T a, T b{-bar}
    silent  T a, T b{-bar pin} | |
    silent  T a, T b{-bar} | platforms=mac |
    silent  T a, T b{+bar} | |

    R5.19 info X
    finds   S X[a]{-bar}
    fixed   S X[a{-bar}]{-bar}
    finds   S X[a{-bar} b]{-bar}
    fixed   S X[a{-bar} b{-bar}]{-bar}
    silent  S X[a{-bar}]
    silent  S X[a]{-bar} | platforms=iPhone,mac

    R5.20 info X
    finds   S X[a]{sbOnly}
    fixed   S X[a{sbOnly}]
    finds   S X[a]{pin}
    fixed   S X[a{pin}]
    finds   S X[a{sbOnly} b]{sbOnly}
    fixed   S X[a{sbOnly} b{sbOnly}]{sbOnly}
    silent  S X[a]{sbOnly hide}, T b
    silent  S Y[S X[a]{sbOnly}]{hide}, T b

    R5.58 warning a
    finds   T a{reord -bar}
    fixed   T a{-bar}
    finds   T b, T a{reord -bar} | |
    fixed   T b, T a{reord} | |
    finds   S X[a{reord}] | |
    fixed   S X[a{reord +bar}] | |
    silent  S X[a{reord}]
    silent  S X[a{reordSide}] | |
    silent  S ()[a{reord}] | |
    silent  T a{reord -bar sbOnly} | |
    silent  S X[a{reord}] | SW1 |
    """
