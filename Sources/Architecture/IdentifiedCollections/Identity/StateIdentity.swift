/// The identity of a value: its origin and its revision.
///
/// Copies of a value have the same origin, and the same observers. Each change of a value, or of a
/// copy, renews the revision of the changed value, so that values of the same revision are equal.
@usableFromInline
package struct StateIdentity: Sendable {
  /// The identity of values that are never changed.
  @usableFromInline package static let constant = Self(origin: .first)

  /// The revision at which the value was created, or at which a part of the value was last replaced
  /// without notifying observers.
  @usableFromInline package private(set) var origin: Revision
  /// The revision of the last change.
  @usableFromInline package private(set) var revision: Revision
  /// The revision before the first change that followed the last read. The property is used only if
  /// ``revision`` is later than the last read.
  private var readRevision: Revision

  /// Creates a unique identity.
  @usableFromInline
  package init() {
    self.init(origin: Revision())
  }

  private init(origin: Revision) {
    self.origin = origin
    revision = origin
    readRevision = origin
  }

  /// Renews the revision. Called before or after a change that notifies observers.
  @usableFromInline
  package mutating func renew() {
    if revision <= LastRead.revision { readRevision = revision }
    revision = Revision()
  }

  /// Renews the origin and the revision. Called before a change that does not notify observers.
  @usableFromInline
  package mutating func renewOrigin() {
    self = Self()
  }

  /// Changes the origin to the revision of the last change, which replaced a part of the value
  /// without notifying observers.
  @usableFromInline
  package mutating func separate() {
    self = Self(origin: revision)
  }

  /// Returns whether the values differ at most by changes of which all observers have been
  /// notified.
  ///
  /// Such values have the same origin, and had the same revision at the last read. Each later
  /// change, also of a copy, has notified the observers that read before the change.
  ///
  /// - Parameters:
  ///   - other: The identity of the other value.
  ///   - lastRead: The latest revision at the last read.
  /// - Returns: Whether no observer of the other value missed a change.
  package func isContinuation(
    of other: Self,
    since lastRead: Revision = LastRead.revision
  ) -> Bool {
    origin == other.origin
      && revision(at: lastRead) == other.revision(at: lastRead)
  }

  private func revision(at lastRead: Revision) -> Revision {
    revision > lastRead ? readRevision : revision
  }
}
