import Foundation

/// An event that the kernel reports for a watched folder.
struct InotifyEvent: Equatable {
  /// The number of the watch; -1 if events were lost.
  let watch: CInt
  let mask: UInt32
  /// The name of the file in the folder; empty if the event is about the folder itself.
  let name: String

  /// Returns whether the event is one of the kinds in `kinds`, such as `IN_CREATE`.
  func isAny(of kinds: CInt...) -> Bool {
    kinds.contains { mask & UInt32(bitPattern: $0) != 0 }
  }

  /// Returns the events in a buffer that was read from inotify.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
    let headerSize = MemoryLayout<inotify_event>.size
    var events: [InotifyEvent] = []
    var start = 0
    while start + headerSize <= bytes.count {
      let header = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = min(start + headerSize + Int(header.len), bytes.count)
      // The kernel adds zeros after the name, so that the next event is aligned.
      let name = bytes[(start + headerSize)..<end].prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: header.wd,
          mask: header.mask,
          name: String(decoding: name, as: UTF8.self)
        )
      )
      start = end
    }
    return events
  }
}
