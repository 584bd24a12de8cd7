import ConcurrencyExtras
import CustomDump
import Dispatch
import Foundation

/// A printer of the actions and changes for ``Reducer/_printChanges(_:)``.
///
/// ```swift
/// _ReducerPrinter<Counter.State, Counter.Action> { action, oldState, newState in
///   logger.debug("\(action)")
/// }
/// ```
public struct _ReducerPrinter<State, Action> {
  private let printChangeImpl: (_ action: Action, _ oldState: State, _ newState: State) -> Void
  private let queue: DispatchQueue

  /// - Parameters:
  ///   - printChange: Prints one action, and the state before and after the action.
  ///   - queue: A serial queue on which `printChange` is called. By default, all printers share a
  ///     queue.
  public init(
    printChange:
      @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.printChangeImpl = printChange
    self.queue = queue ?? sharedQueue
  }

  /// Prints one action, and the state before and after the action.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChangeImpl(receivedAction, oldState, newState)
  }

  /// Prints the action on the printer's queue, so that the store doesn't wait for the printer.
  func enqueue(receivedAction: Action, oldState: State, newState: State) {
    // These are copies of the values, which no other code mutates.
    let change = UncheckedSendable((receivedAction, oldState, newState))
    queue.async {
      let (action, oldState, newState) = change.value
      self.printChange(receivedAction: action, oldState: oldState, newState: newState)
    }
  }
}

// The closure is called for one action at a time, on the queue.
extension _ReducerPrinter: @unchecked Sendable {}

extension _ReducerPrinter {
  /// A printer that writes the action, and the difference of the states, to the standard output.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      let difference = diff(oldState, newState).map { $0.indented(by: 2) }
      write("\(text)\n\(difference ?? "  (No state changes)")\n\n")
    }
  }

  /// A printer that writes the name of the action to the standard output.
  public static var actionLabels: Self {
    Self { action, _, _ in
      write("received action: \(debugCaseOutput(action))\n")
    }
  }
}

private let sharedQueue = DispatchQueue(label: "ComposableArchitecture.ReducerPrinter")

private func write(_ text: String) {
  FileHandle.standardOutput.write(Data(text.utf8))
}
