import Gtk

/// A view that shows the first of its views that fits in the available space.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { Text("Started at 9:41"); Text("Duration: 1 hour") }
///   Text("9:41, 1 h")
/// }
/// ```
///
/// A view fits if its natural size does not exceed the available space. If no view fits, the last
/// view whose minimum size fits is shown.
///
/// Only the shown view is drawn, and is reached by the Tab key and by a screen reader. But all
/// views exist, are updated, and perform the actions of `onAppear` and `task`. Therefore, add
/// presentations, tasks and shortcuts to the `ViewThatFits` instead of to its views.
public struct ViewThatFits<Content: View>: ContainerView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit. In the other direction, the minimum size of
  ///     a view must fit.
  ///   - content: The views, usually from the largest to the smallest.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> FittingBox { FittingBox() }

  func updateWidget(_ widget: FittingBox, from old: Self?, _ environment: EnvironmentValues) {
    widget.fitsWidth = axes.contains(.horizontal)
    widget.fitsHeight = axes.contains(.vertical)
  }

  func place(_ widgets: [Widget], in slot: FittingBox, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    widgets.forEach(Alignment.center.align)
  }
}
