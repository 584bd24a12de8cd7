import ComposableArchitecture
import CustomDump
import Foundation

/// A reducer that writes each action, and the changes of the state, to standard error, also in a
/// release build.
public struct PrintChangesReducer<Base: Reducer>: Reducer {
  private let base: Base

  /// Creates a reducer that prints the actions and the changes of another reducer.
  public init(_ base: Base) {
    self.base = base
  }

  /// Runs the base reducer, and writes the action and the difference of the states to standard
  /// error.
  public func reduce(into state: inout Base.State, action: Base.Action) -> EffectOf<Base> {
    let old = state
    let effect = base.reduce(into: &state, action: action)
    var text = "received action:\n"
    customDump(action, to: &text, indent: 2)
    let changes = diff(old, state)?.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    text += "\n\(changes ?? "  (No state changes)")\n\n"
    FileHandle.standardError.write(Data(text.utf8))
    return effect
  }
}
