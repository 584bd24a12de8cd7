import Gtk

/// A kind of presentation.
package enum PresentationKind {
  /// A dialog with a header above the window of the presenting view.
  case sheet
  /// A presentation that covers all content of the window below the header.
  case fullScreenCover
  /// A popover that points to the presenting view.
  case popover(arrowEdge: Edge?)
  /// A small dialog with a title, a message and answers.
  case alert(AlertKind)
}

extension PresentationKind {
  /// Creates the host that shows a presentation of this kind.
  @MainActor
  func makeHost(
    in window: WindowContext?,
    _ placement: DialogPlacement,
    anchor: @escaping @MainActor () -> Widget?,
    onRequest: @escaping @MainActor () -> Void
  ) -> any PresentationHost {
    switch self {
    case .sheet:
      SheetHost(in: window, placement, onRequest: onRequest)
    case .fullScreenCover:
      CoverHost(in: window?.contextForCovers, onRequest: onRequest)
    case .popover(let edge):
      PopoverHost(in: window, arrowEdge: edge, anchor: anchor, onRequest: onRequest)
    case .alert(let alert):
      AlertHost(alert, in: window, placement, onRequest: onRequest)
    }
  }
}
