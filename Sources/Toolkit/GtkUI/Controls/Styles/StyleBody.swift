/// What a style of one's own makes of a control. It is evaluated in a node of its own, and what the
/// style reads of the environment is that of the control.
struct StyleBody<Style, Content: View>: View {
  let style: Embedded<Style>
  let make: @MainActor (Style) -> Content

  /// - Parameter make: Makes the body. It is called while what it reads is observed.
  init(_ style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = Embedded(style)
    self.make = make
  }

  var body: Content { make(style.value) }
}
