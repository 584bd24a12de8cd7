/// Returns the name of a type without modules. Optionals and arrays are written with `?` and `[]`.
func typeName(of type: Any.Type) -> String {
  _typeName(type, qualified: true)
    .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    .replacing(/\w+\.([\w.]+)/) { String($0.1) }
    .replacing("->", with: "→")
    .sugared("Optional") { $0 + "?" }
    .sugared("Array") { "[\($0)]" }
    .replacing("→", with: "->")
}

extension String {
  /// Returns the text with each `name<argument>` replaced by the result of `short` for `argument`.
  fileprivate func sugared(_ name: String, as short: (Substring) -> String) -> String {
    var text = self
    var from = text.startIndex
    while let start = text[from...].firstRange(of: name + "<") {
      var depth = 1
      let rest = text[start.upperBound...]
      let end = rest.firstIndex { character in
        depth += character == "<" ? 1 : character == ">" ? -1 : 0
        return depth == 0
      }
      guard let end else { break }
      let isWholeName = start.lowerBound == text.startIndex || !text[..<start.lowerBound].endsInWord
      guard isWholeName else {
        from = start.upperBound
        continue
      }
      text.replaceSubrange(start.lowerBound...end, with: short(rest[..<end]))
      from = text.startIndex
    }
    return text
  }
}

extension Substring {
  fileprivate var endsInWord: Bool {
    last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
  }
}
