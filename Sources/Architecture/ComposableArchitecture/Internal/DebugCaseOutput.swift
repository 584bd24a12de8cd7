import CasePaths

/// Returns the case of an enum with the labels of the payload, but without the values of the
/// payload: `Counter.Action.response(id:, _:)`. If `abbreviated` is `true`, the result does not
/// contain the type of the enum.
///
/// For a value that is not an enum, returns the type of the value, or the description of the value
/// if the value has no properties.
func debugCaseOutput(_ value: Any, abbreviated: Bool = false) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else {
    return mirror.children.isEmpty ? "\(value)" : typeName(type(of: value))
  }
  let name = caseOutput(value)
  return abbreviated ? name : "\(typeName(type(of: value)))\(name)"
}

private func caseOutput(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "" }
  guard let child = mirror.children.first, let label = child.label else { return ".\(value)" }
  let payload = Mirror(reflecting: child.value)
  if payload.displayStyle == .tuple {
    let labels = payload.children.map { field in
      let nested = caseOutput(field.value)
      let isLabelled = field.label.map { !$0.hasPrefix(".") } ?? false
      let prefix = isLabelled ? "\(field.label ?? ""):" : "_:"
      return nested.isEmpty ? prefix : isLabelled ? "\(prefix) \(nested)" : nested
    }
    return ".\(label)(\(labels.joined(separator: ", ")))"
  }
  let nested = caseOutput(child.value)
  return ".\(label)(\(nested.isEmpty ? "_:" : nested))"
}
