/// A shape as it is drawn: its outline in the drawing's own coordinates, and its paint.
struct DrawnShape: Equatable {
    var outline: Outline
    var style: ShapeStyle

    /// Whether its area is painted.
    var isFilled: Bool { isPaint(style.fill) && style.opacity * style.fillOpacity > 0.001 }
    /// Whether its border is painted.
    var isStroked: Bool {
        isPaint(style.stroke) && style.opacity * style.strokeOpacity > 0.001 && style.strokeWidth > 0
    }

    private func isPaint(_ paint: Paint) -> Bool { paint == .tint || paint == .other }

    /// The corners of the box around what is painted: lines count with half their width.
    var corners: [Point] {
        let reach = isStroked ? style.strokeWidth / 2 : 0
        let (low, high) = (Point(x: -reach, y: -reach), Point(x: reach, y: reach))
        return outline.points.flatMap { [$0 + low, $0 + high] }
    }

    /// The shape under a transform; lines grow with it.
    func moved(_ transform: Transform) -> DrawnShape {
        var moved = DrawnShape(outline: outline.moved(transform), style: style)
        moved.style.strokeWidth *= transform.growth
        return moved
    }
}
