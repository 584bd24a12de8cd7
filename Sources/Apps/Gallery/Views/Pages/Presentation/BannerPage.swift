import GtkUI

/// A page with a banner while a connection is missing, and with the progress of a download in the
/// header.
struct BannerPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isOffline = false
  @State private var progress: Double?

  var body: some View {
    Form {
      Section {
        Toggle("Offline", isOn: $isOffline)
        Button("Download") { progress = 0 }
          .disabled(isOffline || progress != nil)
      } footer: {
        Text("While a download runs, the header shows its progress.")
      }
    }
    .banner("You are offline. The download continues later.", isPresented: isOffline) {
      Button("Connect") { isOffline = false }
    }
    .toolbar {
      if let progress {
        ToolbarItem(placement: .status) {
          ProgressView(value: progress).accessibilityLabel("Download")
        }
      }
    }
    .task(id: isDownloading) { await download() }
    .onAppear {
      guard presentsImmediately else { return }
      progress = 0.4
      isOffline = true
    }
  }

  private var isDownloading: Bool { progress != nil && !isOffline }

  private func download() async {
    while isDownloading, let current = progress {
      try? await Task.sleep(for: .milliseconds(50))
      guard !Task.isCancelled else { return }
      progress = current < 1 ? min(current + 0.01, 1) : nil
    }
  }
}
