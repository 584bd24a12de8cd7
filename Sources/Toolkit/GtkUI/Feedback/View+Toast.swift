extension View {
  /// Shows a toast at the bottom of the view while `isPresented` is `true`.
  ///
  /// ```swift
  /// struct DraftView: View {
  ///   @State private var isDeleted = false
  ///   @State private var isUndoOffered = false
  ///
  ///   var body: some View {
  ///     Button("Delete the draft") {
  ///       isDeleted = true
  ///       isUndoOffered = true
  ///     }
  ///     .disabled(isDeleted)
  ///     .toast("The draft was deleted", isPresented: $isUndoOffered) {
  ///       Button("Undo") { isDeleted = false }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A toast informs about something that has happened, without interrupting the user. A button of
  /// the toast runs its action, and then `isPresented` is set to `false`. The toast also has a
  /// button that only dismisses the toast.
  ///
  /// The toast covers a part of the view, and does not change the size of the view. Apply the
  /// modifier to the content of the window, so that the toast remains when a page is pushed or
  /// popped. SwiftUI has no such modifier.
  ///
  /// **Accessibility.** The role of the toast is `alert`, and the name is the title. On GTK 4.14
  /// and later, a screen reader speaks the title when the toast is shown. The toast does not grab
  /// the keyboard focus, but Tab moves the focus into the toast. While the toast contains the focus
  /// or the pointer, the toast is not dismissed, and afterwards the duration begins again. Present
  /// an alert for information that the user must not miss. Also offer the actions of a toast
  /// elsewhere, for example in a menu.
  ///
  /// - Parameters:
  ///   - title: The text of the toast.
  ///   - isPresented: Whether the toast is shown.
  ///   - duration: The time after which `isPresented` is set to `false`, or `nil` if the toast is
  ///     shown until the user dismisses the toast.
  ///   - actions: The buttons of the toast.
  ///
  /// - Returns: A view that shows the toast above this view.
  public func toast<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    duration: Duration? = .seconds(5),
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    ToastModifier(
      content: self,
      toast: isPresented.wrappedValue
        ? Toast(
          id: AnyHashable(true),
          title: String(title),
          duration: duration,
          actions: Deferred(content: actions),
          dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
        ) : nil
    )
  }

  /// Shows a toast whose only button dismisses the toast while `isPresented` is `true`.
  public func toast(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    duration: Duration? = .seconds(5)
  ) -> some View {
    toast(title, isPresented: isPresented, duration: duration, actions: { EmptyView() })
  }

  /// Shows a queue of toasts, one after the other, at the bottom of the view.
  ///
  /// ```swift
  /// struct Message: Identifiable {
  ///   let id: Int
  ///   let text: String
  /// }
  ///
  /// struct MessagesView: View {
  ///   @State private var messages: [Message] = []
  ///
  ///   var body: some View {
  ///     Button("Save") {
  ///       messages.append(Message(id: (messages.last?.id ?? 0) + 1, text: "Saved"))
  ///     }
  ///     .toasts($messages) { $0.text }
  ///   }
  /// }
  /// ```
  ///
  /// The binding can also be a binding of a store, so that the queue is in the state of a feature.
  /// The first element of `items` is shown. When the toast is dismissed, the element is removed
  /// from `items`, and the next element is shown.
  ///
  /// - Parameters:
  ///   - items: The toasts, each with a unique identity.
  ///   - duration: The time after which the first element is removed, or `nil` if each toast is
  ///     shown until the user dismisses the toast.
  ///   - title: Returns the text of a toast.
  ///   - actions: The buttons of a toast.
  ///
  /// - Returns: A view that shows the toasts above this view.
  public func toasts<Item: Identifiable, Actions: View>(
    _ items: Binding<[Item]>,
    duration: Duration? = .seconds(5),
    title: @escaping @MainActor (Item) -> String,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    ToastModifier(
      content: self,
      toast: items.wrappedValue.first.map { item in
        Toast(
          id: AnyHashable(item.id),
          title: title(item),
          duration: duration,
          actions: Deferred { actions(item) },
          dismiss: {
            guard let index = items.wrappedValue.firstIndex(where: { $0.id == item.id }) else {
              return
            }
            items.wrappedValue.remove(at: index)
          }
        )
      }
    )
  }

  /// Shows a queue of toasts, one after the other. The only button of a toast dismisses the toast.
  public func toasts<Item: Identifiable>(
    _ items: Binding<[Item]>,
    duration: Duration? = .seconds(5),
    title: @escaping @MainActor (Item) -> String
  ) -> some View {
    toasts(items, duration: duration, title: title, actions: { _ in EmptyView() })
  }
}
