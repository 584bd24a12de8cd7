import CGtk

/// The kind of text that is typed into a field, for on-screen keyboards and input methods.
public enum InputPurpose: UInt32, Sendable {
  /// `digits` are digits only, and a `number` also has a sign and a decimal separator. The text of
  /// `password` and `pin` is secret. `terminal` permits control characters.
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}

/// Hints for the behavior of input methods in a field.
public struct InputHints: OptionSet, Hashable, Sendable {
  /// The bits of `GtkInputHints`.
  public let rawValue: UInt32

  /// Creates a set from the bits of `GtkInputHints`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Requests that spelling is checked.
  public static let spellcheck = InputHints(rawValue: 1 << 0)
  /// Requests that spelling is not checked, as in a field for a name.
  public static let noSpellcheck = InputHints(rawValue: 1 << 1)
  /// Requests that words are completed.
  public static let wordCompletion = InputHints(rawValue: 1 << 2)
  /// Requests lowercase text.
  public static let lowercase = InputHints(rawValue: 1 << 3)
  /// Requests uppercase text.
  public static let uppercaseCharacters = InputHints(rawValue: 1 << 4)
  /// Requests an uppercase letter at the start of each word.
  public static let uppercaseWords = InputHints(rawValue: 1 << 5)
  /// Requests an uppercase letter at the start of each sentence.
  public static let uppercaseSentences = InputHints(rawValue: 1 << 6)
}

extension Entry {
  /// The kind of text that is typed into the field.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(rawValue: gtk_entry_get_input_purpose(cast()).rawValue) ?? .freeForm }
    set { gtk_entry_set_input_purpose(cast(), GtkInputPurpose(rawValue: newValue.rawValue)) }
  }

  /// The hints for the behavior of input methods.
  public var inputHints: InputHints {
    get { InputHints(rawValue: gtk_entry_get_input_hints(cast()).rawValue) }
    set { gtk_entry_set_input_hints(cast(), GtkInputHints(rawValue: newValue.rawValue)) }
  }
}
