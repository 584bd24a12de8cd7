import Foundation

/// The size of a picture, which is read from the header of its file.
///
/// A small file can be a picture of a billion pixels, which takes gigabytes to show. Sources: the
/// specifications of PNG (section 11.2.1), GIF89a (section 18), JPEG (ITU T.81, annex B) and WebP
/// (RFC 9649, section 2).
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// The number of pixels, or `Int.max` if the number is larger.
  var count: Int {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : count
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size of a file with a format. Returns `nil` if the format has no pixels, or if the
  /// header is incomplete.
  init?(of data: Data, _ format: PictureFormat) {
    let bytes = Bytes(data)
    let size: PictureSize? =
      switch format {
      case .png: Self.sizeOfPNG(bytes)
      case .gif: Self.sizeOfGIF(bytes)
      case .jpeg: Self.sizeOfJPEG(bytes)
      case .webP: Self.sizeOfWebP(bytes)
      case .svg: nil
      }
    guard let size else { return nil }
    self = size
  }

  private static func sizeOfPNG(_ bytes: Bytes) -> PictureSize? {
    guard let width = bytes.big(4, at: 16), let height = bytes.big(4, at: 20) else { return nil }
    return PictureSize(width: width, height: height)
  }

  private static func sizeOfGIF(_ bytes: Bytes) -> PictureSize? {
    guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8) else {
      return nil
    }
    return PictureSize(width: width, height: height)
  }

  /// The size is in the segment that starts the frame, after any number of other segments.
  private static func sizeOfJPEG(_ bytes: Bytes) -> PictureSize? {
    var position = 2
    while let prefix = bytes.big(1, at: position), let marker = bytes.big(1, at: position + 1) {
      guard prefix == 0xFF else { return nil }
      switch marker {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD8: position += 2
      // Not a frame: the tables of Huffman codes and of arithmetic codes, and an extension.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = bytes.big(2, at: position + 5),
          let width = bytes.big(2, at: position + 7)
        else { return nil }
        return PictureSize(width: width, height: height)
      default:
        guard let length = bytes.big(2, at: position + 2), length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }

  private static func sizeOfWebP(_ bytes: Bytes) -> PictureSize? {
    switch bytes.text(4, at: 12) {
    case "VP8X":
      guard let width = bytes.little(3, at: 24), let height = bytes.little(3, at: 27) else {
        return nil
      }
      return PictureSize(width: width + 1, height: height + 1)
    case "VP8L":
      guard let bits = bytes.little(4, at: 21) else { return nil }
      return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      guard let width = bytes.little(2, at: 26), let height = bytes.little(2, at: 28) else {
        return nil
      }
      return PictureSize(width: width & 0x3FFF, height: height & 0x3FFF)
    default: return nil
    }
  }
}

/// The bytes of a file, which can end anywhere.
private struct Bytes {
  let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// Returns a number whose most significant byte is the first.
  func big(_ count: Int, at position: Int) -> Int? {
    slice(count, at: position)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number whose most significant byte is the last.
  func little(_ count: Int, at position: Int) -> Int? {
    slice(count, at: position)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ count: Int, at position: Int) -> String? {
    slice(count, at: position).map { String(decoding: $0, as: UTF8.self) }
  }

  private func slice(_ count: Int, at position: Int) -> Data? {
    guard position + count <= data.count else { return nil }
    let start = data.startIndex + position
    return data[start..<start + count]
  }
}
