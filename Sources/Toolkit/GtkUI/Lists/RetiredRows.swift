import Gtk

/// The rows that a list no longer shows, and whose nodes are dismantled when the main loop is idle.
///
/// GTK discards up to 200 rows in one change of the list, such as the end of a search. Dismantling
/// the nodes and the widgets of 200 rows with several controls takes longer than a frame. Therefore
/// the rows are only frozen in the frame of the change, and are dismantled later, a few at a time.
@MainActor
final class RetiredRows {
  /// The maximum duration of the work between two iterations of the main loop. The last row can
  /// exceed the duration.
  private static let limit = Duration.milliseconds(3)

  private var rows: [(bin: Bin, part: any ListPart)] = []
  private var source: MainLoopSource?

  /// Freezes the row of a bin, and dismantles the row later. A row with the focus is dismantled
  /// immediately, because GTK can't move the focus away from a widget outside its window.
  func retire(_ bin: Bin, of part: any ListPart) {
    guard part.canRetireRow(in: bin), !bin.containsFocus else { return part.unbindRow(from: bin) }
    part.retireRow(in: bin)
    rows.append((bin, part))
    if source == nil {
      source = MainLoopSource(repeatingIdle: .idle) { [weak self] in
        self?.dismantleSome() ?? .stop
      }
    }
  }

  /// Stops the work. The parts dismantle the remaining rows when the list is dismantled.
  func removeAll() {
    source?.cancel()
    source = nil
    rows = []
  }

  private func dismantleSome() -> MainLoopSource.Continuation {
    let start = ContinuousClock.now
    while let row = rows.popLast() {
      row.part.dismantleRetiredRow(in: row.bin)
      guard ContinuousClock.now - start < Self.limit else { break }
    }
    guard rows.isEmpty else { return .continue }
    source = nil
    return .stop
  }
}
