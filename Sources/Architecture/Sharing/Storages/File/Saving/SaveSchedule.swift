/// The times at which the changes of one file are written: the first change at once, and then at
/// most one write per interval.
///
/// The schedule stores no value. A write always writes the last value.
struct SaveSchedule: Equatable {
  enum Event: Equatable {
    /// The value was changed.
    case change
    /// The value is the default, because there is no file. The write of a default does not delay
    /// the write of the first change.
    case defaultValue
    /// The value must be written at once.
    case save
    /// The interval since the last write that was followed by ``Step/startTimer`` has elapsed.
    case timer
    /// A write of the last value has started.
    case writeStarted
    /// The write has failed.
    case writeFailed
  }

  enum Step: Equatable {
    /// Write the last value.
    case write
    /// Send ``Event/timer`` after the interval.
    case startTimer
  }

  private enum Value {
    case saved
    /// The value was changed, and no write of the value has started.
    case changed
    /// The last write has failed. The timer does not repeat the write, because a full disk would
    /// then be written every second.
    case failed
  }

  private var value = Value.saved
  private var isTimerRunning = false

  /// Returns the steps that the event requires, in order.
  mutating func handle(_ event: Event) -> [Step] {
    switch event {
    case .change:
      value = .changed
      // The timer starts the write of a change during the interval.
      return isTimerRunning ? [] : writeAndStartTimer()

    case .defaultValue:
      value = .changed
      return [.write]

    case .save:
      value = .changed
      return writeAndStartTimer()

    case .timer:
      isTimerRunning = false
      return value == .changed ? writeAndStartTimer() : []

    case .writeStarted:
      // A change during the write is a later change, so the next event writes again.
      value = .saved
      return []

    case .writeFailed:
      // A change during the write is written at the end of the interval, as after a success.
      if value == .saved { value = .failed }
      return []
    }
  }

  private mutating func writeAndStartTimer() -> [Step] {
    defer { isTimerRunning = true }
    return isTimerRunning ? [.write] : [.write, .startTimer]
  }
}
