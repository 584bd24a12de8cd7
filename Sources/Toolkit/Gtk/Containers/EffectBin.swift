import CGtk
import Foundation

/// A container that draws its only child with a transform. The transform does not change the size
/// of the container.
@MainActor
public final class EffectBin: Widget {
  /// The effects of the container.
  public struct Effects: Equatable, Sendable, BitwiseCopyable {
    /// The distance in pixels by which the child is moved to the right and down.
    public var offset = (x: 0.0, y: 0.0)
    /// The distance by which the child is moved to the right and down, as fractions of its size.
    public var shift = (x: 0.0, y: 0.0)
    /// The factors of the width and the height of the child, at most 256.
    public var scale = (x: 1.0, y: 1.0)
    /// The clockwise rotation in degrees.
    public var rotation = 0.0
    /// The point that the scaling and the rotation do not move, as fractions of the size.
    public var anchor = (x: 0.5, y: 0.5)

    /// Creates effects that change nothing.
    public init() {}

    /// Returns whether both values have the same effects.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.offset == rhs.offset && lhs.shift == rhs.shift && lhs.scale == rhs.scale
        && lhs.rotation == rhs.rotation && lhs.anchor == rhs.anchor
    }

    fileprivate var hasTransform: Bool {
      offset != (0, 0) || shift != (0, 0) || scale != (1, 1) || rotation != 0
    }
  }

  /// The effects. A change draws the child again, and measures nothing again.
  public var effects = Effects() {
    didSet {
      guard effects != oldValue else { return }
      StoredValue.store(effects, EffectLayout.quark, in: widget)
      gtk_widget_queue_allocate(widget)
    }
  }

  /// Creates a container without effects.
  public init(child: Widget) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(widget, EffectLayout.make())
    child.setParent(self)
    mainPart = child
  }
}

/// The layout of an ``EffectBin``.
private enum EffectLayout {
  static let quark = g_quark_from_string("composable-gtk-effects")

  /// The smallest factor. GTK cannot invert a transform with the factor 0.
  private static let minimumScale = 0.001

  /// The largest factor. The font library cannot draw text that is much larger.
  private static let maximumScale = 256.0

  /// The largest distance in pixels.
  private static let maximumOffset = 100_000.0

  static func make() -> UnsafeMutablePointer<GtkLayoutManager>? {
    SingleChildLayout.make(allocate: allocate)
  }

  private static let allocate: CustomLayout.Allocate = { bin, width, height, baseline in
    guard let bin, let child = SingleChildLayout.child(of: bin) else { return }
    let effects = StoredValue.read(EffectBin.Effects.self, quark, of: bin) ?? .init()
    // GTK takes the ownership of the transform.
    gtk_widget_allocate(child, width, height, baseline, transform(effects, width, height))
  }

  private static func transform(
    _ effects: EffectBin.Effects,
    _ width: Int32,
    _ height: Int32
  ) -> OpaquePointer? {
    guard effects.hasTransform else { return nil }
    let anchor = (x: effects.anchor.x * Double(width), y: effects.anchor.y * Double(height))
    let distance = (
      x: effects.offset.x + effects.shift.x * Double(width),
      y: effects.offset.y + effects.shift.y * Double(height)
    )
    var transform = translate(nil, anchor.x + distance.x, anchor.y + distance.y)
    transform = gsk_transform_rotate(transform, Float(finite(effects.rotation)))
    transform = gsk_transform_scale(transform, scale(effects.scale.x), scale(effects.scale.y))
    return translate(transform, -anchor.x, -anchor.y)
  }

  private static func translate(
    _ transform: OpaquePointer?,
    _ x: Double,
    _ y: Double
  ) -> OpaquePointer? {
    var point = graphene_point_t(x: Float(limited(x)), y: Float(limited(y)))
    return gsk_transform_translate(transform, &point)
  }

  private static func scale(_ factor: Double) -> Float {
    guard factor.isFinite else { return 1 }
    return Float(copysign(min(max(abs(factor), minimumScale), maximumScale), factor))
  }

  private static func limited(_ distance: Double) -> Double {
    distance.isFinite ? min(max(distance, -maximumOffset), maximumOffset) : 0
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
