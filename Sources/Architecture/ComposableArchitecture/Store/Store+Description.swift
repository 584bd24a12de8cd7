extension Store: CustomDebugStringConvertible {
  /// The type of the store as the type is written in code, for example `StoreOf<Counter>`.
  public nonisolated var debugDescription: String {
    let (state, action) = (typeName(of: State.self), typeName(of: Action.self))
    if let feature = feature(state, action) {
      return "StoreOf<\(feature)>"
    }
    if state.hasSuffix("?"), let feature = feature(String(state.dropLast()), action) {
      return "StoreOf<\(feature)?>"
    }
    for (store, stateType, actionType) in containers {
      if let child = state.lastArgument(of: stateType),
        let childAction = action.lastArgument(of: actionType),
        let feature = feature(child, childAction)
      {
        return "\(store)<\(feature)>"
      }
    }
    return "Store<\(state), \(action)>"
  }
}

private let containers = [
  ("IdentifiedStoreOf", "IdentifiedArray", "IdentifiedAction"),
  ("PresentationStoreOf", "PresentationState", "PresentationAction"),
  ("StackStoreOf", "StackState", "StackAction"),
]

/// Returns the name of the feature whose state and actions have these type names, or `nil`.
private func feature(_ state: String, _ action: String) -> Substring? {
  guard state.hasSuffix(".State"), action.hasSuffix(".Action") else { return nil }
  let feature = state.dropLast(".State".count)
  return feature == action.dropLast(".Action".count) ? feature : nil
}

extension String {
  /// If the string is `name<A, B>`, returns `B`; otherwise, `nil`.
  fileprivate func lastArgument(of name: String) -> String? {
    guard hasPrefix(name + "<"), hasSuffix(">") else { return nil }
    var depth = 0
    var start = index(startIndex, offsetBy: name.count + 1)
    let end = index(before: endIndex)
    for index in self[start..<end].indices {
      switch self[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0: start = self.index(after: index)
      default: break
      }
    }
    return self[start..<end].drop { $0 == " " }.description
  }
}
