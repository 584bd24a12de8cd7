/// The edge of a row at which a swipe reveals actions in SwiftUI. On the desktop, the edge has no
/// effect.
public enum HorizontalEdge: Sendable {
  /// The edge at which text starts, or the edge at which text ends.
  case leading, trailing
}

extension View {
  /// Adds actions to the context menu of a row of a list.
  ///
  /// ```swift
  /// ContactRow(contact: contact)
  ///   .swipeActions { Button("Archive") { … } }
  /// ```
  ///
  /// On the desktop, rows aren't swiped. The buttons are the items of the row's context menu, which
  /// opens with the pointer, a long press or the keyboard. Use either this modifier or
  /// `contextMenu` for a row. If a row has both, the outer modifier applies.
  public func swipeActions<Items: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping @MainActor () -> Items
  ) -> some View {
    contextMenu(menuItems: content)
  }
}
