import Gtk

/// The rows that a list no longer shows, and whose nodes are dismantled when the main loop is idle.
///
/// GTK discards up to 200 rows in one change of the list, such as the end of a search. The rows are
/// retired immediately, so that the actions for their end, such as `onDisappear`, precede the
/// actions of new rows. Dismantling the nodes and the widgets of 200 rows with several controls
/// takes too long for the same frame.
@MainActor
final class RetiredRows {
  /// The rows of all lists, so that several lists have one limit.
  static let shared = RetiredRows()

  /// The maximum duration of the work between two iterations of the main loop. The last row can
  /// exceed the duration.
  private static let limit = Duration.milliseconds(3)
  /// The number of retired rows from which a row is dismantled at once. If the main loop is never
  /// idle, the memory does not grow without a limit.
  private static let maximumCount = 1_000

  private var rows: [(bin: Bin, part: any ListPart)] = []
  private var source: MainLoopSource?

  /// Retires the row of a bin, and dismantles the row later.
  func retire(_ bin: Bin, of part: any ListPart) {
    guard part.canRetireRow(in: bin), rows.count < Self.maximumCount else {
      return part.unbindRow(from: bin)
    }
    part.retireRow(in: bin)
    rows.append((bin, part))
    if source == nil {
      source = MainLoopSource(repeatingIdle: .idle) { [weak self] in
        self?.dismantleSome() ?? .stop
      }
    }
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
