/// A view that presents `presented` above `content` while a binding is `true`.
struct FlagPresentation<Presented: View, Content: View>: View {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor () -> Presented
  let content: Content

  var body: some View {
    content.presentation(
      kind,
      id: isPresented.wrappedValue ? true : nil,
      onRequest: {
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
      },
      onDismiss: onDismiss,
      content: presented
    )
  }
}

/// A view that presents `presented` above `content` while the item of a binding is not `nil`.
struct ItemPresentation<Item: Identifiable, Presented: View, Content: View>: View {
  let kind: PresentationKind
  let item: Binding<Item?>
  let onDismiss: (@MainActor () -> Void)?
  let presented: @MainActor (Item) -> Presented
  let content: Content

  var body: some View {
    let item = self.item.wrappedValue
    content.presentation(
      kind,
      id: item.map { AnyHashable($0.id) },
      onRequest: { dismiss(item?.id) },
      onDismiss: onDismiss
    ) {
      if let item {
        presented(item)
      }
    }
  }

  /// Sets the item to `nil`, unless the item was replaced by another item in the meantime.
  private func dismiss(_ id: Item.ID?) {
    if item.wrappedValue?.id == id {
      item.wrappedValue = nil
    }
  }
}
