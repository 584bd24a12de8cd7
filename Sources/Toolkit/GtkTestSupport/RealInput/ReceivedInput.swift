import Gtk

/// The events that the program has received after one input.
@MainActor
final class ReceivedInput {
  private(set) var events: [ReceivedEvent] = []

  /// Sends input with `xdotool`, waits until the received events contain the whole input, and
  /// settles. The name of the input is for the message of the error.
  @discardableResult
  static func sending(
    _ name: String,
    _ arguments: [String],
    until isComplete: @MainActor (ReceivedInput) -> Bool
  ) throws -> ReceivedInput {
    let received = ReceivedInput()
    ReceivedEvent.observer = { received.events.append($0) }
    defer { ReceivedEvent.observer = nil }
    // A popover that was just closed must have released the pointer.
    Display.default?.sync()
    try InputProgram.xdotool.run(arguments)
    guard GtkTesting.wait(until: { isComplete(received) }) else {
      let kinds = received.events.map { "\($0.kind)" }.joined(separator: ", ")
      throw NotFound(message: "\(name) wasn't received, but only: [\(kinds)].")
    }
    GtkTesting.settle()
    return received
  }

  /// Returns whether an event was received at least `count` times.
  func contains(_ kind: ReceivedEvent.Kind, count: Int = 1) -> Bool {
    events.count { $0.kind == kind } >= count
  }

  /// Whether the surface of the first press was closed, so that its release isn't received.
  var hasClosedSurface: Bool {
    let press = events.first {
      switch $0.kind {
      case .keyPress, .buttonPress: true
      default: false
      }
    }
    return press?.surface?.isMapped == false
  }

  /// Returns whether the pointer is at a point of a surface.
  func isPointer(at point: ScreenPoint) -> Bool {
    guard let last = events.last(where: { $0.kind == .movement && $0.surface === point.surface })
    else { return false }
    return abs(last.x - point.x) <= 1.5 && abs(last.y - point.y) <= 1.5
  }
}
