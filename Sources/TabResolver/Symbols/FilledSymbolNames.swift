/// Names of Apple's SF Symbols catalog that have a filled form, separated by white space (R2.76).
enum FilledSymbolNames {
    /// The filled names with `fill` inside, or in two places.
    static let filledInside: String = """
        bag.fill.badge.minus bag.fill.badge.plus bag.fill.badge.questionmark cart.fill.badge.minus
        cart.fill.badge.plus cart.fill.badge.questionmark doc.fill.badge.ellipsis doc.fill.badge.plus
        document.fill.badge.plus externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark
        externaldrive.fill.badge.icloud externaldrive.fill.badge.minus externaldrive.fill.badge.person.crop
        externaldrive.fill.badge.plus externaldrive.fill.badge.questionmark externaldrive.fill.badge.wifi
        externaldrive.fill.badge.xmark externaldrive.fill.trianglebadge.exclamationmark folder.fill.badge.gearshape
        folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus folder.fill.badge.questionmark
        location.fill.viewfinder mic.fill.badge.plus mic.fill.badge.xmark person.crop.circle.fill.badge.checkmark
        person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark
        person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus person.fill.badge.plus
        phone.fill.badge.checkmark phone.fill.badge.plus photo.fill.on.rectangle.fill
        plus.rectangle.fill.on.rectangle.fill plus.square.fill.on.square.fill rectangle.fill.badge.checkmark
        rectangle.fill.badge.minus rectangle.fill.badge.person.crop rectangle.fill.badge.plus
        rectangle.fill.badge.xmark rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill
        rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.plus square.fill.and.line.vertical.and.square.fill
        square.fill.on.circle.fill square.fill.on.square.fill square.grid.3x1.folder.fill.badge.plus
        tablecells.fill.badge.ellipsis video.fill.badge.checkmark video.fill.badge.ellipsis video.fill.badge.plus
        """

