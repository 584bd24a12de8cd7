import Foundation

/// The error of a load whose content can't be decoded, so that the default is used.
///
/// The error is public only by its description, which names the renamed file.
struct UnreadableFile: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  let path: String
  /// The path of the renamed file, or the reason why the file could not be renamed.
  let movedTo: Result<String, FileFailure>

  /// A message with the paths, for the user.
  var description: String {
    let problem = "The content of \(path) is not valid."
    switch movedTo {
    case .success(let target):
      return "\(problem) The file was moved to \(target)."
    case .failure(let failure):
      return "\(problem) \(failure) Changes are not saved."
    }
  }
}

extension UnreadableFile: LocalizedError {
  var errorDescription: String? { description }
}
