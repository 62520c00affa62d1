/// Values and the selection, ids and the attached customization (R5.1 to R5.13).
let valueExamples = """
    R5.1 error a~2
    finds   T a, T b{value=a}
    fixed   T a, T b
    R5.1 error a~2
    finds   T a, S X[b{value=a}]
    fixed   T a, S X[b]
    silent  T a, T b{novalue}, T c{novalue}
    silent  T a, T b{id=a}

    R5.2 error 1
    finds   T a, T b{value=1}
    fixed   T a, T b{value=one}
    silent  T a{value=1}, T b{value=2}
    R5.2 error b
    finds   T b | selection=1
    fixed   T b | selection=b
    silent  T a{value=1}, T b{value=2} | selection=2
    silent  T a{novalue}, T b{value=2}

    R5.3 error b
    finds   T a, T b{novalue} | selection=a
    fixed   T a, T b | selection=a
    silent  T a, T b{novalue}
    silent  S X[a] | selection=a

    R5.4 error -
    finds   T a | selection=b
    fixed   T a | selection=a
    finds   T a, T b | selection=a mapping=z:b:b
    fixed   T a, T b | selection=a mapping=a:b:b
    silent  T a
    silent  S X[a] | selection=a

    R5.5 warning b
    finds   T m{hide@r}, S X[b]{hide@c} | selection=b
    fixed   T m{hide@r}, S X[b]{hide@c} | selection=b mapping=m:b:b
    finds   T a, T b{hide} | selection=b
    fixed   T a, T b{hide} | selection=a
    finds   T m{hide}, S X[b]{hide@c} | selection=b mapping=m:b:b
    fixed   T m{hide@r}, S X[b]{hide@c} | selection=b mapping=m:b:b
    silent  T a, T b{hide@c} | selection=b platforms=mac
    silent  T a, T b{hide} | selection=b platforms=tv,watch
    silent  T a, T b{hide@c}
    R5.5 error b
    finds   T a, T b{hide@c} | selection=b os=27
    fixed   T a, T b | selection=b os=27
    finds   T a, T b{hide@c} | selection=b os=18,27
    fixed   T a, T b{hide@c} | selection=a os=18,27

    R5.6 error b
    finds   T a{id=x}, T b{id=x}
    fixed   T a{id=x}, T b{id=y}
    R5.6 error X~2
    finds   T X, S X[a]{noid}, S Y[b]{id=X}
    fixed   T X, S X[a]{noid}, S Y[b]{id=Y}
    silent  T a{noid}, T b{noid}

    R5.7 warning a
    finds   T a{noid} | | bar b-
    fixed   T a{noid fix2} | | bar b-
    finds   T a{noid fix} | |
    fixed   T a{id=a} | |
    silent  T a{noid}
    R5.7 warning section-0
    finds   S X[a]{noid} | |
    fixed   S X[a] | |

    R5.8 warning a
    silent  S X[a{noid}] | |
    finds   S X[a{noid}]
    fixed   S X[a]
    finds   S X[a{noid fixSide}]
    fixed   S X[a{noid fix2}]
    silent  S X[a{noid}]{noid}
    silent  T a{noid}
    R5.8 warning section-1
    finds   S X[S Y[a]{noid}]
    fixed   S X[S Y[a]]

    R5.9 warning a
    finds   T a{id=3}
    fixed   T a{id=three}
    finds   T a{id=0E984725-C51C-4BF4-9960-E1C80E27ABA0}
    fixed   T a{id=albums}
    finds   T a{title=Écouter id=Écouter}
    fixed   T a{title=Écouter id=listen}
    silent  T a{id=0E984725}
    silent  T a{id=a3}
    silent  T Library

    R5.10 warning -
    finds   T a | style=tabBarOnly |
    fixed   T a | style=sidebarAdaptable |
    finds   T a | style=automatic | bar a-
    fixed   T a | style=automatic
    silent  T a | |

    R5.11 info -
    finds   T a
    fixed   T a | |
    finds   T a{noid fix}
    fixed   T a{noid fix} | |
    finds   S X[a{noid}]
    fixed   S X[a{noid}] | |
    silent  T a{noid}

    R5.12 info -
    finds   T a | platforms=tv |
    fixed   T a | platforms=tv
    silent  T a | platforms=iPhone,tv |
    finds   T a | platforms=watch style=automatic |
    fixed   T a | platforms=watch style=automatic
    silent  T a | platforms=iPhone,iPad,mac,vision |

    R5.13 info a
    finds   T a{reord} | platforms=mac |
    fixed   T a | platforms=mac |
    finds   T a{fix2} | platforms=mac,tv |
    fixed   T a | platforms=mac,tv |
    silent  T a{fix2} | platforms=iPad,tv |
    finds   T a{-side} | platforms=mac |
    fixed   T a | platforms=mac |
    silent  T a{reord fix2 -side} | platforms=iPhone,iPad,vision |
    """
