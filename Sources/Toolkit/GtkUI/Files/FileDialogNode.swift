import Foundation
import Gtk

/// A view that shows a dialog for files while `isPresented` is `true`.
struct FileDialogPresenter<Content: View>: WrapperView {
  let dialog: FileDialog
  let isPresented: Bool
  /// Called with the chosen files, or with `nil` if the user cancels.
  let onResponse: @MainActor ([URL]?) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    FileDialogNode(self, context)
  }
}

/// The node of a view that shows a dialog for files.
///
/// The dialog is a window of the desktop. The dialog is shown after the update, and is closed by
/// the user, by a change of `isPresented`, or when the view is dismantled. While the page of the
/// view is covered, no dialog is shown.
final class FileDialogNode<Content: View>: WrapperNode<FileDialogPresenter<Content>> {
  private var chooser: FileChooser?
  private var windowMap: SignalConnection?

  override init(_ view: FileDialogPresenter<Content>, _ context: NodeContext) {
    super.init(view, context)
    scope?.addObserver(self) { [weak self] in self?.visibilityMayHaveChanged() }
    openLater()
  }

  override func viewDidUpdate(from old: FileDialogPresenter<Content>) {
    super.viewDidUpdate(from: old)
    if view.isPresented { openLater() } else { close() }
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
  }

  private func openLater() {
    guard view.isPresented, chooser == nil else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.open() }
  }

  private func open() {
    guard phase == .active, view.isPresented, chooser == nil, scope?.isHidden != true,
      isWindowReady
    else { return }
    let chooser = view.dialog.makeChooser(above: environment.window?.window)
    self.chooser = chooser
    chooser.onResponse { [weak self] isAccepted in self?.respond(isAccepted) }
    chooser.show()
  }

  private func respond(_ isAccepted: Bool) {
    guard let chooser else { return }
    let files = isAccepted ? chooser.addresses.compactMap(URL.init(string:)) : nil
    self.chooser = nil
    // GTK still uses the dialog, because the dialog emits the response.
    UpdateScheduler.shared.afterUpdates { _ = chooser }
    view.onResponse(files)
    // If the binding remains `true`, the dialog is shown again, so that the screen shows the state.
    openLater()
  }

  private func close() {
    chooser?.hide()
    chooser = nil
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
