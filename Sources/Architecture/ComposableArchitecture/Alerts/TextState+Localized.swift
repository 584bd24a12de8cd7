import Foundation

extension TextState {
  /// Text that is translated, when it is made, into the language of whoever runs the app.
  ///
  /// ```swift
  /// TextState("Delete \(item.name)?", bundle: .module)
  /// ```
  ///
  /// It is the translation that is compared and tested; where there is none, the key. A literal
  /// without any of the other arguments is not looked up: give the bundle, which with the Swift
  /// package manager is not the main one.
  ///
  /// - Parameters:
  ///   - key: What the text is looked up by.
  ///   - tableName: The name of the file of translations, `Localizable` if none is given.
  ///   - bundle: Where that file is; the main bundle if none is given.
  ///   - comment: Tells translators what they need to know.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.translated(by: bundle ?? .main, tableName: tableName))
  }
}
