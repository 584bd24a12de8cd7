import CGtk

/// The kind of text that is typed into a field, for on-screen keyboards and input methods.
public enum InputPurpose: UInt32, Sendable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}

/// Hints for the behavior of input methods in a field.
public struct InputHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let spellcheck = InputHints(rawValue: 1 << 0)
  public static let noSpellcheck = InputHints(rawValue: 1 << 1)
  public static let wordCompletion = InputHints(rawValue: 1 << 2)
  public static let lowercase = InputHints(rawValue: 1 << 3)
  public static let uppercaseCharacters = InputHints(rawValue: 1 << 4)
  public static let uppercaseWords = InputHints(rawValue: 1 << 5)
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
