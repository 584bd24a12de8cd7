import CGtk

/// What is written in a field, for a keyboard on the screen and for input methods.
public enum InputPurpose: UInt32, Sendable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}

/// What input methods may do about a field.
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
  /// What is written in the field.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(rawValue: gtk_entry_get_input_purpose(cast()).rawValue) ?? .freeForm }
    set { gtk_entry_set_input_purpose(cast(), GtkInputPurpose(rawValue: newValue.rawValue)) }
  }

  /// What input methods may do.
  public var inputHints: InputHints {
    get { InputHints(rawValue: gtk_entry_get_input_hints(cast()).rawValue) }
    set { gtk_entry_set_input_hints(cast(), GtkInputHints(rawValue: newValue.rawValue)) }
  }
}
