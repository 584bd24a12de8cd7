import CGtk

/// A container that shows the first of its children that fits.
///
/// A child fits if its natural size does not exceed the size of the container. If no child fits,
/// the last child is shown. The minimum size of the container is the minimum size of its smallest
/// child, and the natural size is the natural size of the first child.
@MainActor
public final class FittingBox: Widget, OrderedContainer {
  /// Whether the width of a child must fit.
  public var fitsWidth = true {
    didSet { if fitsWidth != oldValue { directionsDidChange() } }
  }

  /// Whether the height of a child must fit.
  public var fitsHeight = true {
    didSet { if fitsHeight != oldValue { directionsDidChange() } }
  }

  private var holders: [Widget: Bin] = [:]
  private var hiddenFocus: HiddenFocus?

  /// Creates an empty container.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(CustomLayout.heightForWidth, fittingMeasure, fittingAllocate)
    )
    directionsDidChange()
    hiddenFocus = HiddenFocus(in: self) { [weak self] in
      self?.holders.values.first(where: \.isMapped)?.childFocus(.tabForward)
    }
  }

  /// Stores the directions in the GTK instance, because the instance of a box can outlive the
  /// wrapper, and requests a new layout.
  private func directionsDidChange() {
    FittingDirections(width: fitsWidth, height: fitsHeight).store(in: widget)
    gtk_widget_queue_resize(widget)
  }

  /// Inserts a child after `sibling`, or as the first child if `sibling` is `nil`.
  public func insert(_ child: Widget, after sibling: Widget?) {
    // The box hides the bin of a child, because the child may itself be hidden by its view.
    let holder = Bin(child: child)
    // The layout shows the bin if the child fits.
    setChildShown(holder.widget, false)
    gtk_widget_insert_after(holder.widget, widget, sibling.flatMap { holders[$0]?.widget })
    holders[child] = holder
    hiddenFocus?.observe(holder)
  }

  /// Moves a child after `sibling`, or to the first position if `sibling` is `nil`.
  public func move(_ child: Widget, after sibling: Widget?) {
    guard let holder = holders[child] else { return }
    gtk_widget_insert_after(holder.widget, widget, sibling.flatMap { holders[$0]?.widget })
    gtk_widget_queue_resize(widget)
  }

  /// Removes a child, and releases the container's reference to the child.
  public func remove(_ child: Widget) {
    guard let holder = holders.removeValue(forKey: child) else { return }
    hiddenFocus?.endObservation(of: holder)
    holder.setChildren([])
    gtk_widget_unparent(holder.widget)
  }
}

/// The directions in which a child of a fitting box must fit.
private struct FittingDirections: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-fitting-directions")

  var width: Bool
  var height: Bool

  init(width: Bool, height: Bool) {
    self.width = width
    self.height = height
  }

  init(of box: UnsafeMutablePointer<GtkWidget>?) {
    self =
      box.flatMap { StoredValue.read(Self.self, Self.quark, of: $0) }
      ?? FittingDirections(width: true, height: true)
  }

  func store(in box: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: box)
  }
}

/// The children of a fitting box.
private struct Alternatives {
  typealias Child = UnsafeMutablePointer<GtkWidget>

  let children: [Child]
  private let directions: FittingDirections

  init(of box: Child?) {
    directions = FittingDirections(of: box)
    var children: [Child] = []
    var next = box.flatMap(gtk_widget_get_first_child)
    while let child = next {
      if gtk_widget_should_layout(child).isTrue { children.append(child) }
      next = gtk_widget_get_next_sibling(child)
    }
    self.children = children
  }

  /// Returns the first child whose natural size fits in a space, or otherwise the last child whose
  /// minimum size fits.
  func fitting(width: Int32, height: Int32) -> Child? {
    children.first { fits($0, width: width, height: height) }
      ?? children.last { child in
        extent(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum <= width
          && extent(of: child, GTK_ORIENTATION_VERTICAL, for: width).minimum <= height
      } ?? children.last
  }

  private func fits(_ child: Child, width: Int32?, height: Int32?) -> Bool {
    let widths = extent(of: child, GTK_ORIENTATION_HORIZONTAL, for: -1)
    if let width, (directions.width ? widths.natural : widths.minimum) > width { return false }
    let heights = extent(of: child, GTK_ORIENTATION_VERTICAL, for: width ?? -1)
    guard let height else { return true }
    return (directions.height ? heights.natural : heights.minimum) <= height
  }

  /// Returns the sizes of the container in a direction.
  func size(
    _ orientation: GtkOrientation,
    for across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_VERTICAL, across >= 0 else {
      let sizes = children.map { extent(of: $0, orientation, for: -1) }
      return (sizes.map(\.minimum).min() ?? 0, sizes.first?.natural ?? 0)
    }
    // If the height must fit, a smaller child than the first child that is narrow enough can be
    // shown.
    let narrow = children.filter { fits($0, width: across, height: nil) }
    let heights = (narrow.isEmpty ? children.suffix(1) : narrow[...])
      .map { extent(of: $0, orientation, for: across) }
    let natural = heights.first?.natural ?? 0
    let least = directions.height ? heights.map(\.minimum).min() : heights.first?.minimum
    return (min(least ?? 0, natural), natural)
  }

  /// Returns the sizes of a child in a direction. A size in the other direction that is less than
  /// the minimum size is replaced by the minimum size, because GTK requires such a size.
  func extent(
    of child: Child,
    _ orientation: GtkOrientation,
    for across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var across = across
    if across >= 0 {
      let other =
        orientation == GTK_ORIENTATION_VERTICAL
        ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
      across = max(across, CustomLayout.extent(of: child, other).minimum)
    }
    return CustomLayout.extent(of: child, orientation, for: across)
  }
}

private let fittingMeasure: CustomLayout.Measure = {
  box,
  orientation,
  forSize,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  let size = Alternatives(of: box).size(orientation, for: forSize)
  minimum?.pointee = size.minimum
  natural?.pointee = max(size.minimum, size.natural)
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private let fittingAllocate: CustomLayout.Allocate = {
  box,
  width,
  height,
  baseline in
  let alternatives = Alternatives(of: box)
  guard let shown = alternatives.fitting(width: width, height: height) else { return }
  for child in alternatives.children where child != shown {
    setChildShown(child, false)
  }
  setChildShown(shown, true)
  let minimumWidth = alternatives.extent(of: shown, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
  let childWidth = max(width, minimumWidth)
  let minimumHeight = alternatives.extent(
    of: shown,
    GTK_ORIENTATION_VERTICAL,
    for: childWidth
  ).minimum
  var area = GtkAllocation(
    x: gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL ? width - childWidth : 0,
    y: 0,
    width: childWidth,
    height: max(height, minimumHeight)
  )
  gtk_widget_size_allocate(shown, &area, baseline)
}
