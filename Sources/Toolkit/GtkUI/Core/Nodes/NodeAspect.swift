/// An aspect of the content of a node on which the ancestors of the content can depend.
enum NodeAspect {
  /// The widgets to which the content resolves.
  case widgets
  /// Whether the widgets of the content expand.
  case expansion
  /// The labels in the content. An ancestor can be named by these labels.
  case labels
}
