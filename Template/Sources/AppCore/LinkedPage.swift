import ComposableArchitecture
import DeepLinks

/// A page in a link.
@CasePathable
public enum LinkedPage: Equatable, Sendable {
  /// The page of a note.
  case note(Note.ID)
}

extension DeepLinkRouter<LinkedPage> {
  /// Links to pages, such as `note/E621E1F8-C36C-495A-93FC-0C247A3E6E5F` after the scheme. A link
  /// without a page, such as `__product__:///`, refers to the list.
  ///
  /// The router checks the form of a link. `AppFeature` checks whether the note exists.
  public static let app = DeepLinkRouter(scheme: AppIdentity.scheme) {
    DeepLinkRoute("note", .uuid) {
      .note($0)
    } parts: {
      $0[case: \.note]
    }
  }
}
