import Foundation

extension View {
  /// Writes to the standard output what made the body be evaluated that this is called in. In a
  /// release build it does nothing.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   …
  /// }
  /// ```
  ///
  /// Which of the things that a body reads has changed isn't known: observation only says that one
  /// of them has. Called elsewhere it says that it can't know.
  public static func _printChanges() {
    #if DEBUG
      let cause =
        switch EvaluationCause.current {
        case .first: "first evaluation"
        case .update: "made anew by the view around it"
        case .observed: "something that it read has changed"
        case nil: "not within the evaluation of a body"
        }
      FileHandle.standardOutput.write(Data("\(Self.self): \(cause)\n".utf8))
    #endif
  }
}

/// What makes a body be evaluated.
@MainActor
enum EvaluationCause {
  case first
  case update
  case observed

  /// That of the body which is being evaluated.
  private(set) static var current: Self?

  static func with<R>(_ cause: Self, _ operation: () -> R) -> R {
    let outer = current
    current = cause
    defer { current = outer }
    return operation()
  }
}
