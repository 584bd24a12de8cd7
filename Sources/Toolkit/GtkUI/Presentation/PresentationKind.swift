import Gtk

/// A kind of presentation.
package enum PresentationKind {
  /// A modal window above the window of the presenting view.
  case sheet
  /// A cover above all content of the window below the header.
  case fullScreenCover
  /// A bubble that points to the view.
  case popover(arrowEdge: Edge?)
  /// A small window with a question.
  case alert(AlertKind)
}

extension PresentationKind {
  /// Creates the host that shows a presentation of this kind.
  @MainActor
  func makeHost(
    in window: WindowContext?,
    anchor: @escaping @MainActor () -> Widget?,
    onRequest: @escaping @MainActor () -> Void
  ) -> any PresentationHost {
    switch self {
    case .sheet:
      SheetHost(above: window?.window, onRequest: onRequest)
    case .fullScreenCover:
      CoverHost(in: window, onRequest: onRequest)
    case .popover(let edge):
      PopoverHost(arrowEdge: edge, anchor: anchor, onRequest: onRequest)
    case .alert(let alert):
      AlertHost(alert, above: window?.window, onRequest: onRequest)
    }
  }
}
