import Gtk

extension View {
  /// Says which value the view stands for, in a picker: what is selected when it is chosen.
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

private struct TagContent<V: Hashable, Content: View>: WrapperView {
  let tag: V
  let content: Content

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
      // The picker around reads the tags anew; other containers find nothing to do.
      childWidgetsDidChange()
    }
  }
}

/// A node that stands for a value.
@MainActor
protocol TaggedNode: AnyNode {
  var tag: any Hashable { get }
}

/// A node whose children stand for the elements of a collection, such as that of a `ForEach`. In a
/// picker an element without a tag stands for its id.
@MainActor
protocol IdentifiedChildrenNode: AnyNode {
  func forEachIdentifiedChild(_ body: (_ id: any Hashable, _ child: AnyNode) -> Void)
}

extension AnyNode {
  /// What there is to choose from at the node and below it, in order: each value, and the node of
  /// what shows it.
  ///
  /// Whatever stands between the picker and its options, such as a condition or a loop, is no matter.
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

  /// The texts that the node shows, whether or not its widgets are anywhere to be seen.
  final var textLabels: [Gtk.Label] { widgets.flatMap(\.labels) }
}
