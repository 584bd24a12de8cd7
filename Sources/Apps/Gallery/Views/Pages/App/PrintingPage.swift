import GtkUI

/// The dialog for printers.
struct PrintingPage: View {
  @State private var isPresented = false
  @State private var text = "Keyboard"
  @State private var status = "Nothing was printed."

  var body: some View {
    Form {
      Section {
        TextField("Text", text: $text)
        Button("Print…") { isPresented = true }
          .printer(isPresented: $isPresented, jobName: text) {
            PrintedPage {
              PrintedPage.circle(.blue, diameter: 36)
              PrintedPage.text(text, size: 48, weight: .bold)
            }
          } onCompletion: { result in
            switch result {
            case .success: status = "The page was printed."
            case .failure(let error): status = "Not printed: \(error)"
            }
          }
      } footer: {
        Text(status)
      }
    }
  }
}
