import Foundation

/// The folder of the project, which contains the files that tests read.
package enum ProjectFolder {
  package static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
