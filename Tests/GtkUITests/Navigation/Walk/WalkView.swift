import Gtk

@testable import GtkUI

/// The view that shows the state of a random walk.
struct WalkView: View {
  let model: WalkModel

  var body: some View {
    NavigationStack(path: model.pathBinding) {
      PathPage(model: model, id: 0)
        .navigationDestination(for: Int.self) { PathPage(model: model, id: $0) }
    }
  }
}

private struct PathPage: View {
  let model: WalkModel
  let id: Int

  var body: some View {
    WalkPage(model: model, id: id)
      .navigationDestination(item: model.itemBinding(of: id)) { item in
        WalkPage(model: model, id: item)
          .navigationDestination(item: model.nestedBinding(of: item)) { nested in
            WalkPage(model: model, id: nested)
          }
      }
  }
}

private struct WalkPage: View {
  @Environment(\.dismiss) private var dismiss
  private let model: WalkModel
  private let id: Int

  init(model: WalkModel, id: Int) {
    self.model = model
    self.id = id
  }

  var body: some View {
    VStack {
      Text("screen \(id)")
      NavigationLink("Link of \(id)", value: model.newLinkID(of: id))
      GtkWidgetView {
        model.made.insert(id)
        return Box(orientation: .horizontal)
      }
    }
    .navigationTitle(model.title(of: id))
    .navigationBackAllowed(!model.forbidden.contains(id))
    .toolbar {
      ToolbarItem { Button("Tool of \(id)") {} }
    }
    .onAppear { model.dismissals[id] = dismiss }
  }
}

extension WalkModel {
  /// Returns the identifier of the page that the link on a page pushes.
  func newLinkID(of id: Int) -> Int { 1_000_000 + id }
}
