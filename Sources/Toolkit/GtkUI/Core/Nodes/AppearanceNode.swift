import Gtk

/// The node of a view that runs code when its content becomes visible or invisible. The content is
/// visible while the node exists and the node's page isn't covered.
class AppearanceNode<V: WrapperView>: WrapperNode<V> {
  private(set) final var hasAppeared = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    scope?.addObserver(self) { [weak self] in self?.visibilityMayHaveChanged() }
    visibilityMayHaveChanged()
  }

  /// Called when the content has become visible, after all updates.
  func didAppear() {}

  /// Called when the content was visible and has become invisible.
  func didDisappear() {}

  private var isVisible: Bool { phase == .active && scope?.isHidden != true }

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
    didRetire()
  }

  override func didRetire() {
    scope?.removeObserver(self)
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear()
  }
}
