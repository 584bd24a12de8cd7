import CGtk
import Foundation
import Synchronization

/// A picture in the memory of the program or of the graphics card.
struct Texture: @unchecked Sendable {
  /// The instance, which any thread may use, because a `GdkTexture` never changes.
  let pointer: OpaquePointer
  private let owner: Owner

  /// Takes ownership of a reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    owner = Owner(pointer)
  }

  private final class Owner {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
      self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }
}

/// A large picture that is decoded on another thread.
@MainActor
final class PictureDecoding {
  enum Source: Sendable {
    case file(String)
    case data(Data)
  }

  enum Start {
    case texture(Texture)
    case decoding(PictureDecoding)
  }

  /// The number of pixels of the largest picture that is decoded at once, in about 20 ms.
  private static let maximumCount = 1 << 20
  /// The size of the largest file that is read at once, in bytes.
  private static let maximumFileSize = 256 << 10

  /// A queue that decodes one picture at a time, so that the memory is bounded.
  private static let queue = DispatchQueue(label: "org.composablegtk.pictures", qos: .userInitiated)

  /// The number of pictures that are being decoded.
  private(set) static var count = 0

  /// The space of the picture in pixels.
  let size: (width: Int, height: Int)

  private let source: Source
  private let isAbandoned = Flag()

  private init(_ source: Source, _ size: (width: Int, height: Int)) {
    self.source = source
    self.size = size
  }

  isolated deinit { isAbandoned.set() }

  /// Decodes a small picture, or returns the decoding of a large picture, which hasn't begun.
  static func begin(_ source: Source) throws(PictureDecoder.Problem) -> Start {
    let start: Data
    var isWhole = true
    switch source {
    case .data(let data): start = data
    case .file(let path):
      (start, isWhole) = try PictureDecoder.content(ofFile: path, upTo: maximumFileSize)
    }
    let size = try PictureDecoder.size(of: start)
    if isWhole, size.map({ $0.width * $0.height <= maximumCount }) ?? true {
      return .texture(Texture(owning: try PictureDecoder.texture(of: start)))
    }
    return .decoding(PictureDecoding(source, size.map(PictureDecoder.reducedSize) ?? (1, 1)))
  }

  /// Decodes the picture, and then calls `completion`. A decoding that was
  /// released doesn't begin.
  func run(
    _ completion: @escaping @MainActor (Result<Texture, PictureDecoder.Problem>) -> Void
  ) {
    Self.count += 1
    Self.queue.async { [source, isAbandoned] in
      let result = isAbandoned.isSet ? nil : Self.decode(source)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          Self.count -= 1
          if let result { completion(result) }
        }
      }
    }
  }

  private nonisolated static func decode(
    _ source: Source
  ) -> Result<Texture, PictureDecoder.Problem> {
    do throws(PictureDecoder.Problem) {
      let data =
        switch source {
        case .file(let path): try PictureDecoder.content(ofFile: path).data
        case .data(let data): data
        }
      return .success(Texture(owning: try PictureDecoder.texture(of: data)))
    } catch {
      return .failure(error)
    }
  }
}

/// A condition that one thread sets and another reads.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}
