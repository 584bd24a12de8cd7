import Gtk

/// A view that shows a dialog of the desktop while `isPresented` is `true`.
struct DesktopDialogPresenter<Dialog: DesktopDialog, Content: View>: WrapperView {
  let dialog: Dialog
  let isPresented: Bool
  /// Called when the user has closed the dialog.
  let onResponse: @MainActor (Dialog.Response) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DesktopDialogNode(self, context)
  }
}

/// The node of a view that shows a dialog of the desktop.
///
/// The dialog is a window of the desktop. The dialog is shown after the update, and is closed by
/// the user, by a change of `isPresented`, or when the view is dismantled. While the page of the
/// view is covered, no dialog is shown.
final class DesktopDialogNode<Dialog: DesktopDialog, Content: View>:
  WrapperNode<DesktopDialogPresenter<Dialog, Content>>
{
  private var opened: (any OpenDesktopDialog)?
  /// Increased when a dialog is opened or closed, so that a late response is ignored.
  private var generation = 0
  /// Whether ``open()`` is called after the update.
  private var isOpenPending = false
  /// Whether the dialog could not be shown. The dialog is shown again only after `isPresented` was
  /// `false`.
  private var hasFailed = false
  private var windowMap: SignalConnection?

  override init(_ view: DesktopDialogPresenter<Dialog, Content>, _ context: NodeContext) {
    super.init(view, context)
    scope?.addObserver(self) { [weak self] in self?.visibilityMayHaveChanged() }
    openLater()
  }

  override func viewDidUpdate(from old: DesktopDialogPresenter<Dialog, Content>) {
    super.viewDidUpdate(from: old)
    if view.isPresented {
      opened?.update(environment)
      openLater()
    } else {
      hasFailed = false
      close()
    }
  }

  override func refresh() {
    open()
  }

  override func didFreeze() {
    close()
  }

  override func willDismantle() {
    scope?.removeObserver(self)
    windowMap?.disconnect()
    close()
    generation += 1
    opened = nil
  }

  private func openLater() {
    guard view.isPresented, opened == nil, !hasFailed, !isOpenPending else { return }
    isOpenPending = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.isOpenPending = false
      self?.open()
    }
  }

  private func open() {
    guard phase == .active, view.isPresented, opened == nil, !hasFailed, scope?.isHidden != true,
      isWindowReady
    else { return }
    generation += 1
    let current = generation
    let dialog = view.dialog.open(in: environment) { [weak self] response in
      guard let self, generation == current else { return }
      respond(response)
    }
    // A dialog that could not be shown has already responded.
    if generation == current { opened = dialog }
  }

  private func respond(_ response: Dialog.Response) {
    let dialog = opened
    opened = nil
    generation += 1
    // GTK still uses the dialog, because the dialog emits the response.
    UpdateScheduler.shared.afterUpdates { _ = dialog }
    view.onResponse(response)
    hasFailed = dialog == nil
    // If the binding remains `true`, the dialog is shown again, so that the screen shows the state.
    openLater()
  }

  /// Closes the dialog. If the user has already confirmed the dialog, the dialog remains, and the
  /// response is reported.
  private func close() {
    guard let dialog = opened else { return }
    // The dialog can respond while it is closed.
    generation += 1
    let closing = generation
    if dialog.close() {
      opened = nil
    } else if generation == closing {
      generation -= 1
    }
  }

  /// Whether the view has no window, or the window is mapped. If `false`, the dialog is shown when
  /// the window is mapped.
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

  private func visibilityMayHaveChanged() {
    if scope?.isHidden == true {
      close()
    } else {
      UpdateScheduler.shared.insert(self)
    }
  }
}
