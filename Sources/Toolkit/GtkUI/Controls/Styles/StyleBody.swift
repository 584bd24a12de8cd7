/// The body of a control with a custom style. A separate node evaluates the body, in the
/// environment of the control.
struct StyleBody<Style, Content: View>: View {
  let style: Embedded<Style>
  let make: @MainActor (Style) -> Content

  /// - Parameters:
  ///   - style: The style, which may contain dynamic properties.
  ///   - make: Returns the body. The values that the closure reads are observed.
  init(_ style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = Embedded(style)
    self.make = make
  }

  var body: Content { make(style.value) }
}
