import Gtk

/// The node of a view that can present another view.
///
/// A presentation is dismissed during the update, and a new presentation is shown after the update.
/// So the presentation of one view can replace the presentation of another view. If a presented
/// view itself has a presentation, this presentation is shown after the presentation of its parent.
final class PresenterNode<Presented: View, Content: View>: WrapperNode<
  Presenter<Presented, Content>
>
{
  typealias Opened = Presentation<Deferred<Presented>>

  private var current: Opened?
  private var dismissedPresentations: [Opened] = []
  private var windowMap: SignalConnection?

  override init(_ view: Presenter<Presented, Content>, _ context: NodeContext) {
    super.init(view, context)
    scope?.addObserver(self) { [weak self] in self?.visibilityMayHaveChanged() }
    openLater()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    forEachPresentation { body($0.node) }
  }

  private func forEachPresentation(_ body: (Opened) -> Void) {
    dismissedPresentations.forEach(body)
    if let current { body(current) }
  }

  override func viewDidUpdate(from old: Presenter<Presented, Content>) {
    // The presentation is frozen before the content is updated, so that the dismissed presentation
    // shows its last content.
    if let current, current.id != view.id {
      close(current)
    }
    super.viewDidUpdate(from: old)
    current?.update(view.presented, environment, view.kind)
    openLater()
  }

  override func refresh() {
    open()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    // `anchorDidChange` is called first, before the container releases a widget to which a popover
    // may point.
    if aspect == .widgets { current?.anchorDidChange() }
    super.contentDidChange(aspect)
  }

  override func didFreeze() {
    forEachPresentation {
      $0.node.freeze()
      $0.hide()
    }
  }

  override func willDismantle() {
    scope?.removeObserver(self)
    windowMap?.disconnect()
    forEachPresentation { $0.destroy() }
    dismissedPresentations = []
    current = nil
  }

  // MARK: Opening

  private func openLater() {
    guard view.id != nil, current == nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.open() }
  }

  private func open() {
    guard phase == .active, let id = view.id, scope?.isHidden != true, isWindowReady else { return }
    if let current {
      current.show()
      return
    }
    let request = Request()
    let presentation = Opened(
      view.presented,
      id: id,
      in: view.kind.makeHost(
        in: environment.window,
        environment.placementOfDialogs,
        anchor: { [weak self] in self?.anchor },
        onRequest: { request() }
      ),
      parent: self,
      environment: environment,
      onRequest: { request() }
    )
    request.action = { [weak self, weak presentation] in self?.request(presentation) }
    current = presentation
    presentation.show()
  }

  /// Whether the view has no window, or the window is mapped. If `false`, the view is presented
  /// when the window is mapped.
  private var isWindowReady: Bool {
    guard let window = environment.window?.window, !window.isMapped else { return true }
    windowMap?.disconnect()
    windowMap = window.onMap { [weak self] in
      guard let self else { return }
      windowMap?.disconnect()
      UpdateScheduler.shared.insert(self)
    }
    return false
  }

  /// The widget to which a popover points. This is the first widget of the view, or the widget of
  /// the nearest container if the view has no widgets. Without such a container, the popover points
  /// to the content of the window.
  private var anchor: Widget? {
    if let widget = widgets.first { return widget }
    var node = parent
    while let current = node {
      if let widget = current.ownWidget { return widget }
      node = current.parent
    }
    return environment.window?.layers?.widget
  }

  // MARK: Closing

  /// Requests the dismissal of `presentation`, unless another presentation is current.
  private func request(_ presentation: Opened?) {
    // The state may already have changed, so that the presentation is no longer current.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, let current, current === presentation else { return }
    view.onRequest()
  }

  private func close(_ presentation: Opened) {
    current = nil
    dismissedPresentations.append(presentation)
    presentation.beginDismissal { [weak self, weak presentation, onDismiss = view.onDismiss] in
      guard let self else { return }
      dismissedPresentations.removeAll { $0 === presentation }
      guard let onDismiss else { return }
      UpdateScheduler.shared.afterUpdates { [weak self] in
        guard self?.phase == .active else { return }
        onDismiss()
      }
    }
  }

  private func visibilityMayHaveChanged() {
    if scope?.isHidden == true {
      current?.hide()
    } else {
      UpdateScheduler.shared.insert(self)
    }
  }
}

extension AnyNode {
  /// The first widget of the node, unless the widget belongs to a child.
  fileprivate var ownWidget: Widget? {
    guard let widget = firstWidget else { return nil }
    var isOwn = true
    forEachChild { isOwn = isOwn && $0.firstWidget !== widget }
    return isOwn ? widget : nil
  }
}

/// A request to dismiss a presentation. The action is set after the presentation was created.
@MainActor
private final class Request {
  var action: @MainActor () -> Void = {}

  func callAsFunction() { action() }
}
