import Mustache

/// Values that answer for their stored properties by name.
///
/// The template library would find a value's parts by reflection, and look at all of them for each name: a third of the
/// time a page takes. So every value of a page answers itself; a test holds these lists to the stored properties.
protocol NamedValues: MustacheParent {
    /// The property of that name; nil where there is none, or where it is nil.
    func child(named wanted: String) -> Any?
}
