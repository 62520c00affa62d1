/// The words in names of SF Symbols, which distinguish a symbol without a drawing from a misspelled name (R5.61).
///
/// Apple adds symbols every year and recombines the same words, so a name counts as a symbol's if it begins like one
/// and has no other words.
enum SymbolWords {
    /// Returns a Boolean value that indicates whether a name is that of a symbol, judging by its words.
    static func suggest(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = words.first else { return false }
        return (beginnings.contains(first) || FilledSymbols.isEnclosedCharacter(words))
            && words.allSatisfy(all.contains)
    }

    private static let tables = FilledSymbols.outlines.map { $0.split(separator: ".") }

    private static let beginnings = Set(tables.compactMap(\.first) + split(first) + numbers)

    private static let all = Set(tables.joined() + split(first) + split(inner) + ["fill"] + numbers)

    private static let numbers = (0...50).map { Substring("\($0)") }

    private static func split(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }

    /// The words that begin names, in addition to those of the names that have filled forms.
    private static let first = """
        1 123 2h 4a 4h 4k 4l a abc ac air airplaneseat airplay airpod airpodpro airpods airpodsmax airpodspro airport
        align alt alternatingcurrent american amplifier angle appclip append applelogo applepencil appletvremote
        applewatch apps appwindow aqi arkit arrowtriangle atom auto automatic autostartstop av axel axle badge barcode
        barometer base batteryblock beats beziercurve bin blinds blood bold bonjour brakesignal bubble burn button
        cable candybarphone capsule captions carbon carseat cellularbars chandelier character characters checkerboard
        checklist circles compass contact contextualmenu control crop cursor curtains decrease dehumidifier
        desktopcomputer digitalcrown directcurrent display distribute dock door dots earbud earbuds earpods ellipses
        engine entry environments escape esim eyebrow eyedropper eyeglasses eyes faceid fanblades fiberchannel
        fibrechannel field figure filemenu finder fire fireworks flip flipphone fluid fn function fx gearshift
        glowplug gobackward goforward graph guidepoint gyroscope hanger hat hazardsign head headlight hearingaid
        hearingdevice heat heater helicopter helm highlighter hold homekit humidifier increase inset ipad ipod
        ipodshuffle ipodtouch italic jacket k kashida kph l l1 l2 l3 l4 lamp lane laptopcomputer largecircle laser
        lasso laurel lb lessthanorequalto licenseplate light lightspectrum lightswitch lines lineweight livephoto lm
        logo loupe lsb lt m1 m2 m3 m4 macbook macpro macwindow magsafe malaysianringgitsign matter mecca mediastick
        memories menubar microphone mirror moonphase moped motorcycle mount move mph music network note notequal
        numbers numbersign oar oilcan opticid option p1 p2 p3 p4 pad paddleshifter paint paragraph paragraphsign
        parentheses parkinglight pc peacesign pedal pedestrian percent personalhotspot perspective peruviansolessign
        pet pianokeys pipe placeholdertext platter playstation pointer powermeter poweroff poweron poweroutlet
        powersleep progress projective qrcode quotelevel r r1 r2 r3 r4 radiowaves rainbow rays rb receipt retarder
        return richtext ring rm road robotic roller roman rosette rsb rt rugbyball scale scalemass scooter scope
        scribble selection sensor server service shadow sharedwithyou shareplay sheqelsign shoe shoeprints sidebar
        signature singaporedollarsign siri skew slider slowmo smartphone smiley snow space sparkle spatial speedometer
        spigot sprinkler stairs steeringwheel strikethrough stroke studentdesk sum suspension suv swift swiftdata
        swirl t tachometer taillight target teletype testtube textbook textbox textformat timelapse timeline
        tirepressure togglepower torus touchid tow traction train tram translate transmission tsa tuningfork uiwindow
        underline vent vial view vision voiceover wallet wand warninglight watch watchface water wave wheelchair
        widget window windshield wrongwaysign x xbox xserve yieldsign zipper zl zr zzz
        """

