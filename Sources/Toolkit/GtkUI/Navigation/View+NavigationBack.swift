extension View {
  /// Says whether the person who uses the app may go back from the page that the view is.
  ///
  /// It is the one gate for all ways back: the button, Escape, Alt+Left, the Back key, the thumb
  /// button of a mouse, the swipes, and the menu of the back button. Where going back isn't allowed
  /// they do nothing but call what ``onBackRequest(perform:)`` gave; the program itself can take the
  /// page away all the same, and so can ``EnvironmentValues/dismiss``.
  ///
  /// A page that a screen chosen in the back menu would take along is asked as well: if it doesn't
  /// allow it, it comes to be on top, and what is below it stays. A page that was never shown, such
  /// as one in the middle of a path that was restored, isn't asked: nobody can have begun anything on
  /// it, and there may be thousands.
  ///
  /// Of several on a page all have to allow it.
  public func navigationBackAllowed(_ isAllowed: Bool) -> some View {
    navigationBackAllowed { isAllowed }
  }

  /// Asks, each time that the person who uses the app wants to go back from the page that the view
  /// is, whether they may.
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

  /// Calls `action` when the person who uses the app wanted to go back from the page that the view
  /// is, and it isn't allowed: the place to ask whether they mean it.
  ///
  /// ```swift
  /// .navigationBackAllowed(!draft.isChanged)
  /// .onBackRequest { isAskingToDiscard = true }
  /// ```
  public func onBackRequest(perform action: @escaping @MainActor () -> Void) -> some View {
    BackGateContent(gate: BackGate(ask: nil, onRefusal: action), content: self)
  }
}

/// What a view has to say about going back.
@MainActor
struct BackGate {
  let ask: (@MainActor () -> Bool)?
  let onRefusal: (@MainActor () -> Void)?
}

extension PageContext {
  /// Asks the views on the page, from the outermost, whether it may be left.
  func allowsBack() -> Bool {
    gates.values.allSatisfy { $0.ask?() ?? true }
  }

  /// Tells the views on the page that it was to be left, and wasn't.
  func backWasRefused() {
    for gate in gates.values {
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
    page?.gates.set(view.gate, from: self)
  }

  override func viewDidUpdate(from old: BackGateContent<Content>) {
    super.viewDidUpdate(from: old)
    page?.gates.set(view.gate, from: self)
  }

  override func willDismantle() {
    page?.gates.set(nil, from: self)
  }
}
