import CGtk

/// The layout of a ``TransitionBin``.
struct TransitionLayout: Equatable, BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-transition")

  var orientations: TransitionBin.Orientations
  var hasContent: Bool
  var contentPart = 1.0
  var picturePart = 1.0
  /// The widget of the picture. The container owns the widget.
  var picture: UnsafeMutablePointer<GtkWidget>?
  /// The size of the picture.
  var width: Int32
  var height: Int32

  /// The part of the size that the container does not have yet, or no longer has, from 0 to 1.
  private var missingPart: Double {
    let part = contentPart * (hasContent ? 1 : 0) + picturePart * (picture == nil ? 0 : 1)
    return 1 - min(part, 1)
  }

  /// Stores the layout in the GTK instance, because the instance can outlive its wrapper.
  func store(in bin: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: bin)
    BoxSpacings.setMissingPart(missingPart, of: bin)
  }

  static func make() -> UnsafeMutablePointer<GtkLayoutManager>? {
    gtk_custom_layout_new(requestMode, measure, allocate)
  }

  private static func of(_ bin: UnsafeMutablePointer<GtkWidget>) -> TransitionLayout {
    StoredValue.read(Self.self, quark, of: bin)
      ?? TransitionLayout(orientations: [], hasContent: false, width: 0, height: 0)
  }

  /// Returns the content, or `nil` if there is no visible content. A popover whose parent is the
  /// container is skipped, because a layout does not include popovers.
  private func content(
    of bin: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(bin)
    while let widget = child, widget == picture || !gtk_widget_should_layout(widget).isTrue {
      child = gtk_widget_get_next_sibling(widget)
    }
    return child
  }

  // MARK: Measuring

  private struct Size {
    var minimum: Int32 = 0
    var natural: Int32 = 0

    init(minimum: Int32 = 0, natural: Int32 = 0) {
      (self.minimum, self.natural) = (minimum, natural)
    }

    init(
      of widget: UnsafeMutablePointer<GtkWidget>,
      _ orientation: GtkOrientation,
      for size: Int32
    ) {
      gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, nil)
    }

    /// Creates the size of a part of an extent.
    init(_ extent: Int32, _ part: Double) {
      natural = Int32(clamping: Int((Double(extent) * part).rounded()))
      minimum = natural
    }

    /// Returns the size of the content in an extent of the container.
    func extent(in available: Int32, part: Double) -> Int32 {
      guard part < 1 else { return max(available, minimum) }
      // The size of the container is rounded. The result is the largest size that is rounded to the
      // size of the container, so that a text does not wrap only because of the rounding.
      let whole = part > 0 ? ((Double(available) + 0.5) / part).rounded(.up) : .infinity
      let limit = max(natural, available)
      return max(minimum, whole < Double(limit) ? Int32(whole) : limit)
    }
  }

  private func isPartial(_ orientation: GtkOrientation) -> Bool {
    orientations.contains(orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical)
  }

  /// Returns the size of the content across an orientation, for a size of the container.
  private func extent(
    of content: UnsafeMutablePointer<GtkWidget>,
    across orientation: GtkOrientation,
    in available: Int32
  ) -> Int32 {
    guard available >= 0 else { return -1 }
    let other =
      orientation == GTK_ORIENTATION_HORIZONTAL
      ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let size = Size(of: content, other, for: -1)
    return size.extent(in: available, part: isPartial(other) ? contentPart : 1)
  }

  private func size(
    of bin: UnsafeMutablePointer<GtkWidget>,
    _ orientation: GtkOrientation,
    for available: Int32
  ) -> Size {
    let pictureExtent = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height
    guard let content = content(of: bin) else {
      guard picture != nil else { return Size() }
      return isPartial(orientation)
        ? Size(pictureExtent, picturePart) : Size(natural: pictureExtent)
    }
    let size = Size(
      of: content,
      orientation,
      for: extent(of: content, across: orientation, in: available)
    )
    guard isPartial(orientation) else { return size }
    let rest = picture == nil ? 0 : Size(pictureExtent, picturePart).natural
    return Size(
      // The minimum does not grow beyond the minimum of the content, because a window would grow.
      minimum: Size(size.minimum, min(contentPart, 1)).natural + rest,
      natural: Size(size.natural, contentPart).natural + rest
    )
  }

  private static let requestMode: CustomLayout.RequestMode = { bin in
    guard let bin, let content = of(bin).content(of: bin) else {
      return GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    return gtk_widget_get_request_mode(content)
  }

  private static let measure: CustomLayout.Measure = {
    bin,
    orientation,
    available,
    minimum,
    natural,
    minimumBaseline,
    naturalBaseline in
    guard let bin else { return }
    let layout = of(bin)
    // After the transition, or if the size never changes, the container has the baseline of the
    // content.
    let hasContentSize =
      layout.orientations.isEmpty || layout.picture == nil && layout.contentPart == 1
    if hasContentSize, let content = layout.content(of: bin) {
      gtk_widget_measure(
        content,
        orientation,
        available,
        minimum,
        natural,
        minimumBaseline,
        naturalBaseline
      )
      return
    }
    let size = layout.size(of: bin, orientation, for: available)
    minimum?.pointee = size.minimum
    natural?.pointee = max(size.natural, size.minimum)
  }

  // MARK: Placing

  private static let allocate: CustomLayout.Allocate = {
    bin,
    width,
    height,
    baseline in
    guard let bin else { return }
    let layout = of(bin)
    if let content = layout.content(of: bin) {
      let part = layout.contentPart
      let contentWidth = Size(of: content, GTK_ORIENTATION_HORIZONTAL, for: -1)
        .extent(in: width, part: layout.isPartial(GTK_ORIENTATION_HORIZONTAL) ? part : 1)
      let contentHeight = Size(of: content, GTK_ORIENTATION_VERTICAL, for: contentWidth)
        .extent(in: height, part: layout.isPartial(GTK_ORIENTATION_VERTICAL) ? part : 1)
      place(content, in: bin, (width, height), (contentWidth, contentHeight), baseline)
    }
    if let picture = layout.picture {
      // GTK requires that a widget is measured before its size is set.
      _ = Size(of: picture, GTK_ORIENTATION_HORIZONTAL, for: -1)
      place(picture, in: bin, (width, height), (layout.width, layout.height), -1)
    }
  }

  private static func place(
    _ child: UnsafeMutablePointer<GtkWidget>,
    in bin: UnsafeMutablePointer<GtkWidget>,
    _ available: (width: Int32, height: Int32),
    _ size: (width: Int32, height: Int32),
    _ baseline: Int32
  ) {
    let isMirrored = gtk_widget_get_direction(bin) == GTK_TEXT_DIR_RTL
    var x = position(gtk_widget_get_halign(bin), available.width - size.width)
    if isMirrored { x = available.width - size.width - x }
    let y = position(gtk_widget_get_valign(bin), available.height - size.height)
    var allocation = GdkRectangle(x: x, y: y, width: size.width, height: size.height)
    gtk_widget_size_allocate(child, &allocation, baseline)
  }

  /// Returns the position of a child at the side of the container at which the container is
  /// aligned, because the side does not move during the transition.
  private static func position(_ alignment: GtkAlign, _ space: Int32) -> Int32 {
    switch alignment {
    case GTK_ALIGN_CENTER: space / 2
    case GTK_ALIGN_END: space
    default: 0
    }
  }
}
