import CGtk

/// The spacings between the visible children of a `GtkBox`. The spacing beside a child in a
/// transition grows or shrinks with the child.
struct BoxSpacings {
  private let spacing: Int32
  private var spacings: [Int32]

  init(
    _ layout: UnsafeMutablePointer<GtkLayoutManager>,
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) {
    spacing = Int32(clamping: gtk_box_layout_get_spacing(OpaquePointer(layout)))
    let missing = PrioritizedLayout.children(of: widget).map(TransitionLayout.missingPart)
    spacings = Array(repeating: spacing, count: max(missing.count - 1, 0))
    // The spacing after a child shrinks. At the end of the box, the spacing before a child shrinks.
    let last = missing.lastIndex(of: 0) ?? missing.count - 1
    for (index, part) in missing.enumerated() where part > 0 {
      let space = index < last ? index : index - 1
      guard spacings.indices.contains(space) else { continue }
      let rest = spacing - Int32((Double(spacing) * part).rounded())
      spacings[space] = min(spacings[space], rest)
    }
  }

  var sum: Int32 { spacings.reduce(0, +) }

  /// The difference between the sum and the sum of the spacings without a transition.
  var reduction: Int32 { spacing * Int32(spacings.count) - sum }

  var areReduced: Bool { reduction > 0 }

  /// The spacing after a child, or 0 after the last child.
  subscript(after index: Int) -> Int32 { index < spacings.count ? spacings[index] : 0 }
}
