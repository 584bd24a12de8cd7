import ComposableArchitecture
import Foundation
import GtkUI

extension WithViewStore {
  /// Writes to the standard output what made the content be evaluated, each time that it is. In a
  /// release build it does nothing.
  ///
  /// ```swift
  /// WithViewStore(store, observe: { $0 }) { viewStore in
  ///   …
  /// }
  /// ._printChanges("Counter")
  /// ```
  ///
  /// - Parameter prefix: Tells one view from another in what is written.
  public func _printChanges(_ prefix: String = "") -> Self {
    #if DEBUG
      var view = self
      view.changes = PrintedChanges(prefix: prefix)
      return view
    #else
      return self
    #endif
  }
}

/// What was observed when the content of a view was last evaluated.
@MainActor
struct PrintedChanges<ViewState>: DynamicProperty {
  private let prefix: String
  private let last = Last()

  init(prefix: String) {
    self.prefix = prefix
  }

  /// Writes how `state` differs from the last.
  func print(_ state: ViewState) {
    let title = "\(prefix.isEmpty ? "" : "\(prefix): ")WithViewStore<\(ViewState.self)>"
    let change =
      switch last.state {
      case nil: "(first evaluation)"
      case let old?: diff(old, state) ?? "(nothing that was observed has changed)"
      }
    last.state = state
    FileHandle.standardOutput.write(Data("\(title)\n\(change)\n\n".utf8))
  }

  func install(previous: Self?, environment: EnvironmentValues) {
    last.state = previous?.last.state
  }

  @MainActor
  private final class Last {
    var state: ViewState?
  }
}
