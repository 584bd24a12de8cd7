import Gtk

extension View {
  /// Gives the view a width, a height or both.
  ///
  /// It is never less than what the view needs: a text of one long word is as wide as the word.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; `nil` for that of the view.
  ///   - height: The height in pixels; `nil` for that of the view.
  ///   - alignment: Where in the frame the view is, if that is larger.
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
  /// With a greatest length the frame takes the room that there is, and keeps the view to its middle
  /// if that is more. It is never less than what the view needs.
  ///
  /// - Parameter alignment: Where in the frame the view is, if that is larger.
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

/// What a frame asks for in one direction.
private struct FrameLength: Equatable {
  let limits: Bin.Limits

  /// Whether the frame takes room that others leave; `nil` if its content decides.
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
