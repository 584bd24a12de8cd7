import Foundation

extension ItemPicture {
  /// Reads a picture from a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - id: The identity of the picture.
  ///   - files: The client of files.
  /// - Returns: The picture.
  /// - Throws: An ``ItemProblem`` if the file can't be read, is too large or is not a picture.
  static func read(_ url: URL, id: UUID, _ files: FileClient) throws(ItemProblem) -> ItemPicture {
    let name = url.lastPathComponent
    var data = Data()
    do {
      let file = try files.open(url)
      guard file.size <= maximumSize else {
        throw ItemProblem.pictureIsTooLarge(name, size: file.size)
      }
      // Another program can append to the file in the meantime.
      while data.count <= maximumSize {
        let part = try file.read()
        if part.isEmpty { break }
        data.append(part)
      }
    } catch let problem as ItemProblem {
      throw problem
    } catch {
      throw .pictureIsUnreadable("\(error)")
    }
    return try ItemPicture(id: id, data: data, name: name)
  }
}
