import Foundation

/// A picture of an item. A picture is never changed: another picture has another identity, so that
/// items, deletions and unfinished forms refer to a picture by its identity.
public struct ItemPicture: Equatable, Identifiable, Sendable {
  /// The identity of the picture.
  public let id: UUID

  /// The format of the picture.
  public let format: PictureFormat

  /// The content of the file of the picture.
  public let data: Data

  /// The maximum size of a picture in bytes: 10 MiB.
  public static let maximumSize = 10 * 1024 * 1024

  /// The maximum number of pixels. A JPEG can have four times as many, because it's reduced while
  /// it is decoded.
  public static let maximumPixelCount = 60_000_000

  /// Creates a picture of the content of a file.
  ///
  /// - Parameters:
  ///   - id: The identity of the picture.
  ///   - data: The content of the file.
  ///   - name: The name of the file, for the message of an error.
  /// - Throws: An ``ItemProblem`` if the file is too large, has too many pixels or is not a
  ///   picture.
  public init(id: UUID, data: Data, name: String) throws(ItemProblem) {
    guard data.count <= Self.maximumSize else {
      throw .pictureIsTooLarge(name, size: data.count)
    }
    guard let format = PictureFormat(data) else { throw .pictureIsUnknown(name) }
    let maximumCount = Self.maximumPixelCount * (format == .jpeg ? 4 : 1)
    if let size = PictureSize(of: data, format), size.count > maximumCount {
      throw .pictureHasTooManyPixels(name, width: size.width, height: size.height)
    }
    self.init(id: id, format: format, data: data)
  }

  /// Creates a picture of a known format.
  init(id: UUID, format: PictureFormat, data: Data) {
    self.id = id
    self.format = format
    self.data = data
  }
}
