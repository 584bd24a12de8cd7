import CasePaths

@CasePathable
@dynamicMemberLookup
enum Destination: Equatable {
  case counter(Counter)
  case fact(id: Int, text: String)
  case list([Int])
  case alert
}

struct Counter: Equatable {
  var count = 0
}

@CasePathable
enum AppAction: Equatable {
  case destination(Destination)
  case optional(Destination?)
  case path(PathAction)
  case tapped
}

/// An enum with handwritten case paths, one of which is a subscript.
enum PathAction: Equatable, CasePathable {
  case element(id: Int, action: ChildAction)
  case popFrom(id: Int)

  struct AllCasePaths: Sendable {
    var element: AnyCasePath<PathAction, (id: Int, action: ChildAction)> {
      AnyCasePath(
        embed: { .element(id: $0, action: $1) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    subscript(id id: Int) -> AnyCasePath<PathAction, ChildAction> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@CasePathable
enum ChildAction: Equatable {
  case counter(CounterAction)
}

@CasePathable
enum CounterAction: Equatable {
  case increment
  case set(Int)
}
