import Foundation
import Gtk

/// A field for one line of text.
///
/// ```swift
/// TextField("Name", text: $name)
///   .onSubmit { store.send(.nameSubmitted) }
/// TextField("Amount", value: $amount, format: .number)
/// ```
///
/// The title is the accessible name of the field, and the placeholder unless `prompt` is set. The
/// field fills the available width. Enter submits the field; see `onSubmit(of:_:)`.
public struct TextField: View {
  private enum Source {
    case text(Binding<String>)
    case formatted(any FormattedField)
  }

  private let title: String
  private let prompt: String?
  private let source: Source

  /// Creates a field that writes its text to the binding at each change. If the binding ignores a
  /// new text, the field shows the old text again.
  ///
  /// - Parameters:
  ///   - title: The accessible name.
  ///   - text: The text.
  ///   - prompt: The placeholder, whose style is ignored. If `nil`, the title is the placeholder.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.prompt = prompt?.plainText
    source = .text(text)
  }

  /// Creates a field for a value that `format` formats and parses.
  ///
  /// The field parses its text when the text is submitted, when the field loses the focus, and
  /// before any other action of the user, such as a keyboard shortcut or going back, so that an
  /// action uses what is on the screen. A text that can't be parsed doesn't change the value. It
  /// stays in the field, and is marked as invalid.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String, F.FormatInput: Equatable {
    self.title = String(title)
    self.prompt = prompt?.plainText
    source = .formatted(
      FormattedFieldOf(
        binding: value.converted(
          get: { value.wrappedValue },
          // An empty field doesn't change the value.
          set: { if let new = $0 { value.wrappedValue = new } }
        ),
        format: format
      )
    )
  }

  /// Creates a field for an optional value. The field is empty if the value is `nil`, and
  /// submitting an empty field sets the value to `nil`.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String, F.FormatInput: Equatable {
    self.title = String(title)
    self.prompt = prompt?.plainText
    source = .formatted(FormattedFieldOf(binding: value, format: format))
  }

  /// A `GtkEntry` that shows the text or the formatted value.
  public var body: some View {
    let appearance = FieldAppearance(title: title, prompt: prompt)
    switch source {
    case .text(let binding):
      EntryControl<Entry>(value: binding.wrappedValue, binding: binding, appearance: appearance)
    case .formatted(let field):
      field.control(appearance)
    }
  }
}

/// A field for one line of secret text, such as a password, which the field conceals.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>
  private let prompt: String?

  /// Creates a field that writes the secret text to the binding at each change.
  ///
  /// - Parameters:
  ///   - title: The accessible name.
  ///   - text: The text.
  ///   - prompt: The placeholder, whose style is ignored. If `nil`, the title is the placeholder.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt?.plainText
  }

  /// A `GtkPasswordEntry`, which conceals the characters.
  public var body: some View {
    EntryControl<PasswordEntry>(
      value: text.wrappedValue,
      binding: text,
      appearance: FieldAppearance(title: title, prompt: prompt)
    )
  }
}
