import GtkUI

/// Rows for the elements of a collection. Rows retain their state when elements are inserted,
/// removed and moved.
struct ForEachPage: View {
  @State private var tasks = [
    ChecklistTask(id: 1, title: "Water the plants", isDone: true),
    ChecklistTask(id: 2, title: "Feed the cat"),
    ChecklistTask(id: 3, title: "Write a letter"),
  ]

  var body: some View {
    Form {
      Section {
        HStack(spacing: 12) {
          Button("Add") { tasks.append(.next(after: tasks)) }
          Button("Reverse") { tasks.reverse() }.disabled(tasks.count < 2)
          Button("Remove completed") { tasks.removeAll(where: \.isDone) }
            .disabled(!tasks.contains(where: \.isDone))
        }
      }
      Section("To do") {
        ForEach($tasks) { $task in
          Toggle(task.title, isOn: $task.isDone)
            .toggleStyle(.checkbox)
        }
        if tasks.isEmpty {
          Text("No tasks").foregroundStyle(.secondary)
        }
      }
    }
  }
}

private struct ChecklistTask: Identifiable {
  let id: Int
  let title: String
  var isDone = false

  static func next(after tasks: [ChecklistTask]) -> ChecklistTask {
    let id = (tasks.map(\.id).max() ?? 0) + 1
    return ChecklistTask(id: id, title: "Task \(id)")
  }
}
