import Foundation

extension TextState {
  /// Creates a text that is translated immediately into the language of the user.
  ///
  /// ```swift
  /// TextState("Delete \(item.name)?", bundle: .module)
  /// ```
  ///
  /// The text is the translation, or the key if there is no translation. If a literal is the only
  /// argument, another initializer is called, and the text is not translated, so pass the bundle.
  /// In a Swift package, the bundle of the translations is not the main bundle.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - tableName: The name of the file that contains the translations. Defaults to `Localizable`.
  ///   - bundle: The bundle that contains the file. Defaults to the main bundle.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.translated(by: bundle ?? .main, tableName: tableName))
  }
}
