/// The claims to the header of a window. One of the claims owns the header.
///
/// Navigation stacks and covers claim the header. The visible claimant that appeared last owns the
/// header. If stacks are nested, the innermost stack owns the header.
struct HeaderStack {
  private struct Claim {
    let claimant: ObjectIdentifier
    let coversContent: Bool
    /// The content, or `nil` if the claimant only handles the requests to go back.
    var content: HeaderContent?
  }

  /// The content that is set by views outside of all claimants.
  var ownContent = HeaderContent()

  private var claims: [Claim] = []
  private var owner: ObjectIdentifier?

  /// The claimants, in the order in which they appeared.
  var claimants: [ObjectIdentifier] { claims.map(\.claimant) }

  /// The content of the header. If the owner sets no title, the title of the window is shown. The
  /// items of the window are shown unless the owner covers the window.
  var content: HeaderContent {
    guard let claim = claims.first(where: { $0.claimant == owner }), var content = claim.content
    else { return ownContent }
    if content.title.isEmpty { content.title = ownContent.title }
    if !claim.coversContent { content.items += ownContent.items }
    return content
  }

  /// Adds the claim of a claimant that has just appeared. If `coversContent` is `true`, the
  /// claimant covers the rest of the window, and replaces the items that the rest of the window
  /// adds to the header. A claimant without content never owns the header.
  mutating func add(
    _ claimant: ObjectIdentifier,
    _ content: HeaderContent?,
    coversContent: Bool
  ) {
    claims.append(Claim(claimant: claimant, coversContent: coversContent, content: content))
  }

  /// Removes a claim. Does nothing if the claimant has no claim.
  mutating func remove(_ claimant: ObjectIdentifier) {
    guard let index = claims.lastIndex(where: { $0.claimant == claimant }) else { return }
    claims.remove(at: index)
  }

  /// Moves claims to the end, but before the first claim of a claimant that covers the window.
  mutating func moveToTop(_ isMoved: (ObjectIdentifier) -> Bool) {
    let moved = claims.filter { isMoved($0.claimant) }
    claims.removeAll { isMoved($0.claimant) }
    let place = claims.firstIndex(where: \.coversContent) ?? claims.endIndex
    claims.insert(contentsOf: moved, at: place)
  }

  /// Replaces the content of a claim.
  mutating func setContent(_ content: HeaderContent, of claimant: ObjectIdentifier) {
    guard let index = claims.lastIndex(where: { $0.claimant == claimant }) else { return }
    claims[index].content = content
  }

  /// Determines the owner. Before the window is mapped, no claimant is visible, and the last
  /// claimant owns the header.
  ///
  /// - Parameters:
  ///   - isShown: Returns whether a claimant is visible.
  ///   - isHidden: Returns whether a claimant is in a hidden part of the window, such as a hidden
  ///     tab. Such a claimant never owns the header.
  mutating func determineOwner(
    isShown: (ObjectIdentifier) -> Bool,
    isHidden: (ObjectIdentifier) -> Bool = { _ in false }
  ) {
    let candidates = claims.filter { $0.content != nil && !isHidden($0.claimant) }
    owner = (candidates.last { isShown($0.claimant) } ?? candidates.last)?.claimant
  }
}
