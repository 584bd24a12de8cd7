/// The side of a row that swiping reveals, where there is a touch screen and nothing else.
public enum HorizontalEdge: Sendable {
  case leading, trailing
}

extension View {
  /// Gives a row of a list what can be done to it.
  ///
  /// ```swift
  /// ContactRow(contact: contact)
  ///   .swipeActions { Button("Archive") { … } }
  /// ```
  ///
  /// A list on the desktop isn't swiped: the buttons are the items of the row's context menu, which
  /// the pointer, a long press and the keyboard open. Give a row either these or a `contextMenu`: of
  /// both, the outer one counts.
  public func swipeActions<Items: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> some View {
    contextMenu(menuItems: content)
  }
}
