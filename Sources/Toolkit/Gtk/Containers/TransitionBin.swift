import CGtk

/// A container for a transition: of a widget that is inserted, of the picture of a widget that was
/// removed, or of both. The container has only a part of the size of its children. Without
/// orientations, the container always has the size of the content, for example for a text whose old
/// content is a picture.
@MainActor
public final class TransitionBin: Widget {
  /// The orientations in which a container has a part of the size of its children.
  public struct Orientations: OptionSet, Sendable, BitwiseCopyable {
    /// The bits of the orientations.
    public let rawValue: UInt8

    /// Creates a set from bits, of which 1 is `horizontal` and 2 is `vertical`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set that contains only the horizontal orientation.
    public static let horizontal = Orientations(rawValue: 1)
    /// The set that contains only the vertical orientation.
    public static let vertical = Orientations(rawValue: 2)
  }

  /// The widget that is inserted, with the effects of its transition, or `nil`.
  public let content: EffectBin?

  /// The picture of the widget that was removed, with the effects of its transition, or `nil`.
  public private(set) var picture: EffectBin?

  /// The part of the size of the content, from 0 to 1. A larger part is possible.
  public var contentPart: Double {
    get { layout.contentPart }
    set { layout.contentPart = Self.limited(newValue) }
  }

  /// The part of the size of the picture, from 0 to 1. A larger part is possible.
  public var picturePart: Double {
    get { layout.picturePart }
    set { layout.picturePart = Self.limited(newValue) }
  }

  /// The margins around the picture.
  public var pictureMargins: Margins {
    get { picture?.margins ?? Margins() }
    set {
      picture?.margins = newValue
      layout.width = Int32(clamping: size.width + newValue.start + newValue.end)
      layout.height = Int32(clamping: size.height + newValue.top + newValue.bottom)
    }
  }

  private var size: (width: Int, height: Int)
  private var layout: TransitionLayout {
    didSet {
      guard layout != oldValue else { return }
      layout.store(in: widget)
      gtk_widget_queue_resize(widget)
    }
  }

  /// Creates a container, which has the whole size of the content and of the picture.
  ///
  /// - Parameters:
  ///   - content: The widget that is inserted, or `nil`.
  ///   - picture: The picture of the widget that was removed, or `nil`.
  ///   - orientations: The orientations in which the container has a part of the size of its
  ///     children.
  public init(content: Widget?, picture: WidgetPicture?, in orientations: Orientations) {
    self.content = content.map(EffectBin.init)
    self.picture = picture.map(EffectBin.init)
    size = picture?.size ?? (0, 0)
    layout = TransitionLayout(
      orientations: orientations,
      hasContent: content != nil,
      picture: self.picture?.widget,
      width: Int32(clamping: size.width),
      height: Int32(clamping: size.height)
    )
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(widget, TransitionLayout.make())
    layout.store(in: widget)
    for child in [self.content, self.picture] { child?.setParent(self) }
    mainPart = content
    isInert = content == nil
    if let picture = self.picture { hide(picture) }
    if content == nil { setAccessibleHidden(true) }
  }

  /// Sets the whole size of the content and of the picture. A container that is no longer used must
  /// have the whole size, so that boxes do not search for it.
  public func settle() {
    contentPart = 1
    picturePart = 1
  }

  /// The content, to which modifiers of the view apply. `nil` if there is only a picture.
  override public var modifiedWidget: Widget? { mainPart }

  /// Shows a picture above the content, with the whole size of the picture and without margins.
  /// Replaces the previous picture.
  public func showPicture(_ new: WidgetPicture) {
    removePicture()
    let bin = EffectBin(child: new)
    picture = bin
    size = new.size
    layout.picture = bin.widget
    layout.picturePart = 1
    // GTK sets the left or the right margin depending on the direction at the time of the change.
    bin.direction = direction
    pictureMargins = Margins()
    bin.setParent(self)
    hide(bin)
  }

  /// Hides a picture from the pointer, the keyboard and screen readers.
  private func hide(_ picture: EffectBin) {
    picture.isInert = true
    picture.setAccessibleHidden(true)
  }

  /// Removes the picture.
  public func removePicture() {
    guard let old = picture else { return }
    picture = nil
    layout.picture = nil
    old.unparent()
  }

  private static func limited(_ part: Double) -> Double {
    part.isFinite ? min(max(part, 0), 16) : 1
  }
}
