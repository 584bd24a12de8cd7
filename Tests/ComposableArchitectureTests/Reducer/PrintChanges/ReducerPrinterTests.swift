import Testing

@testable import ComposableArchitecture

@Suite struct ReducerPrinterTests {
  @Test func customDumpPrinterPrintsTheActionAndTheStateDifference() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      let printer = _ReducerPrinter<Counter.State, Counter.Action>.customDump
      let (old, new) = (Counter.State(count: 0), Counter.State(count: 1))
      printer.printChange(receivedAction: .increment, oldState: old, newState: new)
      printer.printChange(receivedAction: .decrement, oldState: old, newState: old)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        received action:
          Counter.Action.increment
          - Counter.State(count: 0)
          + Counter.State(count: 1)

        received action:
          Counter.Action.decrement
          (No state changes)
        """
      ),
      "\(output)"
    )
  }

  @Test func actionLabelsPrinterPrintsTheActionNameWithoutItsPayload() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      _ReducerPrinter<Int, BindingLike>.actionLabels
        .printChange(receivedAction: .set(7), oldState: 0, newState: 1)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("received action: BindingLike.set(_:)\n"), "\(output)")
  }

  @Test @MainActor func printersWithoutAQueuePrintInTheOrderOfTheActions() async {
    let lines = LockIsolated<[String]>([])
    func printer(_ name: String) -> _ReducerPrinter<Counter.State, Counter.Action> {
      _ReducerPrinter { action, _, newState in
        lines.withValue { $0.append("\(name) \(action) \(newState.count)") }
      }
    }
    for _ in 1...10 {
      lines.setValue([])
      let change = { (printer: _ReducerPrinter<Counter.State, Counter.Action>, count: Int) in
        printer.enqueue(
          receivedAction: .increment,
          oldState: Counter.State(count: count - 1),
          newState: Counter.State(count: count)
        )
      }
      change(printer("a"), 1)
      change(printer("b"), 2)
      change(printer("a"), 3)
      await eventually { lines.value.count == 3 }
      #expect(lines.value == ["a increment 1", "b increment 2", "a increment 3"])
    }
  }
}

enum BindingLike {
  case set(Int)
}
