import GtkUI

/// A separate navigation stack in a sheet, which shows and changes the path of the stack.
struct NavigationPathPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false

  var body: some View {
    Form {
      Section {
        Button("Open a stack") { isPresented = true }
          .sheet(isPresented: $isPresented) { PathView() }
      } footer: {
        Text("The path is an array. A change of the array pushes or pops pages.")
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
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            page(number)
              .navigationTitle("Page \(number)")
          }
      }
      Divider()
      Text("Path: \(path.map(String.init).joined(separator: ", "))")
        .padding(12)
    }
    .frame(minWidth: 360, minHeight: 360)
  }

  private func page(_ number: Int) -> some View {
    VStack(spacing: 12) {
      NavigationLink("Push \(number + 1)", value: number + 1)
      Button("Push three pages") { path += [number + 1, number + 2, number + 3] }
      Button("Pop to root") { path = [] }.disabled(path.isEmpty)
      Button("Close") { dismiss() }.accessibilityLabel("Close the sheet")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
