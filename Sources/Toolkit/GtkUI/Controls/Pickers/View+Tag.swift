import Gtk

extension View {
  /// Sets the value of the option that this view shows in a picker, or the value that identifies
  /// this view's row in the selection of a list.
  ///
  /// ```swift
  /// Picker("Filter", selection: $filter) {
  ///   Text("All").tag(Filter.all)
  ///   Text("Active").tag(Filter.active)
  /// }
  /// ```
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TagContent(tag: tag, content: self)
  }
}

/// A view with the value of an option.
@MainActor
protocol TaggedView: View {
  /// The value of the option.
  var optionValue: any Hashable { get }
}

private struct TagContent<V: Hashable, Content: View>: WrapperView, TaggedView {
  let tag: V
  let content: Content

  var optionValue: any Hashable { tag }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TagNode(self, context)
  }
}

private final class TagNode<V: Hashable, Content: View>: WrapperNode<TagContent<V, Content>>,
  TaggedNode
{
  var tag: any Hashable { view.tag }

  override func viewDidUpdate(from old: TagContent<V, Content>) {
    super.viewDidUpdate(from: old)
    if view.tag != old.tag {
      // The picker reads the tags again. Other containers find no change.
      notifyParent(of: .widgets)
    }
  }
}

/// A node of an option, with the value of the option.
@MainActor
protocol TaggedNode: AnyNode {
  var tag: any Hashable { get }
}

/// A node with a child for each element of a collection, such as the node of a `ForEach`. In a
/// picker, the value of an element without a tag is the identifier of the element.
@MainActor
protocol IdentifiedChildrenNode: AnyNode {
  func forEachIdentifiedChild(_ body: (_ id: any Hashable, _ child: AnyNode) -> Void)
}

extension AnyNode {
  /// Returns the options of the node and its descendants, in order. An option is a value, and the
  /// node of the view that shows the option.
  ///
  /// The nodes between a picker and its options, for example of conditions and loops, are
  /// traversed.
  final func options<Value>(_ type: Value.Type) -> [(value: Value, node: AnyNode)] {
    if let tagged = self as? any TaggedNode {
      return (tagged.tag as? Value).map { [($0, self)] } ?? []
    }
    var options: [(value: Value, node: AnyNode)] = []
    if let identified = self as? any IdentifiedChildrenNode {
      identified.forEachIdentifiedChild { id, child in
        let inner = child.options(type)
        if !inner.isEmpty {
          options += inner
        } else if let id = id as? Value {
          options.append((id, child))
        }
      }
    } else {
      forEachChild { options += $0.options(type) }
    }
    return options
  }

  /// The labels of the node, whether or not its widgets are visible.
  final var textLabels: [Gtk.Label] { widgets.flatMap(\.labels) }
}
