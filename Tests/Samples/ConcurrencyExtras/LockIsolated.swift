struct Contact: Equatable, Sendable {
  static let blob = Contact()
}

struct ContactsClient: Sendable {
  var save: @Sendable (Contact) -> Void
}
