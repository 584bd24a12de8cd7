import ComposableArchitecture
import ComposableGtk

@CasePathable
enum Status {
  case failed(String)
}

@CasePathable
enum Destination {
  case edit(Item)
  case failure(FileFailure)
}

struct Item: Identifiable {
  let id = 0
}

struct FileFailure {
  let title = "The file can't be read"
}

struct ItemView: View {
  let item: Item

  var body: some View { EmptyView() }
}
