import Gtk

/// The node of a view that does something when its content comes to be seen, or is no longer seen:
/// when it is made or taken apart, and when the page that it is on is revealed or covered.
class AppearanceNode<V: WrapperView>: WrapperNode<V> {
  private(set) final var hasAppeared = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    page?.follow(self) { [weak self] in self?.visibilityMayHaveChanged() }
    visibilityMayHaveChanged()
  }

  /// The content can be seen now. Called when all updates are done.
  func didAppear() {}

  /// The content can't be seen any more, which it was before.
  func didDisappear() {}

  private var isVisible: Bool { phase == .active && page?.isAsleep != true }

  private func visibilityMayHaveChanged() {
    if hasAppeared, !isVisible {
      hasAppeared = false
      didDisappear()
    } else if !hasAppeared, isVisible {
      UpdateScheduler.shared.afterUpdates { [weak self] in self?.appear() }
    }
  }

  private func appear() {
    guard !hasAppeared, isVisible else { return }
    hasAppeared = true
    didAppear()
  }

  override func willDismantle() {
    page?.unfollow(self)
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear()
  }
}
