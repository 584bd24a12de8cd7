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
/// Its title is what a screen reader calls it, and what stands in it while there is no text, unless
/// there is a `prompt`. It is as wide as there is room for. Enter submits it; see `onSubmit(of:_:)`.
public struct TextField: View {
  private enum Source {
    case text(Binding<String>)
    case formatted(any FormattedField)
  }

  private let title: String
  private let prompt: String?
  private let source: Source

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.prompt = prompt?.plainText
    source = .text(text)
  }

  /// A field for a value as `format` writes and reads it.
  ///
  /// The value is read when the field is submitted, and when it is left. What can't be read is
  /// replaced by the value as it was.
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
        binding: Binding(
          get: { value.wrappedValue },
          // Nothing is no value of the field's.
          set: { if let new = $0 { value.wrappedValue = new } }
        ),
        format: format
      )
    )
  }

  /// A field for a value that there may be none of: then it is empty.
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

/// A field for a line of text that nobody else should read, such as a password.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>
  private let prompt: String?

  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt?.plainText
  }

  public var body: some View {
    EntryControl<PasswordEntry>(
      value: text.wrappedValue,
      binding: text,
      appearance: FieldAppearance(title: title, prompt: prompt)
    )
  }
}
