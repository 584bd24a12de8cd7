import ComposableArchitecture
import XCTest

/// Actions that change nothing in an enum, and therefore evaluate no reader.
@MainActor
final class EnumEvaluationTests: XCTestCase {
  func testActionThatChangesNothingInARootEnumEvaluatesNoReader() async {
    for (name, status) in Status.all {
      let store = Store(initialState: status) { StatusFeature() }
      let readers = [
        EvaluatedReader(name) { store.state.text }, EvaluatedReader(name) { store.text },
      ]
      let counts = EvaluatedReader.evaluations(of: readers) {
        for _ in 0..<5 { store.send(.nothing) }
      }
      XCTAssertEqual(counts, [0, 0], name)
    }
  }

  func testActionThatChangesNothingInAnEnumPropertyEvaluatesNoReader() async {
    for (name, status) in Status.all {
      let store = Store(initialState: Parent.State(status: status)) { Parent() }
      let child = store.scope(state: \.status, action: \.status)
      let optional = store.scope(state: \.optional, action: \.optional)
      let readers = [
        EvaluatedReader("status") { store.status.text },
        EvaluatedReader("scoped store") { child.state.text },
        EvaluatedReader("optional") { store.optional?.text ?? "" },
        EvaluatedReader("store of the optional") { optional.state?.text ?? "" },
        EvaluatedReader("presented") { store.presented?.text ?? "" },
        EvaluatedReader("nested") { store.nested.text },
        EvaluatedReader("array") { store.array.map(\.text).joined() },
        EvaluatedReader("list") { store.list.map(\.status.text).joined() },
        EvaluatedReader("element") {
          store.scope(state: \.list, action: \.list).map { $0.status.text }.joined()
        },
        EvaluatedReader("stack") { store.stack.map(\.text).joined() },
      ]
      for action in Parent.Action.all(element: store.stack.ids[0]) {
        let counts = EvaluatedReader.evaluations(of: readers) {
          for _ in 0..<5 { store.send(action) }
        }
        for (reader, count) in zip(readers, counts) {
          XCTAssertEqual(count, 0, "\(reader.name) of \(name) after \(action)")
        }
      }
    }
  }

  func testAChangeOfAPayloadEvaluatesEachReaderOnce() async {
    for (name, status) in Status.all {
      for (otherName, other) in Status.all where name != otherName {
        let store = Store(initialState: Parent.State(status: status)) { Parent() }
        let child = store.scope(state: \.status, action: \.status)
        let readers = [
          EvaluatedReader { store.status.text }, EvaluatedReader { child.state.text },
        ]
        let counts = EvaluatedReader.evaluations(of: readers) {
          store.send(.status(.assign(other)))
        }
        XCTAssertEqual(counts, [1, 1], "\(name) to \(otherName)")
        XCTAssertEqual(readers.map(\.shown), readers.map(\.current), "\(name) to \(otherName)")
      }
    }
  }

  func testAssigningAnUnchangedPayloadEvaluatesNoReader() async {
    for (name, status) in Status.all {
      let store = Store(initialState: Parent.State(status: status)) { Parent() }
      let reader = EvaluatedReader { store.status.text }
      let counts = EvaluatedReader.evaluations(of: [reader]) {
        store.send(.status(.assign(status)))
      }
      XCTAssertEqual(counts, [0], name)
    }
  }

  func testAssigningAnotherClosureEvaluatesEachReaderOnce() async {
    let store = Store(initialState: Parent.State(status: .closure({ "a" }))) { Parent() }
    let reader = EvaluatedReader { store.status.text }
    let number = Int.random(in: 0..<10)
    let counts = EvaluatedReader.evaluations(of: [reader]) {
      store.send(.status(.assign(.closure({ "b\(number)" }))))
    }
    XCTAssertEqual(counts, [1])
    XCTAssertEqual(reader.shown, "b\(number)")
  }

  /// The identity of the enum retains the payload only while the reducer runs.
  func testAReplacedPayloadIsReleased() async {
    let store = Store(initialState: Status.object(Object())) { StatusFeature() }
    weak var object: Object?
    if case .object(let current) = store.state { object = current }
    XCTAssertNotNil(object)
    store.send(.assign(.idle))
    XCTAssertNil(object)
  }
}

private final class Object {
  let number: Int

  init(_ number: Int = 0) {
    self.number = number
  }
}

private struct Pair {
  var isOn: Bool
  var number: Int
}

private struct Named {
  var isOn: Bool
  var name: String
  var number: Int
}

private struct Failure: Error {
  var code: Int
}

