import ComposableArchitecture

/// A part of the office's state, with each way to change the part or to replace the part with a
/// value.
struct OfficePlace {
  typealias State = Office.State

  /// An action that changes or replaces the part in one of the ways.
  struct Change {
    let name: String
    let action: Office.Action
  }

  let name: String
  /// Returns an action for each way to set the number of the part.
  let changes: (_ number: Int) -> [Change]
  /// Returns an action for each way to replace the part with the same part of a saved state.
  let restorations: (_ saved: State) -> [Change]

  /// Creates a part of the state.
  ///
  /// - Parameters:
  ///   - read: Returns the part, or `nil` if the state does not contain the part.
  ///   - number: Sets the number of a part.
  ///   - assign: Assigns the part.
  ///   - modify: Passes the part as an `inout` argument.
  ///   - keyPath: The key path of the part, or `nil`.
  ///   - computed: Passes a computed property that accesses the part as an `inout` argument, or
  ///     `nil`.
  ///   - actions: Returns actions of the feature whose state is the part.
  init<Part>(
    _ name: String,
    read: @escaping (State) -> Part?,
    number: @escaping (inout Part, Int) -> Void,
    assign: @escaping (inout State, Part) -> Void,
    modify: @escaping (inout State, (inout Part) -> Void) -> Void,
    keyPath: WritableKeyPath<State, Part>? = nil,
    computed: ((inout State, (inout Part) -> Void) -> Void)? = nil,
    actions: @escaping (State, @escaping (inout Part) -> Void) -> [(String, Office.Action)] = {
      _,
      _ in []
    }
  ) {
    self.name = name
    func ways(_ state: State?, _ change: @escaping (inout Part) -> Void) -> [Change] {
      func whenPresent(_ body: @escaping (inout State) -> Void) -> Office.Action {
        .change { if read($0) != nil { body(&$0) } }
      }
      var ways = [
        ("inout", whenPresent { modify(&$0, change) }),
        (
          "copy",
          whenPresent { state in
            guard var copy = read(state) else { return }
            change(&copy)
            assign(&state, copy)
          }
        ),
        (
          "copy of the whole state",
          whenPresent { state in
            var copy = state
            modify(&copy, change)
            state = copy
          }
        ),
      ]
      if let keyPath {
        ways.append(("key path", whenPresent { change(&$0[keyPath: keyPath]) }))
      }
      if let computed {
        ways.append(("computed property", whenPresent { computed(&$0, change) }))
      }
      if let state, read(state) != nil { ways += actions(state, change) }
      return ways.map { Change(name: "\(name) by \($0)", action: $1) }
    }
    let initial = State()
    changes = { value in ways(initial, { number(&$0, value) }) }
    restorations = { saved in
      guard let value = read(saved) else { return [] }
      var result = ways(initial, { $0 = value })
      let assigning = Office.Action.change { if read($0) != nil { assign(&$0, value) } }
      result.append(Change(name: "\(name) by assignment", action: assigning))
      if let keyPath {
        let assigning = Office.Action.change { if read($0) != nil { $0[keyPath: keyPath] = value } }
        result.append(Change(name: "\(name) by assignment to a key path", action: assigning))
      }
      return result
    }
  }
}
