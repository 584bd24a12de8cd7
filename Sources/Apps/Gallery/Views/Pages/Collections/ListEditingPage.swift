import Foundation
import GtkUI

/// A long list whose rows are added, renamed, reordered, deleted and searched.
struct ListEditingPage: View {
  @State private var tasks = (1...10_000).map { EditedTask(id: $0, title: "Task \($0)") }
  @State private var query = ""
  @State private var selection: Set<Int> = []

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      HStack(spacing: 12) {
        Button("Add") { add() }
        Button("Rename") { rename() }.disabled(tasks.isEmpty)
        Button("Reverse") { tasks.reverse() }.disabled(tasks.count < 2)
      }
      .padding(12)
      List(selection: $selection) {
        ForEach(shownTasks) { task in
          Text(task.title)
        }
        .onDelete { delete($0) }
        .onMove(perform: moveAction)
      }
      .searchable(text: $query, prompt: "Search tasks")
      Divider()
      Text("\(shownTasks.count) of \(tasks.count) tasks, \(selection.count) selected")
        .foregroundStyle(.secondary)
        .padding(12)
    }
  }

  private var shownTasks: [EditedTask] {
    query.isEmpty ? tasks : tasks.filter { $0.title.contains(query) }
  }

  private func add() {
    let id = (tasks.map(\.id).max() ?? 0) + 1
    tasks.insert(EditedTask(id: id, title: "Task \(id)"), at: 0)
  }

  private func rename() {
    tasks[0].title += "!"
  }

  private func delete(_ offsets: IndexSet) {
    let shown = shownTasks
    let deleted = Set(offsets.map { shown[$0].id })
    tasks.removeAll { deleted.contains($0.id) }
    selection.subtract(deleted)
  }

  /// An action that moves tasks, or `nil` during a search, because the offsets would then refer to
  /// the search results.
  private var moveAction: (@MainActor (IndexSet, Int) -> Void)? {
    guard query.isEmpty else { return nil }
    return { tasks.move(fromOffsets: $0, toOffset: $1) }
  }
}

private struct EditedTask: Identifiable {
  let id: Int
  var title: String
}
