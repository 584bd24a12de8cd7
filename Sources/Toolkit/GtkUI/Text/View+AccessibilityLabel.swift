extension View {
  /// Sets the accessible name of the view to the characters of a text.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.plainText)
  }
}
