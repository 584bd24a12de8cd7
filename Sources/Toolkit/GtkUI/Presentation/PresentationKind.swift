import Gtk

/// The ways in which something is shown over what is there.
package enum PresentationKind {
  /// A window of its own, which keeps the one below it from being used.
  case sheet
  /// A page over all that the window shows below its header.
  case fullScreenCover
  /// A bubble that points to the view.
  case popover(arrowEdge: Edge?)
  /// A small window with a question.
  case alert(AlertKind)
}

extension PresentationKind {
  /// What shows it.
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
