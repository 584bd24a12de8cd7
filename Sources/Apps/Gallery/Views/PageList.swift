import GtkUI

/// The list of the pages in groups. A search filters the pages.
struct PageList: View {
  @State private var query = ""

  var body: some View {
    let groups = GalleryGroup.allCases.filter { !pages(of: $0).isEmpty }
    List {
      ForEach(groups) { group in
        Section(group.title) {
          ForEach(pages(of: group)) { page in
            NavigationLink(page.title, value: page)
          }
        }
      }
    }
    .overlay {
      if groups.isEmpty {
        ContentUnavailableView.search(text: query)
      }
    }
    .searchable(text: $query, prompt: "Search views")
  }

  private func pages(of group: GalleryGroup) -> [GalleryPage] {
    GalleryPage.allCases.filter { $0.group == group && $0.matches(query) }
  }
}
