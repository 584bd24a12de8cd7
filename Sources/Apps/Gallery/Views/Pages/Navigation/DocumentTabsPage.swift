import GtkUI

/// Tabs that the user opens and closes.
struct DocumentTabsPage: View {
  @State private var documents = [1, 2, 3]
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach(documents, id: \.self) { number in
        DocumentPage(number: number)
          .tabItem { Text("Document \(number)") }
          .onTabClose { close(number) }
      }
    }
    .tabViewStyle(.documents)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New document", systemImage: "plus", action: open)
          .labelStyle(.iconOnly)
      }
    }
  }

  private func open() {
    let number = (documents.max() ?? 0) + 1
    documents.append(number)
    selection = number
  }

  private func close(_ number: Int) {
    guard let index = documents.firstIndex(of: number) else { return }
    documents.remove(at: index)
    if selection == number {
      selection = documents.indices.contains(index) ? documents[index] : documents.last ?? 0
    }
  }
}

private struct DocumentPage: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    Form {
      Section("Document \(number)") {
        TextField("Title", text: $text)
      }
    }
  }
}
