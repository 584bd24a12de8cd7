import CGtk
import Foundation

/// A decoder for pictures from files, from memory and from other programs.
///
/// A file of 50 kB can be a picture of 400 million pixels, which takes gigabytes to decode. So the
/// size is read first. A large picture is reduced, and a picture that is too large is refused. The
/// picture of a camera is turned, as the camera has noted.
///
/// All functions can be called on any thread.
enum PictureDecoder {
  /// The number of pixels to which a larger picture is reduced: 64 MiB of memory.
  static let maximumShownCount = 16 << 20

  /// The number of pixels of the largest picture that is decoded.
  static let maximumCount = 64 << 20

  /// The number of pixels of the largest JPEG picture that is decoded. JPEG is reduced while it is
  /// decoded, so no larger picture is in memory.
  static let maximumJPEGCount = 256 << 20

  /// The size of the largest file that is read, in bytes.
  static let maximumFileSize = 512 << 20

  /// The reason why a picture can't be shown, as a sentence.
  struct Problem: Error {
    let message: String
  }

  /// Returns the content of a file, or its first bytes, and whether this is all of the content.
  static func content(
    ofFile path: String,
    upTo maximumCount: Int = maximumFileSize
  ) throws(Problem) -> (data: Data, isWhole: Bool) {
    // Not mapped into memory: a file that another program shortens would end the program. Without
    // blocking, because a named pipe would wait for another program.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Problem(message: "“\(path)” can't be opened: \(String(cString: strerror(errno))).")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(message: "“\(path)” is not a regular file.")
    }
    guard status.st_size <= maximumFileSize else {
      throw Problem(message: "“\(path)” is larger than \(maximumFileSize >> 20) MiB.")
    }
    guard let data = try? file.read(upToCount: maximumCount), !data.isEmpty else {
      throw Problem(message: "“\(path)” is empty or can't be read.")
    }
    return (data, Int(status.st_size) <= maximumCount)
  }

  /// Returns the size to which a picture is reduced.
  static func reducedSize(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    let count = Double(size.width) * Double(size.height)
    guard count > Double(maximumShownCount) else { return size }
    let scale = (Double(maximumShownCount) / count).squareRoot()
    return (max(1, Int(Double(size.width) * scale)), max(1, Int(Double(size.height) * scale)))
  }

  /// Returns the size of a picture in pixels, before it's reduced or turned, or `nil` if the format
  /// is unknown. Reads only the header.
  static func size(of data: Data) throws(Problem) -> (width: Int, height: Int)? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let bytes, let header = PictureLoader.header(of: bytes) else { return nil }
    _ = try header.needsLoader()
    return (header.width, header.height)
  }

  /// Returns the texture of the content of a file. The caller owns the reference.
  static func texture(of data: Data) throws(Problem) -> OpaquePointer {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let bytes else { throw Problem(message: "The picture is empty.") }
    return try texture(of: bytes)
  }

  private static func texture(of bytes: OpaquePointer) throws(Problem) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    // GTK reports what is wrong with any other file.
    guard let header = PictureLoader.header(of: bytes), try header.needsLoader() else {
      guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
        throw Problem(consuming: error)
      }
      return texture
    }
    let loader = PictureLoader()
    guard loader.write(bytes, &error), loader.close(&error), let texture = loader.texture else {
      throw Problem(consuming: error)
    }
    return texture
  }
}

extension PictureDecoder.Problem {
  /// Creates a problem with the message of an error, and releases the error.
  fileprivate init(consuming error: UnsafeMutablePointer<GError>?) {
    message = error.flatMap { string($0.pointee.message) } ?? "The picture can't be read."
    if let error { g_error_free(error) }
  }
}

/// The format and the size of a picture.
private struct PictureHeader {
  let format: String
  let width: Int
  let height: Int

  var count: Int { width * height }

  /// Whether the picture has to be reduced or turned. GTK loads other pictures with their color
  /// depth.
  func needsLoader() throws(PictureDecoder.Problem) -> Bool {
    let isJPEG = format == "jpeg"
    let isVector = format == "svg"
    let maximum = isJPEG ? PictureDecoder.maximumJPEGCount : PictureDecoder.maximumCount
    guard count <= maximum || isVector else {
      throw PictureDecoder.Problem(
        message: """
          The picture has \(width) × \(height) pixels. Expected at most \(maximum / 1_000_000) \
          million pixels.
          """
      )
    }
    return isJPEG || format == "tiff" || count > PictureDecoder.maximumShownCount
  }
}

/// A loader of gdk-pixbuf, which reads the size of a picture before the pixels.
private final class PictureLoader {
  private let loader = gdk_pixbuf_loader_new()
  /// Whether only the header is read.
  private let isForHeader: Bool
  private(set) var size: (width: Int, height: Int)?
  private var isClosed = false

  init(isForHeader: Bool = false) {
    self.isForHeader = isForHeader
    // The loader doesn't outlive this object.
    let data = Unmanaged.passUnretained(self).toOpaque()
    cgtk_pixbuf_loader_on_size(
      loader,
      { _, width, height, data in
        guard let data else { return }
        Unmanaged<PictureLoader>.fromOpaque(data).takeUnretainedValue()
          .prepare(Int(width), Int(height))
      },
      data
    )
  }

  deinit {
    close(nil)
    if let loader { g_object_unref(loader) }
  }

  /// Returns the format and the size of a picture, or `nil` if the format is unknown.
  static func header(of bytes: OpaquePointer) -> PictureHeader? {
    let loader = PictureLoader(isForHeader: true)
    var (start, count) = (gsize(0), gsize(0))
    guard let content = g_bytes_get_data(bytes, &count)?.assumingMemoryBound(to: guchar.self)
    else { return nil }
    // The writing fails as soon as the size is known, because nothing is to be decoded.
    while loader.size == nil, start < count {
      let length = min(4096, count - start)
      guard gdk_pixbuf_loader_write(loader.loader, content + Int(start), length, nil).isTrue else {
        break
      }
      start += length
    }
    loader.close(nil)
    guard let size = loader.size, let format = gdk_pixbuf_loader_get_format(loader.loader),
      let name = string(freeing: gdk_pixbuf_format_get_name(format))
    else { return nil }
    return PictureHeader(format: name, width: size.width, height: size.height)
  }

  private func prepare(_ width: Int, _ height: Int) {
    size = (width, height)
    guard !isForHeader else { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
    let reduced = PictureDecoder.reducedSize((width, height))
    guard reduced != (width, height) else { return }
    gdk_pixbuf_loader_set_size(
      loader,
      Int32(clamping: reduced.width),
      Int32(clamping: reduced.height)
    )
  }

  func write(_ bytes: OpaquePointer, _ error: inout UnsafeMutablePointer<GError>?) -> Bool {
    gdk_pixbuf_loader_write_bytes(loader, bytes, &error).isTrue
  }

  @discardableResult
  func close(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Bool {
    guard !isClosed else { return true }
    isClosed = true
    return gdk_pixbuf_loader_close(loader, error).isTrue
  }

  /// The picture, turned as its camera was. The caller owns the reference.
  var texture: OpaquePointer? {
    guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let turned = gdk_pixbuf_apply_embedded_orientation(pixels)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    return gdk_texture_new_for_pixbuf(turned)
  }
}
