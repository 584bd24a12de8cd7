import Gtk

extension View {
  /// What is written in the fields within, for a keyboard on the screen and for input methods.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.textInputTraits.keyboardType, type)
  }

  /// What the text in the fields within stands for, for input methods.
  public func textContentType(_ type: TextContentType?) -> some View {
    environment(\.textInputTraits.contentType, type)
  }

  /// What a keyboard on the screen writes in capitals by itself, in the fields within.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputTraits.autocapitalization, autocapitalization)
  }

  /// The earlier spelling of ``textInputAutocapitalization(_:)``.
  @available(*, deprecated, message: "Use 'textInputAutocapitalization'.")
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.autocapitalization)
  }

  /// Whether input methods leave the spelling in the fields within alone.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputTraits.disablesAutocorrection, disable)
  }

  /// The earlier spelling of ``autocorrectionDisabled(_:)``.
  @available(*, deprecated, message: "Use 'autocorrectionDisabled'.")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
}

/// What is written in a field.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, webSearch
}

/// What the text in a field stands for.
public enum TextContentType: Hashable, Sendable {
  case name, givenName, familyName, nickname, username
  case password, newPassword, oneTimeCode
  case emailAddress, telephoneNumber, URL
}

/// What a keyboard on the screen writes in capitals by itself.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The earlier names of ``TextInputAutocapitalization``.
public enum TextAutocapitalizationType: Sendable {
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

/// What input methods are told about a field.
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
