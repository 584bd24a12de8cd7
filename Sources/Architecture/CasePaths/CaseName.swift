/// Returns the name of the case that a value is in, for messages, or `nil` if the value is not an
/// enum or the name is not available at run time.
func caseName<Root>(of root: Root) -> String? {
  EnumMetadata(Root.self)?.caseName(of: root)
}

/// Returns a description of a value's case, for messages. For an optional, the description is "nil"
/// or describes the case of the wrapped value. If the name of the case is not available, the
/// description is the description of the value.
func caseDescription<Root>(of root: Root) -> String {
  guard Mirror(reflecting: root).displayStyle == .optional
  else { return caseName(of: root).map { "in the case \"\($0)\"" } ?? "\(root)" }
  guard let wrapped = EnumMetadata.payload(of: root) else { return "nil" }
  return caseDescription(of: wrapped)
}
