import Gtk

/// The views with a matched geometry that the current update inserts or removes. A container can
/// insert a view before or after another container removes the view with the same identity.
@MainActor
final class MatchedGeometryRegistry {
  static let shared = MatchedGeometryRegistry()

  private struct Insertion {
    weak var target: (any MatchedGeometryTarget)?
    let transaction: Transaction
  }

  private var removed: [MatchedGeometryKey: MatchedGeometrySource] = [:]
  private var inserted: [MatchedGeometryKey: Insertion] = [:]
  private var isResetScheduled = false

  /// Matches an inserted view with a removed view, or stores the inserted view until the end of the
  /// update. A view that is inserted without an animation has no match.
  func didInsert(_ target: any MatchedGeometryTarget, _ key: MatchedGeometryKey) {
    guard Transaction.currentAnimation != nil, Gtk.Settings.default?.enablesAnimations == true
    else { return }
    if let source = removed.removeValue(forKey: key) {
      return target.match(source, Transaction.current)
    }
    inserted[key] = Insertion(target: target, transaction: Transaction.current)
    scheduleReset()
  }

  /// Matches a removed view with an inserted view, or stores the frame of the removed view until
  /// the end of the update.
  func didRemove(
    _ target: any MatchedGeometryTarget,
    _ key: MatchedGeometryKey,
    _ source: MatchedGeometrySource
  ) {
    if let insertion = inserted[key], let new = insertion.target, new !== target {
      inserted[key] = nil
      return new.match(source, insertion.transaction)
    }
    removed[key] = source
    scheduleReset()
  }

  private func scheduleReset() {
    guard !isResetScheduled else { return }
    isResetScheduled = true
    UpdateScheduler.shared.afterUpdates { [self] in
      isResetScheduled = false
      (removed, inserted) = ([:], [:])
    }
  }
}
