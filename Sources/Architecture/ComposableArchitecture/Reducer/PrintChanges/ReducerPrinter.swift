import ConcurrencyExtras
import CustomDump
import Dispatch
import Foundation

/// How ``Reducer/_printChanges(_:)`` shows what an action did.
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
  ///   - printChange: Shows one action, and the state before and after it.
  ///   - queue: A serial queue to do it on; by default one that all printers share.
  public init(
    printChange:
      @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.printChangeImpl = printChange
    self.queue = queue ?? sharedQueue
  }

  /// Shows one action, and the state before and after it.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChangeImpl(receivedAction, oldState, newState)
  }

  /// Shows the action on the printer's queue, so that the store need not wait for it.
  func enqueue(receivedAction: Action, oldState: State, newState: State) {
    // Values of their own, which nobody else changes.
    let change = UncheckedSendable((receivedAction, oldState, newState))
    queue.async {
      let (action, oldState, newState) = change.value
      self.printChange(receivedAction: action, oldState: oldState, newState: newState)
    }
  }
}

// It shows one action at a time, on its queue.
extension _ReducerPrinter: @unchecked Sendable {}

extension _ReducerPrinter {
  /// Writes the action, and how the state differs from before, to the standard output.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      let difference = diff(oldState, newState).map { $0.indented(by: 2) }
      write("\(text)\n\(difference ?? "  (No state changes)")\n\n")
    }
  }

  /// Writes the name of the action to the standard output.
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
