import CGtk

extension Widget {
  /// How early the widget is given the room that it would like best, where its row or column hasn't
  /// enough for all: those with more go before those with less, which is 0 to begin with.
  public var layoutPriority: Double {
    get { PrioritizedLine.priority(of: widget) }
    set {
      guard newValue != layoutPriority else { return }
      PrioritizedLine.isUsed = true
      let number = newValue == 0 || newValue.isNaN ? nil : UnsafeMutablePointer(boxing: newValue)
      g_object_set_data_full(cast(), PrioritizedLine.key, number, g_free)
      gtk_widget_queue_resize(widget)
    }
  }
}

extension UnsafeMutablePointer<Double> {
  /// Memory of GLib's with a number in it.
  fileprivate init?(boxing number: Double) {
    guard let memory = g_malloc(gsize(MemoryLayout<Double>.size)) else { return nil }
    self = memory.bindMemory(to: Double.self, capacity: 1)
    initialize(to: number)
  }
}

/// The children of a row or a column of which some are given their room before others.
///
/// GTK's own boxes know nothing of the kind. One without such a child is GTK's.
struct PrioritizedLine {
  static let key = "layout-priority"

  /// Whether there has been any such line: most apps have none, and boxes are measured often. Read and
  /// written on the main thread only.
  nonisolated(unsafe) static var isUsed = false

  private struct Child {
    let widget: UnsafeMutablePointer<GtkWidget>
    let priority: Double
    let expands: Bool
    /// What it gets along the line: to begin with what it can't do without.
    var length: Int32
    let natural: Int32
  }

  private var children: [Child]
  private let orientation: GtkOrientation
  private let spacing: Int32
  private let isMirrored: Bool

  static func priority(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, key)?.load(as: Double.self) ?? 0
  }

  private static func children(
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

  /// Measures the children of a row for whatever height, or those of a column for its width; `nil` if
  /// GTK is to do it.
  init?(
    _ layout: UnsafeMutablePointer<GtkLayoutManager>?,
    _ widget: UnsafeMutablePointer<GtkWidget>?,
    width: Int32
  ) {
    guard Self.isUsed, let layout, let widget,
      Self.children(of: widget).contains(where: { Self.priority(of: $0) != 0 })
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
    spacing = Int32(clamping: gtk_box_layout_get_spacing(OpaquePointer(layout)))
    isMirrored =
      orientation == GTK_ORIENTATION_HORIZONTAL
      && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  }

  var isRow: Bool { orientation == GTK_ORIENTATION_HORIZONTAL }

  /// Gives each child its part of the length: what it can't do without first, then what it would like,
  /// in the order of priority, and what is left to those that have room to give away, of the greatest
  /// priority among them.
  mutating func divide(_ length: Int32) {
    let least = children.reduce(0) { $0 + $1.length } + spacing * Int32(children.count - 1)
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

  /// How high a row is, with the widths that its children have.
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

  /// Puts the children where they belong.
  func allocate(_ width: Int32, _ height: Int32) {
    var position: Int32 = 0
    for child in children {
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
      position += child.length + spacing
    }
  }
}
