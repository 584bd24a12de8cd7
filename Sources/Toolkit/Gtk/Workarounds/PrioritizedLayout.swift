import CGtk

extension Widget {
  /// The priority of the widget when its row or column divides space. Children with a higher
  /// priority receive their natural size first. The remaining space is divided among the expanding
  /// children with the highest priority. The default is 0.
  public var layoutPriority: Double {
    get { PrioritizedLayout.priority(of: widget) }
    set {
      guard newValue != layoutPriority else { return }
      PrioritizedLayout.isUsed = true
      let number = newValue == 0 || newValue.isNaN ? nil : UnsafeMutablePointer(boxing: newValue)
      g_object_set_data_full(cast(), PrioritizedLayout.key, number, g_free)
      gtk_widget_queue_resize(widget)
    }
  }
}

extension UnsafeMutablePointer<Double> {
  /// Allocates memory with GLib, and initializes the memory with a number.
  fileprivate init?(boxing number: Double) {
    guard let memory = g_malloc(gsize(MemoryLayout<Double>.size)) else { return nil }
    self = memory.bindMemory(to: Double.self, capacity: 1)
    initialize(to: number)
  }
}

/// A layout of a `GtkBox` that allocates space to the children in the order of their priority, and
/// that reduces the spacing beside a child in a transition.
///
/// GTK's own layout of boxes supports neither priorities nor different spacings. GTK lays out a box
/// in which no child has a priority or is in a transition.
struct PrioritizedLayout {
  static let key = "layout-priority"

  /// Whether a priority was ever set. If not, the priorities of children are not read, because
  /// boxes are measured often, and most apps set no priority. The property is accessed on the main
  /// thread only.
  nonisolated(unsafe) static var isUsed = false

  private struct Child {
    let widget: UnsafeMutablePointer<GtkWidget>
    let priority: Double
    let expands: Bool
    /// The size along the orientation of the box. The initial value is the minimum size.
    var length: Int32
    let natural: Int32
  }

  private var children: [Child]
  private let orientation: GtkOrientation
  private let spacings: BoxSpacings
  private let isMirrored: Bool

  static func priority(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key)?.load(as: Double.self) ?? 0
  }

  static func children(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
    sequence(
      state: gtk_widget_get_first_child(widget),
      next: { next in
        defer { next = next.flatMap(gtk_widget_get_next_sibling) }
        return next
      }
    )
    .lazy.filter { gtk_widget_should_layout($0).isTrue }
  }

  /// Measures the children of a row without a height constraint, or the children of a column for
  /// `width`. Returns `nil` if GTK performs the layout, because no child has a priority or is in a
  /// transition.
  init?(
    _ layout: UnsafeMutablePointer<GtkLayoutManager>?,
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    width: Int32
  ) {
    guard Self.isUsed || BoxSpacings.isUsed, let layout, let widget else { return nil }
    let spacings = BoxSpacings(layout, widget)
    guard
      spacings.areReduced
        || Self.isUsed && Self.children(of: widget).contains(where: { Self.priority(of: $0) != 0 })
    else { return nil }
    let orientation = gtk_orientable_get_orientation(OpaquePointer(layout))
    let across = orientation == GTK_ORIENTATION_VERTICAL ? width : -1
    children = Self.children(of: widget).map { child in
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(child, orientation, across, &minimum, &natural, nil, nil)
      return Child(
        widget: child,
        priority: Self.priority(of: child),
        expands: gtk_widget_compute_expand(child, orientation).isTrue,
        length: minimum,
        natural: natural
      )
    }
    self.orientation = orientation
    self.spacings = spacings
    isMirrored =
      orientation == GTK_ORIENTATION_HORIZONTAL
      && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  var isRow: Bool { orientation == GTK_ORIENTATION_HORIZONTAL }

  /// Divides the length among the children. Each child receives its minimum size. Then the children
  /// receive their natural sizes in the order of priority. The rest is divided among the expanding
  /// children with the highest priority.
  mutating func divide(_ length: Int32) {
    let least = children.reduce(0) { $0 + $1.length } + spacings.sum
    var extra = max(length - least, 0)
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let indices = children.indices.filter { children[$0].priority == priority }
      var sizes = indices.map {
        GtkRequestedSize(
          data: nil,
          minimum_size: children[$0].length,
          natural_size: children[$0].natural
        )
      }
      extra = gtk_distribute_natural_allocation(extra, guint(sizes.count), &sizes)
      for (index, size) in zip(indices, sizes) { children[index].length = size.minimum_size }
    }
    let greatest = children.filter(\.expands).map(\.priority).max()
    let expanding = children.indices.filter {
      children[$0].expands && children[$0].priority == greatest
    }
    for (number, index) in expanding.enumerated() {
      let share = extra / Int32(expanding.count - number)
      children[index].length += share
      extra -= share
    }
  }

  /// Returns the height of a row whose children have the widths that ``divide(_:)`` has set.
  func height() -> (minimum: Int32, natural: Int32) {
    var height: (minimum: Int32, natural: Int32) = (0, 0)
    for child in children {
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(
        child.widget,
        GTK_ORIENTATION_VERTICAL,
        child.length,
        &minimum,
        &natural,
        nil,
        nil
      )
      height = (max(height.minimum, minimum), max(height.natural, natural))
    }
    return height
  }

  /// Allocates the children at their positions.
  func allocate(_ width: Int32, _ height: Int32) {
    var position: Int32 = 0
    for (index, child) in children.enumerated() {
      var area =
        isRow
        ? GtkAllocation(
          x: isMirrored ? width - position - child.length : position,
          y: 0,
          width: child.length,
          height: height
        )
        : GtkAllocation(x: 0, y: position, width: width, height: child.length)
      gtk_widget_size_allocate(child.widget, &area, -1)
      position += child.length + spacings[after: index]
    }
  }
}