@ObservableState
private struct Mark: Equatable {
  var number: Int
}

@ObservableState
private enum Status {
  case idle
  case number(Int)
  case text(String)
  case words([String])
  case several(Int, name: String)
  case object(Object)
  case closure(() -> String)
  case error(any Error)
  case result(Result<Bool, any Error>)
  case pair(Pair)
  case named(Named)
  case notANumber(Double)
  case optional(String?)
  case marks([Mark])
  case inner(Inner)
  case mark(Mark)
  case tuple((Int, String))
  case alert(AlertState<Never>)

  static var all: [(String, Status)] {
    [
      ("idle", .idle), ("number", .number(1)), ("text", .text(String(repeating: "text", count: 9))),
      ("words", .words(["a", "b"])), ("several", .several(1, name: "b")),
      ("object", .object(Object(3))), ("closure", .closure({ "closure" })),
      ("error", .error(Failure(code: 4))), ("result", .result(.success(true))),
      ("pair", .pair(Pair(isOn: true, number: 5))),
      ("named", .named(Named(isOn: true, name: "n", number: 6))), ("NaN", .notANumber(.nan)),
      ("optional", .optional("o")), ("marks", .marks([Mark(number: 7)])),
      ("inner", .inner(.text("inner"))), ("mark", .mark(Mark(number: 8))),
      ("tuple", .tuple((1, "t"))), ("alert", .alert(AlertState { TextState("Alert") })),
    ]
  }

  var text: String {
    switch self {
    case .idle: "idle"
    case .number(let number): "number \(number)"
    case .text(let text): "text \(text)"
    case .words(let words): "words \(words)"
    case .several(let number, let name): "several \(number) \(name)"
    case .object(let object): "object \(object.number)"
    case .closure(let closure): closure()
    case .error(let error): "error \(error)"
    case .result(let result): "result \(result)"
    case .pair(let pair): "pair \(pair)"
    case .named(let named): "named \(named)"
    case .notANumber(let number): "\(number)"
    case .optional(let text): "optional \(text ?? "")"
    case .marks(let marks): "marks \(marks.map(\.number))"
    case .inner(.text(let text)): "inner \(text)"
    case .mark(let mark): "mark \(mark.number)"
    case .tuple(let tuple): "tuple \(tuple)"
    case .alert(let alert): "alert \(alert.id)"
    }
  }

  @ObservableState
  enum Inner {
    case text(String)
  }
}

@Reducer
private struct StatusFeature {
  typealias State = Status

  enum Action {
    case nothing
    case assign(Status)
  }

  var body: some Reducer<Status, Action> {
    Reduce { state, action in
      if case .assign(let status) = action { state = status }
      return .none
    }
  }
}

@Reducer
private struct Line {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var status = Status.idle
  }

  @CasePathable
  enum Action {
    case status(StatusFeature.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.status, action: \.status) { StatusFeature() }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State {
    var status: Status
    var optional: Status?
    @Presents var presented: Status?
    var nested: Status
    var array: [Status]
    var list: IdentifiedArrayOf<Line.State>
    var stack: StackState<Status>

    init(status: Status) {
      self.status = status
      optional = status
      nested = status
      array = [status]
      list = [Line.State(id: 1, status: status)]
      stack = StackState([status])
      presented = status
    }
  }

  @CasePathable
  enum Action {
    case status(StatusFeature.Action)
    case optional(StatusFeature.Action)
    case presented(PresentationAction<StatusFeature.Action>)
    case list(IdentifiedActionOf<Line>)
    case stack(StackActionOf<StatusFeature>)
    case touchEachPart

    static func all(element: StackElementID) -> [Action] {
      [
        .status(.nothing), .optional(.nothing), .presented(.presented(.nothing)),
        .list(.element(id: 1, action: .status(.nothing))),
        .stack(.element(id: element, action: .nothing)), .touchEachPart,
      ]
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .touchEachPart = action else { return .none }
      touch(&state.status)
      touch(&state.optional)
      touch(&state.presented)
      touch(&state.nested)
      for index in state.array.indices { touch(&state.array[index]) }
      for id in state.list.ids { touch(&state.list[id: id]!.status) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { StatusFeature() }
    .ifLet(\.$presented, action: \.presented) { StatusFeature() }
    .forEach(\.list, action: \.list) { Line() }
    .forEach(\.stack, action: \.stack) { StatusFeature() }
    Scope(state: \.status, action: \.status) { StatusFeature() }
  }

  private func touch<Value>(_ value: inout Value) {}
}
