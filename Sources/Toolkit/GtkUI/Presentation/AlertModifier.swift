/// A view that presents an alert or a confirmation dialog above `content` while a binding is
/// `true`.
struct AlertModifier<Data, Actions: View, Message: View, Content: View>: View {
  let title: String
  var isTitleVisible = true
  let implicitAnswer: ImplicitAnswer
  let isPresented: Binding<Bool>
  let data: Data?
  let actions: @MainActor (Data) -> Actions
  let message: @MainActor (Data) -> Message
  let content: Content

  var body: some View {
    content.presentation(
      .alert(AlertKind(title: title, isAnsweredByActions: false)),
      id: isPresented.wrappedValue && data != nil ? true : nil,
      onRequest: {
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
      }
    ) {
      if let data {
        AlertBody(
          title: title,
          isTitleVisible: isTitleVisible,
          implicitAnswer: implicitAnswer,
          actions: Deferred { actions(data) },
          message: Deferred { message(data) }
        )
      }
    }
  }
}
