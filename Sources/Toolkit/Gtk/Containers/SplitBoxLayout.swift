import CGtk

/// Returns the columns of a split box, and the handles between them, in order.
func splitParts(
  of box: UnsafeMutablePointer<GtkWidget>
) -> (columns: [UnsafeMutablePointer<GtkWidget>], handles: [UnsafeMutablePointer<GtkWidget>]) {
  var parts: [UnsafeMutablePointer<GtkWidget>] = []
  var next = gtk_widget_get_first_child(box)
  while let part = next {
    // A popover is not a part of the layout.
    if !cgtk_is_a(part, gtk_popover_get_type()).isTrue { parts.append(part) }
    next = gtk_widget_get_next_sibling(part)
  }
  let count = min(SplitStrip(of: box).count, parts.count)
  return (Array(parts[..<count]), Array(parts[count...]))
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
  let columns = box.map { splitParts(of: $0).columns } ?? []
  let extents = columns.map { CustomLayout.extent(of: $0, orientation) }
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
  let (columns, handles) = splitParts(of: box)
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
  for (index, handle) in handles.enumerated() {
    let isBetween = strip.visible.contains(index) && strip.visible.contains(index + 1)
    setChildShown(handle, isBetween && strip.progress == 1)
    guard isBetween else { continue }
    // Most of the handle is on the next column, because a scroll bar is at the end of this one.
    let start = Int32(areas[index + 1].start.rounded()) - 2
    let own = max(
      SplitHandle.width,
      CustomLayout.extent(of: handle, GTK_ORIENTATION_HORIZONTAL).minimum
    )
    var area = GtkAllocation(
      x: isMirrored ? width - start - own : start,
      y: 0,
      width: own,
      height: max(
        height,
        CustomLayout.extent(of: handle, GTK_ORIENTATION_VERTICAL, for: own).minimum
      )
    )
    gtk_widget_size_allocate(handle, &area, -1)
  }
}
