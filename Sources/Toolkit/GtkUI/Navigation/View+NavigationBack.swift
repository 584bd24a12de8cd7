extension View {
  /// Sets whether the user may go back from the page of the view.
  ///
  /// The modifier applies to all ways to go back: the back button, Escape, Alt+Left, the Back key,
  /// the thumb button of a mouse, the swipes, and the back menu. If going back isn't allowed, the
  /// page isn't popped, and the action of ``onBackRequest(perform:)`` is called. A change of the
  /// path and ``EnvironmentValues/dismiss`` can still pop the page.
  ///
  /// If the user selects a page in the back menu, the pages above the selected page are checked
  /// too. If one of these pages doesn't allow going back, only the pages above that page are
  /// popped. A page that was never shown, such as a page in the middle of a restored path, isn't
  /// checked, because the user can't have edited anything on the page, and there may be thousands
  /// of such pages.
  ///
  /// If several views on a page use this modifier, each of these views must allow going back.
  public func navigationBackAllowed(_ isAllowed: Bool) -> some View {
    navigationBackAllowed { isAllowed }
  }

  /// Calls `ask` when the user requests to go back from the page of the view. The closure returns
  /// whether the user may go back. The closure isn't called if another view on the page has already
  /// refused the request.
  ///
  /// ```swift
  /// .navigationBackAllowed {
  ///   guard draft.isChanged else { return true }
  ///   isAskingToDiscard = true
  ///   return false
  /// }
  /// ```
  public func navigationBackAllowed(_ ask: @escaping @MainActor () -> Bool) -> some View {
    BackGateContent(gate: BackGate(ask: ask, onRefusal: nil), content: self)
  }

  /// Calls `action` when the user has requested to go back from the page of the view, and the
  /// request was refused. The action can ask the user for a confirmation.
  ///
  /// ```swift
  /// .navigationBackAllowed(!draft.isChanged)
  /// .onBackRequest { isAskingToDiscard = true }
  /// ```
  public func onBackRequest(perform action: @escaping @MainActor () -> Void) -> some View {
    BackGateContent(gate: BackGate(ask: nil, onRefusal: action), content: self)
  }
}

/// The condition of a view for going back from its page, and the action for a refused request.
@MainActor
struct BackGate {
  let ask: (@MainActor () -> Bool)?
  let onRefusal: (@MainActor () -> Void)?
  /// Returns whether the view is in a hidden tab. The gate then has no effect.
  var isInHiddenTab: @MainActor () -> Bool = { false }
}

extension PageContext {
  /// Returns whether all views on the page allow going back. The outermost view is checked first,
  /// and the check stops at the first refusal.
  func allowsBack() -> Bool {
    gates.values.allSatisfy { $0.isInHiddenTab() || $0.ask?() ?? true }
  }

  /// Notifies the views on the page that a request to go back was refused.
  func backWasRefused() {
    for gate in gates.values where !gate.isInHiddenTab() {
      gate.onRefusal?()
    }
  }
}

private struct BackGateContent<Content: View>: WrapperView {
  let gate: BackGate
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    BackGateNode(self, context)
  }
}

private final class BackGateNode<Content: View>: WrapperNode<BackGateContent<Content>> {
  override init(_ view: BackGateContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    setGate()
  }

  override func viewDidUpdate(from old: BackGateContent<Content>) {
    super.viewDidUpdate(from: old)
    setGate()
  }

  private func setGate() {
    var gate = view.gate
    gate.isInHiddenTab = { [weak self] in self?.page?.isInHiddenTab == true }
    stackPage?.gates.set(gate, from: self)
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    stackPage?.gates.set(nil, from: self)
  }
}
