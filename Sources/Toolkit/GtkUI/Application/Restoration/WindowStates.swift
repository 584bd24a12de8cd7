import Foundation
import Gtk

/// The states of the windows of an app by scene, which are stored in a file.
///
/// The states can be lost without harm, so a file that can't be read or written is ignored: the
/// windows have their default sizes.
@MainActor
final class WindowStates {
  /// The size of the largest file that is read, in bytes.
  private nonisolated static let maximumSize = 1 << 20
  private static let queue = DispatchQueue(label: "org.composablegtk.window-states", qos: .utility)

  private let url: URL?
  private lazy var states = saved
  private lazy var saved = url.flatMap(Self.read) ?? [:]

  /// Creates the states of a file, or states that are not stored if `url` is `nil`.
  init(url: URL?) {
    self.url = url
  }

  /// Creates the states of an app with an identifier.
  convenience init(app: String) {
    let folder = URL(filePath: UserFolder.state, directoryHint: .isDirectory)
    self.init(url: folder.appending(path: app).appending(path: "windows.json"))
  }

  /// The state of the windows of a scene.
  subscript(scene: String) -> WindowState? {
    get { states[scene] }
    set { states[scene] = newValue }
  }

  /// Writes the states on another thread if they have changed.
  func save() {
    guard let url, states != saved else { return }
    saved = states
    Self.queue.async { [states] in Self.write(states, to: url) }
  }

  /// Writes the states if they have changed, and waits until they are written.
  func saveNow() {
    save()
    Self.queue.sync {}
  }

  private nonisolated static func read(_ url: URL) -> [String: WindowState]? {
    // A pipe would wait for a writer.
    let url = url.resolvingSymlinksInPath()
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= maximumSize,
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode([String: WindowState].self, from: data)
  }

  private nonisolated static func write(_ states: [String: WindowState], to url: URL) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(states) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try? data.write(to: url, options: .atomic)
  }
}
