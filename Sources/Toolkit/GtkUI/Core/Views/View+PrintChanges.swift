import Foundation

extension View {
  /// Writes to the standard output why the body that calls this method is evaluated. Does nothing
  /// in a release build.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   …
  /// }
  /// ```
  ///
  /// The output doesn't name the value that has changed, because observation only reports that one
  /// of the values read by the body has changed. If the method is called outside a body, the output
  /// states this as the cause.
  public static func _printChanges() {
    #if DEBUG
      let cause =
        switch EvaluationCause.current {
        case .first: "first evaluation"
        case .update: "updated by an ancestor"
        case .observed: "a value that the body read has changed"
        case nil: "outside the evaluation of a body"
        }
      FileHandle.standardOutput.write(Data("\(Self.self): \(cause)\n".utf8))
    #endif
  }
}

/// The reason why a body is evaluated.
@MainActor
enum EvaluationCause {
  case first
  case update
  case observed

  /// The cause of the current evaluation of a body, or `nil` if no body is being evaluated.
  private(set) static var current: Self?

  static func with<R>(_ cause: Self, _ operation: () -> R) -> R {
    let outer = current
    current = cause
    defer { current = outer }
    return operation()
  }
}
