import CGtk

/// The state of a split box, which is stored in the GTK instance, because the instance can outlive
/// the wrapper.
struct SplitStrip: BitwiseCopyable {
  private static let quark = g_quark_from_string("composable-gtk-split-strip")

  /// The position and the width of a column in the strip, in pixels from the start.
  struct Area: BitwiseCopyable {
    var start: Double = 0
    var width: Double = 0
  }

  private var lower: Int
  private var upper: Int
  private var oldLower: Int
  private var oldUpper: Int
  /// The number of columns.
  let count: Int
  var widths: SplitColumnValues<SplitBox.ColumnWidth>
  /// The widths that the user has chosen, in pixels.
  var chosenWidths = SplitColumnValues<Int?>(nil, nil, nil)
  /// The areas at the start of the transition.
  private var origins = SplitColumnValues(Area(), Area(), Area())
  /// The progress of the transition, from 0 to 1. The value is 1 if there is no transition.
  var progress = 1.0

  init(count: Int) {
    self.count = count
    (lower, upper) = (0, count)
    (oldLower, oldUpper) = (0, count)
    let width = SplitBox.ColumnWidth(minimum: 0, fraction: 0.25, maximum: .max)
    widths = SplitColumnValues(width, width, width)
  }

  init(of box: UnsafeMutablePointer<GtkWidget>) {
    self = StoredValue.read(Self.self, Self.quark, of: box) ?? SplitStrip(count: 1)
  }

  func store(in box: UnsafeMutablePointer<GtkWidget>) {
    StoredValue.store(self, Self.quark, in: box)
  }

  var visible: Range<Int> { lower..<upper }

  /// Returns whether a column is visible, or is still visible in the transition.
  func shows(_ index: Int) -> Bool {
    visible.contains(index) || progress < 1 && (oldLower..<oldUpper).contains(index)
  }

  /// Shows other columns without a transition.
  mutating func set(_ new: Range<Int>) {
    (lower, upper) = (new.lowerBound, new.upperBound)
    progress = 1
  }

  /// Begins a transition to other columns. A running transition continues from the current areas.
  mutating func begin(
    _ new: Range<Int>,
    in width: Int32,
    columns: [UnsafeMutablePointer<GtkWidget>]
  ) {
    let current = areas(in: width, columns)
    let shown = columns.indices.filter { shows($0) }
    origins = current
    // Also the columns between the old and the new columns slide through the container.
    oldLower = min(shown.first ?? lower, new.lowerBound)
    oldUpper = max((shown.last ?? lower) + 1, new.upperBound)
    (lower, upper) = (new.lowerBound, new.upperBound)
    progress = 0
  }

  /// Returns the current areas of the columns in a container with a width.
  func areas(
    in width: Int32,
    _ columns: [UnsafeMutablePointer<GtkWidget>]
  ) -> SplitColumnValues<Area> {
    var areas = finalAreas(in: width, columns)
    guard progress < 1 else { return areas }
    for index in columns.indices {
      let (origin, target) = (origins[index], areas[index])
      areas[index].start = origin.start + (target.start - origin.start) * progress
      // A column that becomes narrower is resized at the end, so that it covers the gap beside it.
      areas[index].width = max(origin.width, target.width)
    }
    return areas
  }

  /// Returns the areas of the columns at the end of the transition. The columns that are not
  /// visible are before the start or after the end of the container.
  private func finalAreas(
    in width: Int32,
    _ columns: [UnsafeMutablePointer<GtkWidget>]
  ) -> SplitColumnValues<Area> {
    var areas = SplitColumnValues(Area(), Area(), Area())
    var start = 0.0
    for index in visible where index < columns.count {
      let isLast = index == upper - 1
      let rest = Double(width) - start
      let own = isLast ? rest : Double(ownWidth(index, columns, rest: rest, of: width))
      areas[index] = Area(start: start, width: own)
      start += own
    }
    var end = 0.0
    for index in (0..<lower).reversed() {
      let own = hiddenWidth(index, columns[index], width)
      end -= own
      areas[index] = Area(start: end, width: own)
    }
    start = Double(width)
    for index in upper..<max(upper, columns.count) {
      let own = hiddenWidth(index, columns[index], width)
      areas[index] = Area(start: start, width: own)
      start += own
    }
    return areas
  }

  /// Returns the width of a column that isn't the last visible column. The width that the user has
  /// chosen leaves the least width to the columns behind it.
  private func ownWidth(
    _ index: Int,
    _ columns: [UnsafeMutablePointer<GtkWidget>],
    rest: Double,
    of width: Int32
  ) -> Int32 {
    let own = leadingWidth(index, columns[index], width)
    guard chosenWidths[index] != nil else { return own }
    let others = (index + 1..<min(upper, columns.count)).map { leastWidth($0, columns[$0]) }
    return max(leastWidth(index, columns[index]), min(own, Int32(rest) - others.reduce(0, +)))
  }

  private func leastWidth(_ index: Int, _ column: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let required = CustomLayout.extent(of: column, GTK_ORIENTATION_HORIZONTAL).minimum
    return max(Int32(clamping: widths[index].minimum), required)
  }

  /// Returns the width of a column beside other columns.
  private func leadingWidth(
    _ index: Int,
    _ column: UnsafeMutablePointer<GtkWidget>,
    _ width: Int32
  ) -> Int32 {
    let own = widths[index]
    let fraction = own.fraction.isFinite ? max(0, min(own.fraction, 1)) : 1
    let wanted = chosenWidths[index].map(Int32.init(clamping:)) ?? Int32(Double(width) * fraction)
    let limited = min(max(wanted, Int32(clamping: own.minimum)), Int32(clamping: own.maximum))
    return max(limited, CustomLayout.extent(of: column, GTK_ORIENTATION_HORIZONTAL).minimum)
  }

  /// Returns the width of a column that is not visible: its old width, if it was visible.
  private func hiddenWidth(
    _ index: Int,
    _ column: UnsafeMutablePointer<GtkWidget>,
    _ width: Int32
  ) -> Double {
    if progress < 1, (oldLower..<oldUpper).contains(index) { return origins[index].width }
    return upper - lower == 1 ? Double(width) : Double(leadingWidth(index, column, width))
  }
}

/// A value for each column of a split box, without an allocation.
struct SplitColumnValues<Value: BitwiseCopyable>: BitwiseCopyable {
  private var values: (Value, Value, Value)

  init(_ first: Value, _ second: Value, _ third: Value) { values = (first, second, third) }

  subscript(index: Int) -> Value {
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      default: values.2
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      default: values.2 = newValue
      }
    }
  }
}
