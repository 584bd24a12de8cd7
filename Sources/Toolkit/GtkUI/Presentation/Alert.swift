/// An alert as SwiftUI's first version describes it, for existing code. In new code, prefer
/// ``View/alert(item:title:actions:message:)``, whose buttons are views.
///
/// ```swift
/// @State private var failure: FileFailure?
///
/// .alert(item: $failure) { failure in
///   Alert(
///     title: Text("\(failure.file) can't be read"),
///     primaryButton: .default(Text("Try Again")) { read(failure.file) },
///     secondaryButton: .cancel()
///   )
/// }
/// ```
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// Returns a button in the normal style.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels the operation. Escape clicks the button.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action)
    }

    /// Returns a "Cancel" button in the user's language.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: nil, role: .cancel, action: action)
    }

    /// Returns a button that deletes data.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button. Without a button, the alert has an "OK" button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension View {
  /// Presents an alert about an item while the item isn't `nil`. A button runs its action, and then
  /// the item is set to `nil`.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    alert(item: item) {
      content($0).title
    } actions: {
      AlertLegacyButtons(buttons: content($0).buttons)
    } message: {
      content($0).message
    }
  }

  /// Presents an alert while `isPresented` is `true`. A button runs its action, and then
  /// `isPresented` is set to `false`.
  public func alert(
    isPresented: Binding<Bool>,
    content: @escaping @MainActor () -> Alert
  ) -> some View {
    let item = Binding<Void?>(
      get: { isPresented.wrappedValue ? () : nil },
      set: { if $0 == nil { isPresented.wrappedValue = false } }
    )
    return alert(item: item) {
      content().title
    } actions: {
      AlertLegacyButtons(buttons: content().buttons)
    } message: {
      content().message
    }
  }
}

/// The buttons of an ``Alert``.
private struct AlertLegacyButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      GtkUI.Button(button.label?.plainText ?? ToolkitWord.cancel.text, role: button.role) {
        button.action?()
      }
    }
  }
}
