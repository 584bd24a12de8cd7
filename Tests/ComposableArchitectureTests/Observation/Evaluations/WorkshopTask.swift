import ComposableArchitecture

/// An enum whose payloads aren't observable, except for one.
@ObservableState
enum WorkshopTask: Equatable {
  case idle
  case number(Int)
  case words([String])
  case several(Int, String)
  case handler(Handler)
  case plate(Plate)

  /// A payload that isn't `Equatable`.
  struct Handler: Sendable {
    let id: Int
    let isOn: Bool
    let handle: @Sendable () -> Void

    static let all = (0..<2).map { id in Handler(id: id, isOn: true, handle: { _ = id }) }
  }

  var text: String {
    switch self {
    case .idle: "idle"
    case .number(let number): "\(number)"
    case .words(let words): "\(words)"
    case .several(let number, let word): "\(number) \(word)"
    case .handler(let handler): "handler \(handler.id)"
    case .plate(let plate): "plate \(plate.name)"
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
}

@Reducer
struct TaskFeature {
  typealias State = WorkshopTask

  enum Action {
    case nothing
    case assign(WorkshopTask)
    case namePlate(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .nothing: break
      case .assign(let task): state = task
      case .namePlate(let name): state.modifyPlate { $0.name = name }
      }
      return .none
    }
  }
}

extension WorkshopTask {
  fileprivate mutating func modifyPlate(_ change: (inout Plate) -> Void) {
    guard case .plate(var plate) = self else { return }
    change(&plate)
    self = .plate(plate)
  }
}
