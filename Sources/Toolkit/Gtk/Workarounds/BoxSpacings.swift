import CGtk

/// The spacings between the visible children of a `GtkBox`. The spacing beside a child in a
/// transition grows or shrinks with the child.
struct BoxSpacings {
  private static let quark = g_quark_from_string("composable-gtk-missing-part")

  /// The number of children whose size is not complete. If the number is 0, the parts of children
  /// are not read, because boxes are measured often. The property is accessed on the main thread
  /// only.
  nonisolated(unsafe) private static var incompleteCount = 0

  /// Whether a box can have a child in a transition.
  static var isUsed: Bool { incompleteCount > 0 }

  /// Sets the part of the size that a child in a transition does not have yet, or no longer has,
  /// from 0 to 1.
  static func setMissingPart(_ part: Double, of child: UnsafeMutablePointer<GtkWidget>) {
    incompleteCount += (part > 0 ? 1 : 0) - (missingPart(of: child) > 0 ? 1 : 0)
    StoredValue.store(part, quark, in: child)
  }

  private static func missingPart(of child: UnsafeMutablePointer<GtkWidget>) -> Double {
    StoredValue.read(Double.self, quark, of: child) ?? 0
  }

  private let spacing: Int32
  private var spacings: [Int32]

  init(
    _ layout: UnsafeMutablePointer<GtkLayoutManager>,
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) {
    spacing = Int32(clamping: gtk_box_layout_get_spacing(OpaquePointer(layout)))
    let children = Array(PrioritizedLayout.children(of: widget))
    spacings = Array(repeating: spacing, count: max(children.count - 1, 0))
    // Only GTK's own layout aligns baselines.
    guard !children.contains(where: { gtk_widget_get_valign($0) == GTK_ALIGN_BASELINE }) else {
      return
    }
    let missing = children.map(Self.missingPart)
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
