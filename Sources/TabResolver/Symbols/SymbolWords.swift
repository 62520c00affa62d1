/// What names of SF Symbols are made of, to tell a symbol that has no drawing from a misspelled name (R5.61).
///
/// Apple adds symbols every year and recombines the same words, so a name counts as a symbol's if it begins like one
/// and has no other words.
enum SymbolWords {
    /// Whether a name is that of a symbol, as far as its words tell.
    static func suggest(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = words.first else { return false }
        return (beginnings.contains(first) || FilledSymbols.isEnclosedCharacter(words))
            && words.allSatisfy(all.contains)
    }

    private static let tables = FilledSymbols.outlines.map { $0.split(separator: ".") }

    private static let beginnings = Set(tables.compactMap(\.first) + split(first))

    private static let all = Set(tables.joined() + split(first) + split(inner) + ["fill"] + (0...50).map { "\($0)" })

    private static func split(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }

    /// Words that begin names, beside those of the names that have filled forms.
    private static let first = """
        1 abc air airpod airpodpro airpods airpodsmax airpodspro airport align alt alternatingcurrent american
        amplifier angle appclip applepencil appletvremote applewatch apps appwindow aqi arkit arrowtriangle atom
        automatic autostartstop av axle badge barcode barometer batteryblock beats blinds bold bonjour brakesignal
        burn button cable candybarphone captions carbon carseat cellularbars chandelier checkerboard checklist circles
        compass contact contextualmenu control crop curtains decrease dehumidifier desktopcomputer digitalcrown
        directcurrent display distribute dock door dots earpods engine entry escape esim eyebrow eyedropper eyeglasses
        eyes faceid fibrechannel field figure filemenu fire fireworks flipphone fluid fn function fx gearshift
        glowplug gobackward goforward gyroscope hanger hat hazardsign head headlight hearingdevice heat heater
        helicopter helm highlighter hold homekit humidifier increase inset ipad ipod ipodshuffle ipodtouch italic
        jacket kashida kph lamp lane laptopcomputer laser lasso laurel lb licenseplate light lightspectrum lightswitch
        lines lineweight livephoto loupe macbook macpro macwindow magsafe mediastick memories menubar mirror moonphase
        moped motorcycle mount move mph network note numbers numbersign oar oilcan opticid option paddleshifter
        paragraphsign parentheses parkinglight pc peacesign pedal pedestrian percent personalhotspot perspective
        pianokeys pipe platter playstation poweroff poweron poweroutlet powersleep projective qrcode quotelevel
        rainbow rays receipt retarder return road roller roman rosette rugbyball scale scalemass scooter scope
        scribble selection sensor server shadow shareplay sidebar signature skew slider slowmo smartphone space
        sparkle speedometer spigot sprinkler stairs steeringwheel strikethrough studentdesk sum suv swift swiftdata
        swirl taillight target teletype testtube textbook textformat timelapse timeline tirepressure togglepower torus
        touchid traction train translate transmission tuningfork uiwindow underline vial view vision voiceover wand
        warninglight watch watchface water wave wheelchair window windshield wrongwaysign x xbox xserve yieldsign zzz
        """

    /// Words inside of names, beside those.
    private static let inner = """
        0percent 100 123 25percent 2d 2h 33percent 4a 4h 4k 4l 4x3 50percent 60 67percent 75 75percent 84percent 90 a
        ac accelerator adapter airbag aligncenter alignleft alignright analog angledbottom angledtop answer aperture
        arabic archery arms arrival arrowtriangles arts ascending australian average awning b background backrest
        badminton barre bases batterypack bay beacon beam bifold body bottomhalf bottomleading bottomleft bottommiddle
        bottomrighthalf bottomthird bottomtrailing bowling boxing brake c capsulepath cardio casement ccs1 ccs2
        ceiling center chademo chargingcase checked child circulate click climbing closing clutch coaxial collision
        combustion compress conditioner connector controlhandles cooldown core crescent crosscountry curling cursor
        curved cycle cycling cylindrical d dance dash day daytime dc degreesign departure diagonalline dioxide disc
        disengaged distribution dottedunderline downhill drawing dress driveshaft droplets dust e earphones element
        elliptical engaged enter equestrian exclamation exit expand express extinguisher extreme facing fall fencing
        filters first fishing fitness fitpro flexibility floor forwardslash french fresh from front frontleft
        frontright functional g garage gate gb gen1 gen2 gen3 gen4 gibbous golf gymnastics halffull handball handheld
        header highintensity hiking hill holdinghands hunting i ibeam in indent indoor insert intelligence
        intermittent intersection intervaltraining inverse inward joystick jumprope justify k keypad kickboxing l l1
        l2 l3 l4 lacrosse landscape lanes larger last layout leadinghalf leadingthird lefthalf leftthird lever liquid
        lm lower lsb lt m m1 m2 m3 m4 magnify marks martial massage matrix measurement merge metering middleleft
        middleright mind mini mixed monoxide motion motionlines multispot n nacs new none o of offgrid opening
        oscillation out outdoor outline outward overhead p p1 p2 p3 p4 palm panel paper partial pattern phonetic
        pickleball pickup pilates plug pool powerbeats powerbeats3 powerbeatspro press pro pull purifier q quarter
        quarternote r1 r2 r3 r4 rack racquetball raid rb rear rearleft rearright recessed rectanglepath rectangular
        redaction remote remove resize ribbon righthalf rightthird ring rm roll rotation roundedbottom roundedtop
        rower rsb rt rugby run runningpace s safetycone sailing scatter scurvepath seatbelt seated shade side sidejet
        sixspeed size sizes skating skiing sliding smaller smartbatterycase smiling snowboarding soccer socialdance
        softball spacing sports spot spray squarepath squareroot squash stacked stair stand step stepper
        strengthtraining strip striped studiobud studiobuds studiobudsplus subscript superscript surfing sutton swap
        swim t taichi textbox tilt timemachine tire tophalf topleading topmiddle topright topthird toptrailing tower
        track traditional trailing trailinghalf trailingthird training trianglehead trianglepath tunnel type u
        ultrawide unchecked unknown upper usb v walk waning waterpolo waxing weighted widebrim wiper wireless word
        wrestling xaxis y yoga z zipper zl zr
        """
}
