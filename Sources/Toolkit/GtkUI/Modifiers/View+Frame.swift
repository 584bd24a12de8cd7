import Gtk

extension View {
  /// Sets the width, the height or both of the view.
  ///
  /// The frame is never smaller than the minimum size of the view. For example, a text of one long
  /// word is as wide as the word.
  ///
  /// - Parameters:
  ///   - width: The width in pixels. If `nil`, the width of the view.
  ///   - height: The height in pixels. If `nil`, the height of the view.
  ///   - alignment: The position of the view in a larger frame.
  ///
  /// - Returns: A frame around the view.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Framed(
      horizontal: FrameLength(fixed: width),
      vertical: FrameLength(fixed: height),
      alignment: alignment,
      content: self
    )
  }

  /// Limits the width and the height of the view.
  ///
  /// ```swift
  /// Text("Title")
  ///   .frame(maxWidth: .infinity, alignment: .leading)
  /// ```
  ///
  /// With a maximum length, the frame fills the available space. If the available space exceeds the
  /// maximum, the view is centred in the space. The frame is never smaller than the minimum size of
  /// the view.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in pixels. If `nil`, the minimum width of the view.
  ///   - idealWidth: The natural width in pixels. If `nil`, the natural width of the view.
  ///   - maxWidth: The maximum width in pixels, or `.infinity` for no limit. If `nil`, the frame
  ///     expands only if the view expands.
  ///   - minHeight: The minimum height in pixels. If `nil`, the minimum height of the view.
  ///   - idealHeight: The natural height in pixels. If `nil`, the natural height of the view.
  ///   - maxHeight: The maximum height in pixels, or `.infinity` for no limit. If `nil`, the frame
  ///     expands only if the view expands.
  ///   - alignment: The position of the view in a larger frame.
  ///
  /// - Returns: A frame around the view, within the limits.
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Framed(
      horizontal: FrameLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      vertical: FrameLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment,
      content: self
    )
  }
}

/// The size constraints of a frame in one direction.
private struct FrameLength: Equatable {
  let limits: Bin.Limits

  /// Whether the frame expands, or `nil` if its content determines whether the frame expands.
  let expands: Bool?

  init(fixed length: Double?) {
    let length = length.map { Int(pixels: $0) }
    limits = Bin.Limits(minimum: length, natural: length, maximum: length)
    expands = length == nil ? nil : false
  }

  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    limits = Bin.Limits(
      minimum: minimum.map { Int(pixels: $0) },
      natural: ideal.map { Int(pixels: $0) },
      maximum: maximum.flatMap { $0 == .infinity ? nil : Int(pixels: $0) }
    )
    expands = maximum == nil ? nil : true
  }
}

private struct Framed<Content: View>: ContainerView {
  let horizontal: FrameLength
  let vertical: FrameLength
  let alignment: Alignment
  let content: Content

  func isReusable(_ widget: Bin, _ slot: Bin) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin { Bin() }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    widget.horizontalLimits = horizontal.limits
    widget.verticalLimits = vertical.limits
    if old?.horizontal.expands != horizontal.expands || old?.vertical.expands != vertical.expands {
      widget.resetExpand()
      if let expands = horizontal.expands { widget.hexpand = expands }
      if let expands = vertical.expands { widget.vexpand = expands }
    }
    if let old, old.alignment != alignment { align(in: widget) }
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
    align(in: slot)
  }

  private func align(in bin: Bin) {
    guard let child = bin.laidOutChild else { return }
    alignment.align(child)
    if bin.content.count > 1 {
      bin.content.forEach(alignment.alignHorizontally)
    }
  }
}
