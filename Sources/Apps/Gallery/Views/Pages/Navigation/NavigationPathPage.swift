import GtkUI

/// A separate navigation stack, in a sheet. The path of the stack can be read, changed and saved.
struct NavigationPathPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false

  var body: some View {
    Form {
      Section {
        Button("Open a Stack") { isPresented = true }
          .sheet(isPresented: $isPresented) { PathView() }
      } footer: {
        Text("What is on the stack is an array. Whoever writes to it moves the pages.")
      }
    }
    .onAppear { if presentsImmediately { isPresented = true } }
  }
}

private struct PathView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var path: [Int] = []

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      NavigationStack(path: $path) {
        page(0)
          .navigationTitle("Bottom")
          .navigationDestination(for: Int.self) { number in
            page(number)
              .navigationTitle("Page \(number)")
          }
      }
      Divider()
      Text("The path: \(path.map(String.init).joined(separator: ", "))")
        .padding(12)
    }
    .frame(minWidth: 360, minHeight: 360)
  }

  private func page(_ number: Int) -> some View {
    VStack(spacing: 12) {
      NavigationLink("Push \(number + 1)", value: number + 1)
      Button("Push Three") { path += [number + 1, number + 2, number + 3] }
      Button("To the Bottom") { path = [] }.disabled(path.isEmpty)
      Button("Close") { dismiss() }.accessibilityLabel("Close the stack")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
