import CGtk

/// Returns the columns of a split box, in order.
func splitColumns(
  of box: UnsafeMutablePointer<GtkWidget>?
) -> [UnsafeMutablePointer<GtkWidget>] {
  var columns: [UnsafeMutablePointer<GtkWidget>] = []
  var next = box.flatMap(gtk_widget_get_first_child)
  while let column = next, columns.count < SplitBox.maximumCount {
    // A popover is not a part of the layout.
    if !cgtk_is_a(column, gtk_popover_get_type()).isTrue { columns.append(column) }
    next = gtk_widget_get_next_sibling(column)
  }
  return columns
}

let splitRequestMode: CustomLayout.RequestMode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }

/// The minimum width is the width of the widest column, because a narrow container shows a single
/// column. The natural width is the sum of the natural widths.
let splitMeasure: CustomLayout.Measure = {
  box,
  orientation,
  _,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  let extents = splitColumns(of: box).map { CustomLayout.extent(of: $0, orientation) }
  let least = extents.map(\.minimum).max() ?? 0
  minimum?.pointee = least
  let wanted =
    orientation == GTK_ORIENTATION_HORIZONTAL
    ? extents.map(\.natural).reduce(0, +) : extents.map(\.natural).max() ?? 0
  natural?.pointee = max(least, wanted)
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

let splitAllocate: CustomLayout.Allocate = { box, width, height, _ in
  if let box { allocate(box, width: width, height: height) }
}

private func allocate(_ box: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
  let columns = splitColumns(of: box)
  let strip = SplitStrip(of: box)
  let areas = strip.areas(in: width, columns)
  let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
  for (index, column) in columns.enumerated() {
    guard strip.shows(index) else {
      setChildShown(column, false)
      continue
    }
    setChildShown(column, true)
    let least = CustomLayout.extent(of: column, GTK_ORIENTATION_HORIZONTAL).minimum
    let own = max(Int32(areas[index].width.rounded()), least)
    let leastHeight = CustomLayout.extent(of: column, GTK_ORIENTATION_VERTICAL, for: own).minimum
    let start = Int32(areas[index].start.rounded())
    var area = GtkAllocation(
      x: isMirrored ? width - start - own : start,
      y: 0,
      width: own,
      height: max(height, leastHeight)
    )
    gtk_widget_size_allocate(column, &area, -1)
  }
}
