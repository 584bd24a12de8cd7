import Observation

@testable import GtkUI

/// A path and the destinations of pages, which tests change.
@Observable
@MainActor
final class TreeModel {
  var path: [String] = []
  /// The item that the root page presents.
  var root: Int?
  /// Whether the page of the item of the root page presents another page.
  var nested = false
  /// The items that the elements of the path present.
  var pages: [String: Int] = [:]
  var label = ""
  @ObservationIgnored var writes: [String] = []
  @ObservationIgnored var dismissals: [String: DismissAction] = [:]
  @ObservationIgnored var isPresented: [String: Bool] = [:]

  func binding<Value>(
    _ name: String,
    _ keyPath: ReferenceWritableKeyPath<TreeModel, Value>
  ) -> Binding<Value> {
    Binding(
      get: { self[keyPath: keyPath] },
      set: {
        self.writes.append(name)
        self[keyPath: keyPath] = $0
      }
    )
  }
}

struct TreeView: View {
  let model: TreeModel

  var body: some View {
    NavigationStack(path: model.binding("path", \.path)) {
      TreePage(model: model, text: "root", title: "Root")
        .navigationDestination(item: model.binding("root", \.root)) { item in
          TreePage(model: model, text: text(item), title: "Tree \(item)")
            .navigationDestination(isPresented: model.binding("nested", \.nested)) {
              TreePage(model: model, text: "nested", title: "Nested")
            }
        }
        .navigationDestination(for: String.self) { value in
          TreePage(model: model, text: "page \(value)", title: "Page \(value)")
            .navigationDestination(item: model.binding("pages", \.pages[value])) { item in
              TreePage(model: model, text: text(item), title: "Tree \(item)")
            }
        }
    }
  }

  private func text(_ item: Int) -> String {
    model.label.isEmpty ? "tree \(item)" : "tree \(item) \(model.label)"
  }
}

struct TreePage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  private let model: TreeModel
  private let text: String
  private let title: String

  init(model: TreeModel, text: String, title: String) {
    self.model = model
    self.text = text
    self.title = title
  }

  var body: some View {
    Text(text)
      .navigationTitle(title)
      .onAppear {
        model.dismissals[title] = dismiss
        model.isPresented[title] = isPresented
      }
  }
}
