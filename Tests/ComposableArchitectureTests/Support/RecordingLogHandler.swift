import ConcurrencyExtras
import Logging

/// A handler that stores the log entries and their metadata.
struct RecordingLogHandler: LogHandler {
  let entries: LockIsolated<[LogEntry]>
  var logLevel = Logger.Level.debug
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let entry = LogEntry(
      level: event.level,
      message: event.message.description,
      metadata: all.mapValues(\.description)
    )
    entries.withValue { $0.append(entry) }
  }
}

/// A log entry.
struct LogEntry: Sendable {
  let level: Logger.Level
  let message: String
  let metadata: [String: String]
}
