extension FilledSymbolNames {
    /// Outline names, i to z, whose filled form ends in `.fill`.
    static let iToZ: String = """
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
