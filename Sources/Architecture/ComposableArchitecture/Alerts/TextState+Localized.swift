import Foundation

extension TextState {
  /// Creates a text that is translated immediately into the language of the user.
  ///
  /// ```swift
  /// TextState("Delete \(item.name)?", bundle: .module)
  /// ```
  ///
  /// The translation is shown, compared and tested, or the key if there is no translation. A
  /// literal without any of the other arguments is not translated, so pass the bundle. In a Swift
  /// package, the bundle of the translations is not the main bundle.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - tableName: The name of the file of translations. Defaults to `Localizable`.
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
