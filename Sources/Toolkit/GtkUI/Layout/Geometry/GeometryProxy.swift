import Foundation
import Gtk

/// The size and the position of a view after a layout.
@MainActor
public struct GeometryProxy {
  /// The size of the view in pixels.
  public let size: CGSize

  private let globalFrame: CGRect
  private let reads: GeometryReads

  /// Creates a proxy with the current geometry of a widget.
  ///
  /// - Parameters:
  ///   - widget: The widget of the view, or `nil` for a view that has not been laid out.
  ///   - reads: A record of the values that are read from the proxy.
  init(_ widget: Widget?, recording reads: GeometryReads = GeometryReads()) {
    let edges = widget.flatMap { widget in widget.root.flatMap { widget.edges(in: $0) } }
    globalFrame = CGRect(
      x: edges?.x ?? 0,
      y: edges?.y ?? 0,
      width: edges?.width ?? 0,
      height: edges?.height ?? 0
    )
    size = globalFrame.size
    self.reads = reads
  }

  /// Returns the frame of the view in a coordinate space, in pixels.
  ///
  /// The origin is the top left corner also where text runs from right to left.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      return CGRect(origin: .zero, size: size)
    case .global:
      reads.includePosition = true
      return globalFrame
    }
  }

  /// Returns whether another proxy has the same values, regarding the values that were read.
  func isEqual(to other: GeometryProxy) -> Bool {
    size == other.size && (!reads.includePosition || globalFrame == other.globalFrame)
  }
}

/// A record of the values that were read from a ``GeometryProxy``.
@MainActor
final class GeometryReads {
  /// Whether the position in the window was read.
  var includePosition = false
}

/// A coordinate space in which a ``GeometryProxy`` returns the frame of a view.
public enum CoordinateSpace: Sendable {
  /// The coordinate space of the view, in which the origin of the view is zero.
  case local
  /// The coordinate space of the window, including the header and, on some desktops, the shadow.
  case global
}
