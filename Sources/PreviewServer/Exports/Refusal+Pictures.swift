extension Refusal {
    static let noBrowser = Self(
        status: 503,
        id: "noBrowser",
        title: "No browser to draw with",
        text: "Pictures are drawn by a browser on the machine that runs the preview, and it found none that it can "
            + "run. Whoever runs it can install Chromium or name one with export.chromium; its log says more."
    )
    static let manyPictures = Self(
        status: 503,
        id: "busy",
        title: "Many pictures are being drawn",
        text: "Pictures are drawn one at a time, and as many wait as may. Try again in a few seconds.",
        retryAfter: 5
    )
    static let slowPicture = Self(
        status: 503,
        id: "busy",
        title: "Still being drawn",
        text: "The picture takes longer than usual. It is still being drawn: try again in a few seconds.",
        retryAfter: 3
    )
    static let slowPage = Self(
        status: 503,
        id: "busy",
        title: "Still being made",
        text: "This takes longer than usual. It is still being made: try again in a few seconds.",
        retryAfter: 3
    )
    static let failedPicture = Self(
        status: 500,
        id: "picture",
        title: "The picture was not drawn",
        text: "The browser that draws pictures did not draw this one. The log of the preview says why."
    )
}
