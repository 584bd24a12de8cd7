import ComposableArchitecture
import DeepLinks

/// A part of a link to a location.
@CasePathable
enum MailLinkPart: Equatable, Sendable {
  case folder(Folder)
  case message(Message.ID)
  case reply(Reply.ID)
  case column(MailLocation.Column)
  case withoutFolders
  case compose
}

extension MailLocation {
  /// Creates the location of a link, for example `mail:///folder/Inbox/message/3/reply/1`.
  ///
  /// - Throws: ``DeepLinkError`` if the link is not valid. Whether the message exists is not checked.
  public init(link: String) throws(DeepLinkError) {
    self.init(folder: nil)
    for part in try DeepLinkRouter.mail.screens(link) {
      switch part {
      case .folder(let folder):
        self.folder = folder
        column = .messages
      case .message(let id):
        message = id
        column = .message
      case .reply(let id): replies.append(id)
      case .column(let column): self.column = column
      case .withoutFolders: showsFolders = false
      case .compose: isComposing = true
      }
    }
  }

  /// The link to the location.
  public var link: String {
    var parts: [MailLinkPart] = []
    if let folder { parts.append(.folder(folder)) }
    if let message { parts.append(.message(message)) }
    parts += replies.map(MailLinkPart.reply)
    parts.append(.column(column))
    if !showsFolders { parts.append(.withoutFolders) }
    if isComposing { parts.append(.compose) }
    // Each part has a route, and no value is an empty text.
    return DeepLinkRouter.mail.link(to: parts) ?? "mail:///"
  }
}

extension DeepLinkRouter<MailLinkPart> {
  static let mail = DeepLinkRouter(scheme: "mail") {
    DeepLinkRoute("folder", .folder) {
      .folder($0)
    } parts: {
      $0[case: \.folder]
    }
    DeepLinkRoute("message", .integer) {
      .message($0)
    } parts: {
      $0[case: \.message]
    }
    DeepLinkRoute("reply", .integer) {
      .reply($0)
    } parts: {
      $0[case: \.reply]
    }
    DeepLinkRoute("column", .column) {
      .column($0)
    } parts: {
      $0[case: \.column]
    }
    DeepLinkRoute("without-folders") {
      .withoutFolders
    } matches: {
      $0 == .withoutFolders
    }
    DeepLinkRoute("compose") {
      .compose
    } matches: {
      $0 == .compose
    }
  }
}

extension DeepLinkParameter<Folder> {
  fileprivate static var folder: Self {
    Self("the name of a folder", example: "Inbox") { part throws(DeepLinkMismatch) in
      guard let folder = Folder(rawValue: part) else {
        throw DeepLinkMismatch("the name of a folder")
      }
      return folder
    } write: {
      $0.rawValue
    }
  }
}

extension DeepLinkParameter<MailLocation.Column> {
  fileprivate static var column: Self {
    Self("the name of a column", example: "messages") { part throws(DeepLinkMismatch) in
      guard let column = MailLocation.Column(rawValue: part) else {
        throw DeepLinkMismatch("the name of a column")
      }
      return column
    } write: {
      $0.rawValue
    }
  }
}
