import ComposableArchitecture
import Foundation
import GtkUI

extension WithViewStore {
  /// Writes the change of the observed value to the standard output each time the content is
  /// evaluated. In a release build, this modifier does nothing.
  ///
  /// ```swift
  /// WithViewStore(store, observe: { $0 }) { viewStore in
  ///   …
  /// }
  /// ._printChanges("Counter")
  /// ```
  ///
  /// - Parameter prefix: The text at the start of each message, which identifies the view.
  ///
  /// - Returns: A view that prints the changes of its observed value.
  public func _printChanges(_ prefix: String = "") -> Self {
    #if DEBUG
      var view = self
      view.changes = ChangePrinter(prefix: prefix)
      return view
    #else
      return self
    #endif
  }
}

/// A printer of changes. The printer stores the value that was observed at the previous evaluation
/// of the content.
@MainActor
struct ChangePrinter<ViewState>: DynamicProperty {
  private let prefix: String
  private let last = LastValue()

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Writes the difference between the previous value and `state` to the standard output, or a note
  /// if there is no previous value or no difference.
  func print(_ state: ViewState) {
    let title = "\(prefix.isEmpty ? "" : "\(prefix): ")WithViewStore<\(ViewState.self)>"
    let change =
      switch last.state {
      case nil: "(first evaluation)"
      case let old?: diff(old, state) ?? "(the observed value has not changed)"
      }
    last.state = state
    FileHandle.standardOutput.write(Data("\(title)\n\(change)\n\n".utf8))
  }

  func install(previous: Self?, environment: EnvironmentValues) {
    last.state = previous?.last.state
  }

  @MainActor
  private final class LastValue {
    var state: ViewState?
  }
}
