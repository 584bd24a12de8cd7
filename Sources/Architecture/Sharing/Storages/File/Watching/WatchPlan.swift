import Foundation

/// The folders that must be watched to observe one path.
///
/// - The folder of the file, for changes of the file. If the file is a symbolic link, also the
///   folder of the target.
/// - If this folder is missing, the nearest existing ancestor, for the creation of the next folder.
/// - All ancestors, for changes of their names.
struct WatchPlan: Equatable {
  /// The reason for which a folder is watched.
  enum Purpose: Hashable {
    /// The folder contains a file with this name.
    case file(name: String)
    /// The folder contains a file with this name, and each write to the file is a change.
    case content(name: String)
    /// A missing folder with this name can be created in the folder.
    case missingFolder(name: String)
    /// The folder is an ancestor of the file.
    case ancestor
  }

  private(set) var purposes: [String: Set<Purpose>] = [:]

  /// Creates the plan for the current state of the file system.
  init(path: String, observesContent: Bool = false) {
    for path in SymbolicLinks.chain(from: path) ?? [path] {
      add(path, observesContent: observesContent)
    }
  }

  private mutating func add(_ path: String, observesContent: Bool) {
    var folder = SymbolicLinks.folder(of: path)
    let name = SymbolicLinks.name(of: path)
    var purpose = observesContent ? Purpose.content(name: name) : .file(name: name)
    while !Self.isFolder(folder), SymbolicLinks.folder(of: folder) != folder {
      purpose = .missingFolder(name: SymbolicLinks.name(of: folder))
      folder = SymbolicLinks.folder(of: folder)
    }
    purposes[folder, default: []].insert(purpose)
    while SymbolicLinks.folder(of: folder) != folder {
      folder = SymbolicLinks.folder(of: folder)
      purposes[folder, default: []].insert(.ancestor)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isFolder
  }
}

extension WatchPlan.Purpose {
  /// The kinds of events that the purpose requires.
  var mask: CInt {
    let folder = IN_DELETE_SELF | IN_MOVE_SELF
    let file = folder | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    return switch self {
    case .file: file
    case .content: file | IN_MODIFY
    case .missingFolder: folder | IN_CREATE | IN_MOVED_TO
    case .ancestor: folder
    }
  }

  /// Returns what an event in the folder means for the observed file, or `nil` if the event does
  /// not concern the file.
  func change(for event: InotifyEvent) -> FileWatch.Change? {
    if event.isAny(of: IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_IGNORED) { return .unknown }
    switch self {
    case .content(let name) where event.name == name && event.isAny(of: IN_MODIFY):
      return .written
    case .file(let name), .content(let name):
      guard event.name == name else { return nil }
      if event.isAny(of: IN_CLOSE_WRITE, IN_MOVED_TO) { return .written }
      if event.isAny(of: IN_CREATE) { return .created }
      if event.isAny(of: IN_DELETE, IN_MOVED_FROM) { return .removed }
      return nil
    case .missingFolder(let name):
      return event.name == name ? .unknown : nil
    case .ancestor:
      return nil
    }
  }
}
