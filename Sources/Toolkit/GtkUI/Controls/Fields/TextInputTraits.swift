import Gtk

extension View {
  /// Sets the kind of input of the text fields within this view, for on-screen keyboards and input
  /// methods. Secure fields and text editors are not affected.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.textInputTraits.keyboardType, type)
  }

  /// Sets the meaning of the text in the text fields within this view, for input methods.
  public func textContentType(_ type: TextContentType?) -> some View {
    environment(\.textInputTraits.contentType, type)
  }

  /// Sets which letters an on-screen keyboard capitalises in the text fields within this view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputTraits.autocapitalization, autocapitalization)
  }

  /// The earlier name of ``textInputAutocapitalization(_:)``.
  @available(*, deprecated, message: "Use 'textInputAutocapitalization'.")
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.autocapitalization)
  }

  /// Sets whether input methods skip spell checking in the text fields within this view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputTraits.disablesAutocorrection, disable)
  }

  /// The earlier name of ``autocorrectionDisabled(_:)``.
  @available(*, deprecated, message: "Use 'autocorrectionDisabled'.")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
}

/// The kind of input of a field.
public enum KeyboardType: Hashable, Sendable {
  /// An input purpose of GTK. `asciiCapable`, `namePhonePad` and `webSearch` have the effect of
  /// `default`, and `numbersAndPunctuation` has the effect of `decimalPad`.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// An input purpose of GTK. An input purpose other than that of `default` has precedence over the
  /// content type of the field.
  case emailAddress, decimalPad, webSearch
}

/// The meaning of the text in a field.
public enum TextContentType: Hashable, Sendable {
  /// The name of a person. `username` has no effect.
  case name, givenName, familyName, nickname, username
  /// A secret text. `oneTimeCode` is a code of digits.
  case password, newPassword, oneTimeCode
  /// An address at which a person or a page is reached.
  case emailAddress, telephoneNumber, URL
}

/// The letters that an on-screen keyboard capitalises.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// A hint to the input method. `never` requests lower case.
  case never, words, sentences, characters
}

/// The earlier name of ``TextInputAutocapitalization``.
public enum TextAutocapitalizationType: Sendable {
  /// The letters that are capitalised. `allCharacters` is the earlier name of `characters`.
  case none, words, sentences, allCharacters

  var autocapitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The properties of a field that input methods read.
struct TextInputTraits: Hashable {
  var keyboardType = KeyboardType.default
  var contentType: TextContentType?
  var autocapitalization: TextInputAutocapitalization?
  var disablesAutocorrection = false

  @MainActor
  func apply(to entry: Entry) {
    if entry.inputPurpose != purpose { entry.inputPurpose = purpose }
    if entry.inputHints != hints { entry.inputHints = hints }
  }

  private var purpose: InputPurpose {
    switch keyboardType {
    case .URL: return .url
    case .numberPad: return .digits
    case .decimalPad, .numbersAndPunctuation: return .number
    case .phonePad: return .phone
    case .emailAddress: return .email
    case .default, .asciiCapable, .namePhonePad, .webSearch: break
    }
    return switch contentType {
    case .name, .givenName, .familyName, .nickname: .name
    case .password, .newPassword: .password
    case .oneTimeCode: .pin
    case .emailAddress: .email
    case .telephoneNumber: .phone
    case .URL: .url
    case .username, nil: .freeForm
    }
  }

  private var hints: InputHints {
    var hints: InputHints = disablesAutocorrection ? .noSpellcheck : []
    switch autocapitalization {
    case .never: hints.insert(.lowercase)
    case .words: hints.insert(.uppercaseWords)
    case .sentences: hints.insert(.uppercaseSentences)
    case .characters: hints.insert(.uppercaseCharacters)
    case nil: break
    }
    return hints
  }
}

private enum TextInputTraitsKey: EnvironmentKey {
  static let defaultValue = TextInputTraits()
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}
