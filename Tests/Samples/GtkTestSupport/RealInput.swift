@MainActor
final class SearchModel {
  var text = ""
}

struct SearchView: View {
  let model: SearchModel

  var body: some View { EmptyView() }
}
