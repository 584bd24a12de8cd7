/// The name of the case a value is in, for messages; `nil` if the value is not an enum.
func caseName<Root>(of root: Root) -> String? {
  EnumMetadata(Root.self)?.caseName(of: root)
}

/// Which case a value is in, for messages: of an optional, `nil` or the case of what it wraps.
func caseDescription<Root>(of root: Root) -> String {
  guard Mirror(reflecting: root).displayStyle == .optional
  else { return caseName(of: root).map { "in the case \"\($0)\"" } ?? "\(root)" }
  guard let wrapped = EnumMetadata.payload(of: root) else { return "nil" }
  return caseDescription(of: wrapped)
}
