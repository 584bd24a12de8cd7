#if Combine
  import Foundation
  import OpenCombine

  /// A decoder for the operator `decode(type:decoder:)`.
  extension JSONDecoder: @retroactive TopLevelDecoder {
    /// The decoder decodes data.
    public typealias Input = Data
  }

  /// An encoder for the operator `encode(encoder:)`.
  extension JSONEncoder: @retroactive TopLevelEncoder {
    /// The encoder returns data.
    public typealias Output = Data
  }

  /// A decoder for the operator `decode(type:decoder:)`.
  extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// The decoder decodes data.
    public typealias Input = Data
  }

  /// An encoder for the operator `encode(encoder:)`.
  extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// The encoder returns data.
    public typealias Output = Data
  }
#endif
