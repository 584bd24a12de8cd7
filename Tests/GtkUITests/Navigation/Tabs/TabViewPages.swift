import Gtk
import GtkTestSupport
import Observation

@testable import GtkUI

/// Returns whether the tab of a name is inside the visible part of a bar.
@MainActor
func isInside<V: View>(
  _ name: String,
  _ scroller: ScrolledWindow,
  _ window: TestWindow<V>
) -> Bool {
  guard let tab = try? window.find(.tab, named: name), let edges = tab.edges(in: scroller) else {
    return false
  }
  return edges.x >= -1 && edges.x + edges.width <= Double(scroller.allocatedWidth) + 1
}

/// Returns the names of the tabs, in order.
@MainActor
func tabNames<V: View>(_ window: TestWindow<V>) -> [String] {
  window.findAll(.tab).compactMap(\.accessibleName)
}

/// Returns the names of the tabs whose buttons are active.
@MainActor
func selectedTabs<V: View>(_ window: TestWindow<V>) -> [String] {
  window.findAll(.tab).filter { ($0 as? ToggleButton)?.isActive == true }
    .compactMap(\.accessibleName)
}

@MainActor
@Observable
final class TabsModel {
  enum Place: Hashable { case a, b, c, none }

  var tab = Place.a
  var isLocked = false
  var isShown = true
  var text = "old"
  var badge = 0
  var path: [Int] = []
  var style = TabViewStyle.automatic
  @ObservationIgnored var log = Log()
  @ObservationIgnored var bodies = Log()
}

struct TabsPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(
      selection: Binding(get: { model.tab }, set: { if !model.isLocked { model.tab = $0 } })
    ) {
      Tab("Alpha", systemImage: "folder", value: .a) { TabContentPage(name: "a", model: model) }
      TabContentPage(name: "b", model: model)
        .tabItem { Label("Beta", systemImage: "star") }
        .tag(TabsModel.Place.b)
        .badge(model.badge)
      Tab("Gamma", systemImage: "gear", value: .c) {
        NavigationStack(path: $model.path) {
          TabContentPage(name: "c", model: model)
            .navigationDestination(for: Int.self) {
              Text("page \($0)").navigationTitle("Page \($0)")
            }
        }
      }
    }
    .tabViewStyle(model.style)
  }
}

struct BadgedTabs: View {
  let badge: String

  var body: some View {
    TabView {
      Tab("Alpha", systemImage: "folder") { Text("a") }
      Tab("Beta", systemImage: "star") { Text("b") }.badge(badge)
    }
  }
}

struct TabContentPage: View {
  let name: String
  let model: TabsModel
  @State private var count = 0
  @State private var draft = ""

  var body: some View {
    let _ = model.bodies.append(name)
    VStack {
      Text("content \(name)")
      Text("text \(model.text)")
      Text("count \(count)")
      Button("Count \(name)") { count += 1 }
      TextField("Draft", text: $draft)
    }
    .onAppear { model.log.append("appear \(name)") }
    .onDisappear { model.log.append("disappear \(name)") }
    .navigationTitle("Title \(name)")
    .toolbar { Button("Tool \(name)") {} }
  }
}

struct SwitchedTabs: View {
  let model: TabsModel

  var body: some View {
    if model.isShown { TabsPage(model: model) } else { Text("nothing") }
  }
}

struct TaggedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.tab) {
      Text("first").tabItem { Text("Outside") }.tag(TabsModel.Place.a)
      Text("second").padding().tag(TabsModel.Place.b).tabItem { Text("Inside") }
    }
  }
}

struct UnvaluedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("One", systemImage: "folder", value: .a) { Text("one") }
      Text("two").tabItem { Text("Two") }
    }
  }
}

struct RetaggedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.text) {
      Text("first").tabItem { Text("First") }.tag("first")
      Text("second").tag(model.text == "first" ? "renamed" : model.text).tabItem { Text("Second") }
    }
  }
}

struct GatedTabs: View {
  @Bindable var model: TabsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { _ in
        TabView(selection: $model.tab) {
          Tab("Gated", systemImage: "folder", value: .a) {
            Text("gated").navigationBackAllowed(false)
          }
          Tab("Open", systemImage: "star", value: .b) { Text("open") }
        }
      }
    }
    .onAppear { model.path = [1] }
  }
}

struct StackedTabs: View {
  @Bindable var model: TabsModel
  @State private var detail: Int?

  var body: some View {
    NavigationStack {
      TabView {
        Tab("One", systemImage: "folder") {
          Button("Push") { detail = 5 }
            .navigationDestination(item: $detail) { Text("d").navigationTitle("Detail \($0)") }
            .navigationTitle("First")
        }
        Tab("Two", systemImage: "star") { Text("two").navigationTitle("Second") }
      }
    }
  }
}

@MainActor
@Observable
final class DocumentsModel {
  var documents = [1, 2, 3]
  var selection = 2
  @ObservationIgnored var closes = 0
  @ObservationIgnored var log = Log()
}

struct DocumentsPage: View {
  @Bindable var model: DocumentsModel

  var body: some View {
    TabView(selection: $model.selection) {
      ForEach(model.documents, id: \.self) { id in
        DocumentText(id: id)
          .onAppear { model.log.append("appear \(id)") }
          .onDisappear { model.log.append("disappear \(id)") }
          .tabItem { Text("Doc \(id)") }
          .onTabClose(perform: id == 1 ? nil : closeAction(id))
      }
    }
    .tabViewStyle(.documents)
  }

  private func closeAction(_ id: Int) -> @MainActor () -> Void {
    {
      model.closes += 1
      model.documents.removeAll { $0 == id }
    }
  }
}

struct DocumentText: View {
  let id: Int
  @State private var text = ""

  var body: some View {
    VStack {
      Text("text \(id)")
      TextField("Text", text: $text)
    }
  }
}

struct UnboundPage: View {
  let model: DocumentsModel

  var body: some View {
    TabView {
      ForEach(model.documents, id: \.self) { id in
        Text("text \(id)").tabItem { Text("Doc \(id)") }
      }
    }
  }
}
