/// Names of Apple's SF Symbols catalogue that have a filled form, separated by white space (R2.76).
enum FilledSymbolNames {
    /// Filled names with `fill` inside, or in two places.
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

    /// Outline names, a to h, whose filled form ends in `.fill`.
    static let aToH: String = """
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
        """
}
