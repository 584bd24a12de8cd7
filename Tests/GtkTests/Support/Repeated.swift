extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