    /// The words inside names, in addition to those of the names that have filled forms.
    private static let inner = """
        0percent 100 123 25percent 2d 2h 33percent 3d 4a 4h 4k 4l 4x3 50percent 60 67percent 75 75percent 84percent 90
        a ac accelerator adapter airbag aligncenter alignleft alignright analog angledbottom angledtop answer aperture
        ar arabic archery arms arrival arrowtriangles arts ascending australian auto average awning b background
        backrest badminton bank barre bases batterypack bay beacon beam bifold body bone books bottomhalf
        bottomleading bottomleft bottommiddle bottomrighthalf bottomthird bottomtrailing bowling boxing brake bucket
        building c capsulepath capture card cardio cargo carrier casement ccs1 ccs2 ceiling center chademo
        chargingcase checked child circulate classic classical click climbing closing clutch coaxial collision
        combustion compress conditioner conduction connector controlhandles cooldown core crescent crosscountry
        crosshair cuff curling cursor curved curvedto cycle cycling cylindrical d dance dash day daytime dc degreesign
        departure descent diagonalline dioxide disc disengaged distance distribution dog dotmatrix dottedunderline
        double doubletap downhill drawing dress driveshaft droplets dust e ear earphones element elliptical engaged
        enter equestrian exclam exclamation exit expand express extinguisher extralarge extreme facing fall fencing
        filters first fishing fit fitness fitpro flexibility floor forwardslash french fresh from front frontleft
        frontright functional g garage gate gauge gb gen1 gen2 gen3 gen4 gibbous golf grid group gymnastics halffull
        handball handheld hands haptics he header hex hi highintensity hiking hill hitch holdinghands homebutton hover
        hunting i ibeam image in indent indicator indirect indoor insert intelligence intermittent intersection
        intervaltraining inverse inward ja joystick jumprope justify justifyleft justifyright k keypad kickboxing km
        ko l l1 l2 l3 l4 lacrosse landed landscape lanes lap large larger last layout leadinghalf leadingthird
        lefthalf leftthird lever liquid lm logo low lower lsb lt m m1 m2 m3 m4 magnify magnifyingglass marks martial
        massage matrix measurement mecca meditate medium merge metering microphone mid middleleft middleright mind
        mini mixed monoxide more motion motionlines multispot my n nacs new none numbers o of offgrid opening
        oscillation out outdoor outline outs outward over overhead p p1 p2 p3 p4 page pages palm panel paper partial
        partition path pattern phonetic pickleball pickup pilates playground plug podcasts pool powerbeats powerbeats3
        powerbeatspro press pressure pro professional progress pull purifier q quarter quarternote r1 r2 r3 r4 rack
        racquetball raid rb rear rearleft rearright recessed rectanglepath rectangular redaction remote remove resize
        rewards ribbon righthalf rightthird ring rm roll rolling roof rotate rotation roundedbottom roundedtop rower
        rsb rt rtl rugby run runningpace s safetycone sailing scatter scurvepath seal seatbelt seated shade shock side
        sidejet signal sixspeed size sizes skating skiing sliding small smaller smartbatterycase smiling snowboarding
        soccer socialdance softball spacing specular sports spot spray squarepath squareroot squash squeeze stacked
        stair stand stemless step stepper stick strengthtraining strip striped studiobud studiobuds studiobudsplus
        subscript summary superscript surfing sutton swap swim swipe t tag taichi textbox th thumbsdown thumbsup tilt
        timemachine tire tophalf topleading topmiddle topright topthird toptrailing tower track traditional trailing
        trailinghalf trailingthird training translucent trianglehead trianglepath trunk tunnel type u ultrawide
        unchecked unit unknown upper usb uturn v vacuum variable w walk waning waterpolo waxing weighted widebrim
        wiper wireless word wrestling xaxis y yoga z zh zipper zl zr
        """
}