    /// The outline names whose filled form ends in `.fill`.
    static let atEnd: String = """
        abs.circle accessibility airplane.circle airplayaudio.circle airplayvideo.circle airtag
        airtag.radiowaves.forward alarm alarm.waves.left.and.right allergens ant ant.circle
        antenna.radiowaves.left.and.right.circle app app.badge app.badge.checkmark app.gift apple.terminal
        apple.terminal.on.rectangle applescript appletv arcade.stick.console archivebox archivebox.circle
        arrow.backward.circle arrow.backward.square arrow.backward.to.line.circle arrow.backward.to.line.square
        arrow.clockwise.circle arrow.clockwise.heart arrow.clockwise.icloud arrow.clockwise.square
        arrow.counterclockwise.circle arrow.counterclockwise.icloud arrow.counterclockwise.square arrow.down.app
        arrow.down.backward.and.arrow.up.forward.circle arrow.down.backward.and.arrow.up.forward.square
        arrow.down.backward.circle arrow.down.backward.square arrow.down.circle arrow.down.doc
        arrow.down.forward.and.arrow.up.backward.circle arrow.down.forward.and.arrow.up.backward.square
        arrow.down.forward.circle arrow.down.forward.square arrow.down.heart arrow.down.left.and.arrow.up.right.circle
        arrow.down.left.and.arrow.up.right.square arrow.down.left.arrow.up.right.circle
        arrow.down.left.arrow.up.right.square arrow.down.left.circle arrow.down.left.square arrow.down.left.video
        arrow.down.message arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.square
        arrow.down.right.circle arrow.down.right.square arrow.down.square arrow.forward.circle arrow.forward.square
        arrow.forward.to.line.circle arrow.forward.to.line.square arrow.left.and.right.circle
        arrow.left.and.right.square arrow.left.arrow.right.circle arrow.left.arrow.right.square arrow.left.circle
        arrow.left.square arrow.right.circle arrow.right.square arrow.triangle.2.circlepath.camera
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.icloud arrow.triangle.turn.up.right.circle
        arrow.triangle.turn.up.right.diamond arrow.turn.up.forward.iphone arrow.up.and.down.circle
        arrow.up.and.down.square arrow.up.arrow.down.circle arrow.up.arrow.down.square
        arrow.up.backward.and.arrow.down.forward.circle arrow.up.backward.and.arrow.down.forward.square
        arrow.up.backward.circle arrow.up.backward.square arrow.up.bin arrow.up.circle arrow.up.doc
        arrow.up.forward.and.arrow.down.backward.circle arrow.up.forward.and.arrow.down.backward.square
        arrow.up.forward.app arrow.up.forward.circle arrow.up.forward.square arrow.up.heart
        arrow.up.left.and.arrow.down.right.circle arrow.up.left.and.arrow.down.right.square
        arrow.up.left.arrow.down.right.circle arrow.up.left.arrow.down.right.square arrow.up.left.circle
        arrow.up.left.square arrow.up.message arrow.up.right.and.arrow.down.left.circle
        arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.and.arrow.down.left.square arrow.up.right.circle
        arrow.up.right.square arrow.up.right.video arrow.up.square arrow.up.trash arrow.uturn.backward.circle
        arrow.uturn.backward.square arrow.uturn.down.circle arrow.uturn.down.square arrow.uturn.forward.circle
        arrow.uturn.forward.square arrow.uturn.left.circle arrow.uturn.left.square arrow.uturn.right.circle
        arrow.uturn.right.square arrow.uturn.up.circle arrow.uturn.up.square arrowkeys arrowshape.backward
        arrowshape.backward.circle arrowshape.bounce.forward arrowshape.bounce.right arrowshape.down
        arrowshape.down.circle arrowshape.forward arrowshape.forward.circle arrowshape.left
        arrowshape.left.arrowshape.right arrowshape.left.circle arrowshape.right arrowshape.right.circle
        arrowshape.turn.up.backward arrowshape.turn.up.backward.2 arrowshape.turn.up.backward.2.circle
        arrowshape.turn.up.backward.badge.clock arrowshape.turn.up.backward.circle arrowshape.turn.up.forward
        arrowshape.turn.up.forward.circle arrowshape.turn.up.left arrowshape.turn.up.left.2
        arrowshape.turn.up.left.2.circle arrowshape.turn.up.left.circle arrowshape.turn.up.right
        arrowshape.turn.up.right.circle arrowshape.up arrowshape.up.circle arrowshape.zigzag.forward
        arrowshape.zigzag.right aspectratio asterisk.circle at.circle australiandollarsign.circle
        australiandollarsign.square australsign.circle australsign.square backpack backpack.circle backward
        backward.circle backward.end backward.end.alt backward.end.circle backward.frame bag bag.circle
        bahtsign.circle bahtsign.square balloon balloon.2 bandage banknote baseball baseball.circle basket basketball
        basketball.circle bathtub battery.100percent.circle beach.umbrella bed.double bed.double.circle bell
        bell.and.waves.left.and.right bell.badge bell.badge.circle bell.badge.slash bell.badge.waveform bell.circle
        bell.slash bell.slash.circle bell.square bicycle.circle binoculars binoculars.circle bird bird.circle
        birthday.cake bitcoinsign.circle bitcoinsign.square bolt bolt.badge.automatic bolt.badge.checkmark
        bolt.badge.clock bolt.badge.xmark bolt.batteryblock bolt.circle bolt.heart bolt.horizontal
        bolt.horizontal.circle bolt.horizontal.icloud bolt.shield bolt.slash bolt.slash.circle bolt.square
        bolt.trianglebadge.exclamationmark book book.and.wrench book.circle book.closed book.closed.circle book.pages
        bookmark bookmark.circle bookmark.slash bookmark.square books.vertical books.vertical.circle box.truck brain
        brain.head.profile brazilianrealsign.circle brazilianrealsign.square briefcase briefcase.circle bubble
        bubble.circle bubble.left bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right
        bubble.left.and.text.bubble.right bubble.left.circle bubble.middle.bottom bubble.middle.top bubble.right
        bubble.right.circle bubbles.and.sparkles building building.2 building.2.crop.circle building.columns
        building.columns.circle burst bus bus.doubledecker cabinet cablecar calendar.circle camera camera.badge.clock
        camera.badge.ellipsis camera.circle camera.macro.circle camera.on.rectangle camera.shutter.button capslock
        capsule capsule.portrait car car.circle car.ferry carrot cart cart.circle case cat cat.circle cedisign.circle
        cedisign.square centsign.circle centsign.square chair chair.lounge character.book.closed character.bubble
        chart.bar chart.bar.doc.horizontal chart.bar.horizontal.page chart.line.downtrend.xyaxis.circle
        chart.line.flattrend.xyaxis.circle chart.line.text.clipboard chart.line.uptrend.xyaxis.circle chart.pie
        checkmark.bubble checkmark.circle checkmark.circle.badge.questionmark checkmark.circle.badge.xmark
        checkmark.diamond checkmark.icloud checkmark.message checkmark.rectangle checkmark.rectangle.portrait
        checkmark.rectangle.stack checkmark.seal checkmark.seal.text.page checkmark.shield checkmark.square
        chevron.backward.circle chevron.backward.square chevron.down.circle chevron.down.square chevron.forward.circle
        chevron.forward.square chevron.left.circle chevron.left.square chevron.right.circle chevron.right.square
        chevron.up.circle chevron.up.square chineseyuanrenminbisign.circle chineseyuanrenminbisign.square circle
        circle.and.line.horizontal circle.badge.checkmark circle.badge.exclamationmark circle.badge.minus
        circle.badge.plus circle.badge.questionmark circle.badge.xmark circle.circle circle.dotted.circle
        circle.grid.2x1 circle.grid.2x2 circle.grid.3x3 circle.grid.3x3.circle circle.grid.cross circle.hexagongrid
        circle.hexagongrid.circle circle.hexagonpath circle.slash circle.square circlebadge circlebadge.2 clear
        clipboard clock clock.badge clock.badge.checkmark clock.badge.exclamationmark clock.badge.questionmark
        clock.badge.xmark clock.circle cloud cloud.bolt cloud.bolt.circle cloud.bolt.rain cloud.bolt.rain.circle
        cloud.circle cloud.drizzle cloud.drizzle.circle cloud.fog cloud.fog.circle cloud.hail cloud.hail.circle
        cloud.heavyrain cloud.heavyrain.circle cloud.moon cloud.moon.bolt cloud.moon.bolt.circle cloud.moon.circle
        cloud.moon.rain cloud.moon.rain.circle cloud.rain cloud.rain.circle cloud.rainbow.half cloud.sleet
        cloud.sleet.circle cloud.snow cloud.snow.circle cloud.sun cloud.sun.bolt cloud.sun.bolt.circle
        cloud.sun.circle cloud.sun.rain cloud.sun.rain.circle coloncurrencysign.circle coloncurrencysign.square comb
        command.circle command.square computermouse cone cooktop cpu creditcard creditcard.circle
        creditcard.trianglebadge.exclamationmark cricket.ball cricket.ball.circle cross cross.case cross.case.circle
        cross.circle cross.vial crown cruzeirosign.circle cruzeirosign.square cube cube.transparent cup.and.saucer
        curlybraces.square cursorarrow.slash.square cursorarrow.square cylinder danishkronesign.circle
        danishkronesign.square delete.backward delete.forward delete.left delete.right deskclock deskview dial.high
        dial.low dial.medium diamond diamond.circle dice die.face.1 die.face.2 die.face.3 die.face.4 die.face.5
        die.face.6 dishwasher divide.circle divide.square doc doc.append doc.badge.arrow.up doc.badge.clock
        doc.badge.gearshape doc.circle doc.on.clipboard doc.on.doc doc.plaintext doc.questionmark doc.richtext
        doc.text doc.text.below.ecg doc.text.image doc.viewfinder document document.badge.clock document.circle
        document.on.clipboard document.on.document document.viewfinder dog dog.circle dollarsign.circle
        dollarsign.square dongsign.circle dongsign.square dot.square dot.squareshape dpad drop drop.circle
        drop.triangle dryer dumbbell ear earbuds.case eject eject.circle ellipsis.bubble ellipsis.circle
        ellipsis.message ellipsis.rectangle ellipsis.vertical.bubble envelope envelope.arrow.triangle.branch
        envelope.badge envelope.badge.person.crop envelope.badge.shield.half.filled envelope.circle envelope.open
        equal.circle equal.square eraser eraser.line.dashed eurosign.circle eurosign.square eurozonesign.circle
        eurozonesign.square ev.charger exclamationmark.bubble exclamationmark.bubble.circle exclamationmark.circle
        exclamationmark.icloud exclamationmark.octagon exclamationmark.shield exclamationmark.square
        exclamationmark.triangle externaldrive externaldrive.connected.to.line.below eye eye.circle eye.slash
        eye.slash.circle eye.square eye.trianglebadge.exclamationmark f.cursive.circle face.dashed facemask fan
        faxmachine ferry film film.circle film.stack fireplace firewall fish fish.circle flag flag.2.crossed
        flag.2.crossed.circle flag.badge.ellipsis flag.checkered.circle flag.circle flag.slash flag.slash.circle
        flag.square flame flame.circle flashlight.off.circle flashlight.on.circle flashlight.slash.circle flask
        fleuron florinsign.circle florinsign.square flowchart folder folder.circle football football.circle
        fork.knife.circle forward forward.circle forward.end forward.end.alt forward.end.circle forward.frame
        fossil.shell francsign.circle francsign.square frying.pan fuelpump fuelpump.circle gamecontroller
        gauge.with.needle gear.circle gearshape gearshape.2 gearshape.circle gift gift.circle giftcard globe.americas
        globe.asia.australia globe.central.south.asia globe.desk globe.europe.africa graduationcap
        graduationcap.circle greaterthan.circle greaterthan.square greetingcard grid.circle guaranisign.circle
        guaranisign.square guitars gym.bag h.square.on.square hammer hammer.circle hand.draw hand.point.down
        hand.point.left hand.point.right hand.point.up hand.point.up.braille hand.point.up.left
        hand.point.up.left.and.text hand.raised hand.raised.app hand.raised.circle hand.raised.fingers.spread
        hand.raised.slash hand.raised.square hand.raised.square.on.square hand.tap hand.thumbsdown
        hand.thumbsdown.circle hand.thumbsup hand.thumbsup.circle hand.wave handbag handbag.circle hands.and.sparkles
        hands.clap hare hare.circle headphones.circle heart heart.circle heart.rectangle heart.slash
        heart.slash.circle heart.square heart.text.square hexagon hifireceiver hifispeaker hifispeaker.2 hockey.puck
        hockey.puck.circle homepod homepod.2 homepodmini homepodmini.2 horn horn.blast hourglass.circle house
        house.and.flag house.and.flag.circle house.circle house.lodge house.lodge.circle hryvniasign.circle
        hryvniasign.square humidity hurricane.circle
        icloud icloud.and.arrow.down icloud.and.arrow.up icloud.circle icloud.slash icloud.square
        indianrupeesign.circle indianrupeesign.square infinity.circle info.bubble info.circle info.square
        internaldrive iphone.circle iphone.radiowaves.left.and.right.circle iphone.slash.circle ivfluid.bag
        j.square.on.square key key.horizontal key.icloud key.radiowaves.forward key.radiowaves.forward.slash key.slash
        keyboard keyboard.badge.ellipsis keyboard.badge.eye keyboard.chevron.compact.down
        keyboard.chevron.compact.left keyboard.onehanded.left keyboard.onehanded.right kipsign.circle kipsign.square
        ladybug ladybug.circle lanyardcard larisign.circle larisign.square latch.2.case leaf leaf.circle left.circle
        lessthan.circle lessthan.square level lifepreserver lightbulb lightbulb.2 lightbulb.circle lightbulb.led
        lightbulb.led.wide lightbulb.max lightbulb.min lightbulb.slash lightrail line.2.horizontal.decrease.circle
        line.3.crossed.swirl.circle line.3.horizontal.circle line.3.horizontal.decrease.circle link.circle link.icloud
        lirasign.circle lirasign.square list.bullet.circle list.bullet.clipboard list.bullet.rectangle
        list.bullet.rectangle.portrait list.clipboard lizard lizard.circle location location.circle location.north
        location.north.circle location.north.line location.slash location.slash.circle location.square lock
        lock.badge.clock lock.circle lock.doc lock.icloud lock.open lock.open.trianglebadge.exclamationmark
        lock.rectangle lock.rectangle.on.rectangle lock.rectangle.stack lock.shield lock.slash lock.square
        lock.square.stack lock.trianglebadge.exclamationmark lungs macmini macstudio magazine magicmouse
        magnifyingglass.circle mail mail.stack manatsign.circle manatsign.square map map.circle
        mappin.and.ellipse.circle mappin.circle mappin.slash.circle medal medical.thermometer megaphone memorychip
        menucard message message.badge message.badge.circle message.badge.waveform message.circle metronome mic
        mic.and.signal.meter mic.circle mic.slash mic.slash.circle mic.square microbe microbe.circle microwave
        millsign.circle millsign.square minus.circle minus.diamond minus.rectangle minus.rectangle.portrait
        minus.square moon moon.circle moon.haze moon.haze.circle moon.stars moon.stars.circle moon.zzz moonrise
        moonrise.circle moonset moonset.circle mosaic mountain.2 mountain.2.circle mouth movieclapper mug
        multiply.circle multiply.square music.mic.circle music.note.house music.note.tv mustache nairasign.circle
        nairasign.square newspaper newspaper.circle norwegiankronesign.circle norwegiankronesign.square nose
        nosign.app number.circle number.square octagon opticaldisc opticaldiscdrive oval oval.portrait oven paintbrush
        paintbrush.pointed paintpalette pano pano.badge.play paperclip.circle paperplane paperplane.circle
        parkingsign.circle party.popper pause pause.circle pause.rectangle pawprint pawprint.circle pencil.and.ruler
        pencil.circle pencil.tip.crop.circle pencil.tip.crop.circle.badge.arrow.forward
        pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus pentagon person person.2
        person.2.badge.gearshape person.2.badge.key person.2.circle person.2.crop.square.stack person.2.slash
        person.2.wave.2 person.3 person.3.sequence person.badge.clock person.badge.key person.badge.shield.checkmark
        person.bubble person.bust person.bust.circle person.circle person.crop.circle person.crop.circle.badge
        person.crop.circle.badge.clock person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon
        person.crop.circle.badge.questionmark person.crop.circle.dashed.circle person.crop.rectangle
        person.crop.rectangle.badge.plus person.crop.rectangle.stack person.crop.square
        person.crop.square.badge.camera person.crop.square.badge.video person.icloud person.line.dotted.person
        person.slash person.text.rectangle person.wave.2 pesetasign.circle pesetasign.square pesosign.circle
        pesosign.square phone phone.arrow.down.left phone.arrow.right phone.arrow.up.right phone.arrow.up.right.circle
        phone.badge.waveform phone.bubble phone.circle phone.connection phone.down phone.down.circle photo
        photo.artframe.circle photo.badge.arrow.down photo.badge.checkmark photo.badge.plus photo.circle photo.stack
        pill pill.circle pills pills.circle pin pin.circle pin.slash pin.square pip play play.circle play.house
        play.rectangle play.rectangle.on.rectangle play.rectangle.on.rectangle.circle play.slash play.square
        play.square.stack play.tv playpause playpause.circle plus.app plus.bubble plus.circle plus.diamond
        plus.message plus.rectangle plus.rectangle.on.folder plus.rectangle.portrait plus.square plusminus.circle
        point.topleft.down.to.point.bottomright.curvepath polishzlotysign.circle polishzlotysign.square popcorn
        popcorn.circle power.circle powercord powerplug printer printer.dotmatrix purchased.circle puzzlepiece
        puzzlepiece.extension pyramid questionmark.app questionmark.bubble questionmark.circle questionmark.diamond
        questionmark.folder questionmark.square questionmark.video quote.bubble r.square.on.square radio record.circle
        recordingtape.circle rectangle rectangle.3.group rectangle.3.group.bubble rectangle.and.hand.point.up.left
        rectangle.grid.1x2 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.on.rectangle.circle
        rectangle.on.rectangle.slash rectangle.on.rectangle.slash.circle rectangle.on.rectangle.square
        rectangle.portrait rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        rectangle.portrait.badge.plus rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.on.rectangle.portrait.angled rectangle.portrait.on.rectangle.portrait.slash
        rectangle.portrait.slash rectangle.portrait.split.2x1 rectangle.portrait.split.2x1.slash
        rectangle.ratio.16.to.9 rectangle.ratio.3.to.4 rectangle.ratio.4.to.3 rectangle.ratio.9.to.16 rectangle.slash
        rectangle.split.1x2 rectangle.split.2x1 rectangle.split.2x1.slash rectangle.split.2x2 rectangle.split.3x1
        rectangle.split.3x3 rectangle.stack rectangle.stack.badge.person.crop rectangle.stack.badge.play refrigerator
        repeat.1.circle repeat.circle restart.circle rhombus richtext.page right.circle righttriangle rotate.3d
        rotate.3d.circle rotate.left rotate.right rublesign.circle rublesign.square ruler rupeesign.circle
        rupeesign.square safari sailboat sailboat.circle scanner scissors.circle screwdriver scroll sdcard seal
        shared.with.you.circle shazam.logo shekelsign.circle shekelsign.square shield shield.slash shift shippingbox
        shippingbox.and.arrow.backward shippingbox.circle shoe shoe.2 shoe.circle shower shuffle.circle
        signpost.and.arrowtriangle.up signpost.and.arrowtriangle.up.circle signpost.left signpost.left.circle
        signpost.right signpost.right.and.left signpost.right.and.left.circle signpost.right.circle simcard simcard.2
        sink skateboard skis slash.circle sleep.circle smallcircle.circle smallcircle.filled.circle smoke smoke.circle
        snowboard snowflake.circle soccerball.circle sofa sos.circle sparkles.rectangle.stack sparkles.tv speaker
        speaker.badge.exclamationmark speaker.circle speaker.minus speaker.plus speaker.slash speaker.slash.circle
        speaker.square speaker.wave.1 speaker.wave.2 speaker.wave.2.bubble speaker.wave.2.circle speaker.wave.3
        speaker.zzz sportscourt sportscourt.circle square square.2.layers.3d square.and.arrow.down
        square.and.arrow.down.on.square square.and.arrow.up square.and.arrow.up.badge.clock square.and.arrow.up.circle
        square.and.arrow.up.on.square square.and.at.rectangle square.and.pencil.circle square.badge.plus square.circle
        square.grid.2x2 square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x3
        square.on.square.badge.person.crop square.slash square.split.1x2 square.split.2x1 square.split.2x2
        square.split.bottomrightquarter square.split.diagonal square.split.diagonal.2x2 square.stack
        square.stack.3d.down.forward square.stack.3d.down.right square.stack.3d.forward.dottedline square.stack.3d.up
        square.stack.3d.up.badge.automatic square.stack.3d.up.slash square.stack.3d.up.trianglebadge.exclamationmark
        square.text.square squares.leading.rectangle squareshape star star.bubble star.circle star.hexagon star.slash
        star.square star.square.on.square staroflife staroflife.circle staroflife.shield sterlingsign.circle
        sterlingsign.square stethoscope.circle stop stop.circle stopwatch storefront storefront.circle stove stroller
        suit.club suit.diamond suit.heart suit.spade suitcase suitcase.cart suitcase.rolling sun.haze sun.haze.circle
        sun.horizon sun.horizon.circle sun.max sun.max.circle sun.max.trianglebadge.exclamationmark sun.min sun.rain
        sun.rain.circle sun.snow sun.snow.circle sunglasses sunrise sunrise.circle sunset sunset.circle surfboard
        swatchpalette swedishkronasign.circle swedishkronasign.square switch.programmable switch.programmable.square
        syringe table table.furniture tablecells tag tag.circle tag.slash tag.square takeoutbag.and.cup.and.straw
        teddybear tengesign.circle tengesign.square tennis.racket.circle tennisball tennisball.circle tent tent.2
        tent.2.circle tent.circle terminal text.below.photo text.book.closed text.bubble text.document text.page
        text.rectangle.page theatermask.and.paintbrush theatermasks theatermasks.circle thermometer.snowflake.circle
        thermometer.sun thermometer.sun.circle thermometer.variable.and.figure.circle ticket timer.circle toilet
        toilet.circle tornado.circle tortoise tortoise.circle tram tram.circle trapezoid.and.line.horizontal
        trapezoid.and.line.vertical trash trash.circle trash.slash trash.slash.circle trash.slash.square trash.square
        tray tray.2 tray.and.arrow.down tray.and.arrow.up tray.circle tray.full tree tree.circle triangle
        triangle.circle triangleshape trophy trophy.circle tropicalstorm.circle truck.box truck.box.badge.clock tshirt
        tshirt.circle tugriksign.circle tugriksign.square turkishlirasign.circle turkishlirasign.square tv
        tv.and.mediabox tv.badge.wifi tv.circle tv.slash umbrella umbrella.percent video video.badge.waveform
        video.bubble video.circle video.doorbell video.slash video.slash.circle video.square videoprojector
        viewfinder.circle visionpro volleyball volleyball.circle wake.circle wallet.pass washer waterbottle
        waveform.circle waveform.path.ecg.rectangle web.camera wifi.circle wifi.exclamationmark.circle wifi.router
        wifi.square wind.circle wind.snow.circle wineglass wonsign.circle wonsign.square wrench.adjustable
        wrench.and.screwdriver xmark.app xmark.bin xmark.bin.circle xmark.circle xmark.diamond xmark.icloud
        xmark.octagon xmark.rectangle xmark.rectangle.portrait xmark.seal xmark.shield xmark.square yensign.circle
        yensign.square
        """
}
