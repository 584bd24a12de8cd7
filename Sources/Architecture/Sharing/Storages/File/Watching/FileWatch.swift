import Foundation

/// An observation of the file at one path. The file, and the folders of its path, need not exist,
/// and can be removed and created again during the observation.
///
/// The kernel reports the changes of all processes, including this process. There is no report
/// about a change on a network file system by another computer, and no report if the target of a
/// symbolic link that is a folder of the path is replaced.
///
/// The observation ends when the value is released or ``cancel()`` is called.
package final class FileWatch: Sendable {
  /// The change of the file.
  package enum Change: Equatable, Sendable {
    /// The file was created. The file may be incomplete: ``written`` follows when the other process
    /// closes the file. There is no further change if the file was created as a link.
    case created
    /// The file was closed after it was open for writing, or another file was renamed to the path.
    /// If the content is observed: a part of the file was written.
    case written
    /// The file was deleted or renamed.
    case removed
    /// A folder of the path was created, deleted or renamed, or the kernel has lost events.
    case unknown
  }

  private let subscription: Int
  private let inotify: Inotify

  /// Starts to observe a path.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - observesContent: Whether each write to the file is a change, for a file that remains open.
  ///   - onChange: Called after each change, on a serial queue that all observations use. A change
  ///     may be reported more than once, so read the file after each call.
  package init(
    path: String,
    observesContent: Bool = false,
    onChange: @escaping @Sendable (Change) -> Void
  ) {
    inotify = .shared
    subscription = inotify.subscribe(to: path, observesContent: observesContent, onChange)
  }

  deinit {
    cancel()
  }

  /// Ends the observation. A call of `onChange` on another thread may still be running. A second
  /// call does nothing.
  package func cancel() {
    inotify.unsubscribe(subscription)
  }
}
