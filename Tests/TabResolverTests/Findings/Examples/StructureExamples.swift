/// Styles, the tab view's modifiers, sections, hiding and stored state (R5.35 to R5.39, R5.41 to R5.47, R5.50 to R5.52).
let structureExamples = """
    R5.35 error -
    finds   T a | style=grouped
    fixed   T a | style=tabBarOnly
    finds   T a | style=verticalPage platforms=iPhone,watch
    fixed   T a | style=page platforms=iPhone,watch
    finds   T a | style=page platforms=iPhone,mac
    fixed   T a | style=sidebarAdaptable platforms=iPhone,mac
    finds   T a | platforms=iPad,watch
    fixed   T a | platforms=iPad,watch style=automatic
    silent  T a | style=grouped platforms=mac
    silent  T a | style=verticalPage platforms=watch
    silent  T a | style=page platforms=iPhone,iPad,tv,vision,watch

    R5.64 warning -
    finds   T a | accessory=empty os=26
    fixed   T a | accessory=on os=26
    finds   T a | accessory=empty os=18,27
    fixed   T a
    silent  T a | accessory=off os=27
    silent  T a | accessory=empty os=18
    silent  T a | accessory=empty os=27 sdk=18
    silent  T a | accessory=empty os=27 platforms=mac

    R5.66 warning b
    finds   T a{symbol=star}, T b | platforms=iPhoneDuo
    fixed   T a{symbol=star}, T b{symbol=house} | platforms=iPhoneDuo
    silent  T a, T s{search} | platforms=iPhone

    R5.67 warning -
    finds   T a{symbol=star} | placement=sidebar platforms=iPhone,iPhoneDuo
    fixed   T a{symbol=star} | platforms=iPhone,iPhoneDuo
    silent  T a | placement=sidebar platforms=iPhone
    silent  T a | placement=sidebar platforms=iPhoneDuo sdk=26

    R5.68 warning -
    finds   T a, T b, T c, T d, T e, T f | platforms=iPhoneDuo
    fixed   T a, T b, T c, T d, T e | platforms=iPhoneDuo
    finds   T a, T b, T c, T d, T e{hide@c}, T f | platforms=iPhoneDuo
    fixed   T a, T b, T c, T d, T e | platforms=iPhoneDuo
    silent  T a, T b, T c, T d, T e, T f | platforms=iPhoneDuo SW13
    silent  T a, T b, T c, T d, T e, T f | platforms=iPhone

    R5.71 warning -
    finds   T a, T b{horizontal} | platforms=iPhoneDuo
    fixed   T a, T b | vertical=disabled platforms=iPhoneDuo
    silent  T a{horizontal}, T b{horizontal} | platforms=iPhoneDuo

    R5.72 info -
    finds   T a | vertical=disabled
    fixed   T a | vertical=disabled platforms=iPhone,iPhoneDuo
    R5.72 info a
    finds   T a{horizontal}
    fixed   T a{horizontal} | platforms=iPhoneDuo
    finds   T a{prefersItems}
    fixed   T a

    R5.82 info a
    finds   T a{textItem} | platforms=iPhoneDuo
    fixed   T a{items=1} | platforms=iPhoneDuo
    silent  T a{textItem} | platforms=iPhone

    R5.70 warning -
    finds   T a | accessory os=27 sdk=18
    fixed   T a | accessory os=27 sdk=26
    finds   T a | placement=tabBar os=26 sdk=26
    fixed   T a | placement=tabBar os=26 sdk=27
    R5.70 warning b
    finds   T a, T b{prom} | os=27 sdk=26,27
    fixed   T a, T b{prom} | os=27 sdk=27
    silent  T a, T b{prom} | os=26
    silent  T a, T b{hide@c disabled badge=3} | os=27 sdk=18

    R5.74 warning b
    finds   T a, T b{hideBar}
    fixed   T a, T b
    finds   T a, T b{hideBar} | platforms=mac,vision
    fixed   T a, T b | platforms=mac,vision
    R5.74 info a
    finds   T a{hideBar}, T b{hideBar}
    fixed   T a, T b
    R5.74 info b
    finds   T a, T b{hideBar} | platforms=mac
    fixed   T a, T b | platforms=mac

    R5.73 warning a
    finds   T a{only:iPhoneDuo}, T b | platforms=iPhone,iPhoneDuo
    fixed   T a, T b | platforms=iPhone,iPhoneDuo
    silent  T a{only:iPad}, T b | platforms=iPad,iPhone,iPhoneDuo

    R5.77 info a
    finds   T a{only:mac}, T b | platforms=iPad
    fixed   T a{only:mac}, T b | platforms=iPad,mac
    silent  T a{only:iPad}, T b | platforms=iPad

    R5.78 info a
    finds   T a{navDown} | os=27 platforms=iPhone
    fixed   T a{navDown} | os=27 platforms=iPhone,iPad
    finds   T a{navUp} | os=26,27 sdk=26
    fixed   T a{navUp} | os=26,27 sdk=26,27
    silent  T a{navDown} | os=27

    R5.79 info -
    finds   T a | placement=topBar os=27
    fixed   T a | placement=tabBar os=27
    finds   T a | placement=sidebar platforms=iPhone,mac os=27
    fixed   T a | placement=sidebar platforms=iPhone,vision os=27
    finds   T a | placement=sidebar platforms=iPad os=27
    fixed   T a | platforms=iPad os=27
    silent  T a | placement=tabBar platforms=mac,tv os=27
    R5.79 warning -
    finds   T a | placement=tabBar style=tabBarOnly os=27
    fixed   T a | placement=tabBar os=27

    R5.80 warning -
    finds   T a | compatible os=27
    fixed   T a | compatible os=27 sdk=26
    finds   T a | compatible os=26 sdk=26,27
    fixed   T a | os=26 sdk=26,27

    R5.81 warning -
    finds   T a | transition=blur platforms=watch style=automatic
    fixed   T a | transition=blur platforms=watch style=verticalPage
    silent  T a | transition=automatic platforms=watch style=automatic

    R5.36 warning -
    finds   T a | style=carousel platforms=watch
    fixed   T a | style=verticalPage platforms=watch

    R5.37 warning X
    finds   S X[a b] | | ord X: b a
    fixed   S X[a b] | | bar a-
    finds   S X[a c b] | | ord X: a b
    fixed   S X[a c b] | | bar a-
    silent  S X[a b] | | ord X: a b
    silent  S X[a b c] | | ord X: a b
    silent  S X[a b] | | ord Y: b a
    silent  S X[a b] | style=tabBarOnly | ord X: b a

    R5.38 info -
    finds   T a2 | | bar a-
    fixed   T a2{id=a} | | bar a-
    finds   S X[a b2] | | ord X: b a
    fixed   S X[a b2{id=b}] | | ord X: b a
    finds   T a | | barOrd: a b
    fixed   T a, T b | | barOrd: a b
    silent  T a{hide} | | bar a-

    R5.39 warning a
    finds   T a{disabled}
    fixed   T a
    finds   T a{hide dynamic}
    fixed   T a{dynamic}
    silent  T a{hide}, T b
    silent  T a{hide@c dynamic}
    R5.39 warning X
    finds   S X[a]{disabled}
    fixed   S X[a]

    R5.41 warning Z
    finds   S X[S Y[S Z[a]]]
    fixed   S X[S Y[a]]

    R5.42 warning X
    finds   S X[a] | style=automatic
    fixed   S X[a] | style=sidebarAdaptable
    finds   S X[S Y[a]] | style=tabBarOnly
    fixed   S X[S Y[a]] | style=sidebarAdaptable
    silent  T a | style=automatic

    R5.43 info section-0
    finds   S ()[a]
    fixed   S X[a]
    silent  S ()[a]{hide}, T b

    R5.44 warning -
    finds   T a | header style=tabBarOnly
    fixed   T a | header style=sidebarAdaptable
    finds   T a | footer platforms=iPhone
    fixed   T a | platforms=iPhone
    silent  T a | bottomBar platforms=iPhone,mac
    silent  T a | style=tabBarOnly

    R5.45 info -
    finds   T a | form=sidebar platforms=iPhone,mac
    fixed   T a | platforms=iPhone,mac
    finds   T a | form=tabBar style=tabBarOnly
    fixed   T a | style=tabBarOnly
    silent  T a | form=sidebar
    silent  T a | form=automatic platforms=iPhone

    R5.46 info -
    finds   T a | minimize=onScrollDown platforms=iPad
    fixed   T a | platforms=iPad
    finds   T a | minimize=onScrollUp platforms=iPad,mac
    fixed   T a | platforms=iPad,mac
    silent  T a | minimize=onScrollDown
    silent  T a | minimize=never platforms=iPad

    R5.47 error -
    finds   T a | accessory os=18
    fixed   T a | accessory os=26,27
    finds   T a | accessory os=18,26
    fixed   T a | os=18,26
    silent  T a | accessory os=18 platforms=mac

    R5.50 error -
    finds   T a{hide}, T b{hide}
    fixed   T a{hide}, T b
    finds   T a{hide@c}
    fixed   T a{hide@c}, T b{hide@r}
    finds   S X[a]{hide}
    fixed   S X[a]
    silent  T a{hide@c} | platforms=mac,vision
    silent  T a{hide} | platforms=tv
    R5.50 warning X
    finds   T b, S X[a{hide}]
    fixed   T b, S X[a{hide} c]
    finds   T b, S X[a{hide} c{hide}]
    fixed   T b, S X[a{hide} c{hide}]{hide}
    silent  T b, S X[a{hide@c}]
    silent  T b, S W[S X[a]]{hide}

    R5.51 warning m
    finds   T a, T m, S X[b]{hide@c} | mapping=m:b:b
    fixed   T a, T m{hide@r}, S X[b]{hide@c} | mapping=m:b:b
    silent  T a, T m, S X[b]{hide@c}
    silent  T a, T m, S X[b]{hide@c} | mapping=m:b:b platforms=mac
    R5.51 warning b
    finds   T a, T m{hide@r}, S X[b] | mapping=m:b:b
    fixed   T a, T m{hide@r}, S X[b]{hide@c} | mapping=m:b:b

    R5.52 info -
    finds   T a, T b{hide@c}
    fixed   T a, T b{hide@c} | off=R5.52
    silent  T a, T b{hide@r}
    silent  T a, T m{hide@r}, T b{hide@c} | mapping=m:b:b
    silent  T a, T b{hide@c} | platforms=iPad
    """
