import Gtk

extension View {
  /// Sets the width, the height or both of the view.
  ///
  /// The frame is never smaller than the minimum size of the view.
  ///
  /// - Parameters:
  ///   - width: The width in pixels. If `nil`, the view determines the width.
  ///   - height: The height in pixels. If `nil`, the view determines the height.
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
  /// With a maximum length, the frame expands in this direction. If the available space exceeds the
  /// maximum, an area of the maximum length is centred in the space, and the view is placed in this
  /// area. The frame is never smaller than the minimum size of the view.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in pixels. If `nil`, the view determines the minimum width.
  ///   - idealWidth: The natural width in pixels. If `nil`, the view determines the natural width.
  ///   - maxWidth: The maximum width in pixels, or `.infinity` for no limit. If `nil`, the frame
  ///     expands only if the view expands.
  ///   - minHeight: The minimum height in pixels. If `nil`, the view determines the minimum height.
  ///   - idealHeight: The natural height in pixels. If `nil`, the view determines the natural
  ///     height.
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

private struct Framed<Content: View>: SurroundingView {
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
