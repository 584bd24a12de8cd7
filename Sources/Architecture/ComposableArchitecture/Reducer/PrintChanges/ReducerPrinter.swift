import ConcurrencyExtras
import CustomDump
import Dispatch
import Foundation

/// A printer of actions and changes of the state, for ``Reducer/_printChanges(_:)``.
///
/// ```swift
/// _ReducerPrinter<Counter.State, Counter.Action> { action, oldState, newState in
///   logger.debug("\(action)")
/// }
/// ```
public struct _ReducerPrinter<State, Action> {
  private let printChangeImpl: (_ action: Action, _ oldState: State, _ newState: State) -> Void
  private let queue: DispatchQueue

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - printChange: A closure that prints one action, and the state before and after the action.
  ///   - queue: A serial queue on which `printChange` is called. The default is a queue that all
  ///     printers share.
  public init(
    printChange:
      @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.printChangeImpl = printChange
    self.queue = queue ?? sharedQueue
  }

  /// Calls the closure that prints one action, and the state before and after the action.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChangeImpl(receivedAction, oldState, newState)
  }

  /// Prints the action on the printer's queue. The store doesn't wait for the printer.
  func enqueue(receivedAction: Action, oldState: State, newState: State) {
    // The values are copies. Other code can change only objects that the values reference.
    let change = UncheckedSendable((receivedAction, oldState, newState))
    queue.async {
      let (action, oldState, newState) = change.value
      self.printChange(receivedAction: action, oldState: oldState, newState: newState)
    }
  }
}

// Sendability is unchecked, because the closure is not marked as `@Sendable`. If the queue is
// serial, ``enqueue`` calls the closure for one action at a time.
extension _ReducerPrinter: @unchecked Sendable {}

extension _ReducerPrinter {
  /// A printer that writes the action and the difference of the states to the standard output.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      let difference = diff(oldState, newState).map { $0.indented(by: 2) }
      write("\(text)\n\(difference ?? "  (No state changes)")\n\n")
    }
  }

  /// A printer that writes the type and the case of the action to the standard output.
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
