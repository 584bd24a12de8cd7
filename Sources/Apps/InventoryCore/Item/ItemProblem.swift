import ComposableArchitecture
import Foundation
import ShortText

/// A reason why an item, or its picture, can't be saved.
@CasePathable
public enum ItemProblem: Error, Hashable, Sendable {
  /// The name is empty.
  case nameIsEmpty

  /// The name has more than ``ItemName/maximumLength`` characters. The payload is their number.
  case nameIsTooLong(Int)

  /// The notes have more than ``Item/maximumNotesLength`` characters. The payload is their number.
  case notesAreTooLong(Int)

  /// Another item has the name.
  case nameIsUsed(String)

  /// The quantity is below 0.
  case quantityIsNegative(Int)

  /// A file is too large for a picture. The payload is the name of the file, and its size in bytes.
  case pictureIsTooLarge(String, size: Int)

  /// The picture in the file with the name has too many pixels.
  case pictureHasTooManyPixels(String, width: Int, height: Int)

  /// A file is not a picture. The payload is the name of the file.
  case pictureIsUnknown(String)

  /// A file can't be read. The payload is a sentence for the user.
  case pictureIsUnreadable(String)

  /// The picture was removed from the database.
  case pictureIsMissing

  /// The part of an item that has the problem.
  public enum Field: Hashable, Sendable {
    /// The name.
    case name

    /// The quantity.
    case quantity

    /// The notes.
    case notes

    /// The picture.
    case picture
  }

  /// The part of the item that has the problem.
  public var field: Field {
    switch self {
    case .nameIsEmpty, .nameIsTooLong, .nameIsUsed: .name
    case .notesAreTooLong: .notes
    case .quantityIsNegative: .quantity
    case .pictureIsTooLarge, .pictureHasTooManyPixels, .pictureIsUnknown, .pictureIsUnreadable,
      .pictureIsMissing:
      .picture
    }
  }

  /// A sentence for the user.
  public var message: String {
    switch self {
    case .nameIsEmpty: "Enter a name."
    case .nameIsTooLong(let length):
      "The name has \(length) characters. Enter at most \(ItemName.maximumLength)."
    case .notesAreTooLong(let length):
      "The notes have \(length) characters. Enter at most \(Item.maximumNotesLength)."
    case .nameIsUsed(let name):
      "Another item is named “\(name.shortened)”. Enter a different name."
    case .quantityIsNegative(let quantity):
      "The quantity is \(quantity). Enter 0 or a larger number."
    case .pictureIsTooLarge(let name, let size):
      """
      “\(name.shortened)” has \(Self.mebibytes(size)) MiB. Choose a picture of at most \
      \(Self.mebibytes(ItemPicture.maximumSize)) MiB.
      """
    case .pictureHasTooManyPixels(let name, let width, let height):
      """
      “\(name.shortened)” has \(width) × \(height) pixels. Choose a picture of at most \
      \(ItemPicture.maximumPixelCount / 1_000_000) million pixels.
      """
    case .pictureIsUnknown(let name):
      "“\(name.shortened)” is not a picture. Choose a file of the format \(Self.formats)."
    case .pictureIsUnreadable(let reason): "\(reason) Choose another file."
    case .pictureIsMissing: "The picture no longer exists. Choose the picture again."
    }
  }

  /// Returns a size in MiB, rounded up, because the size of a file that is slightly too large must
  /// differ from the maximum size.
  private static func mebibytes(_ size: Int) -> String {
    let tenths = (Double(size) / (1024 * 1024) * 10).rounded(.up) / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private static var formats: String {
    let names = PictureFormat.allCases.map(\.name)
    return "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
  }
}

extension Item {
  /// The problems of the item that can be found without other items.
  public var problems: [ItemProblem] {
    var problems: [ItemProblem] = []
    let name = ItemName.trimmed(name)
    if name.isEmpty { problems.append(.nameIsEmpty) }
    let length = name.unicodeScalars.count
    if length > ItemName.maximumLength { problems.append(.nameIsTooLong(length)) }
    let notesLength = notes.unicodeScalars.count
    if notesLength > Self.maximumNotesLength { problems.append(.notesAreTooLong(notesLength)) }
    if case .inStock(let quantity) = status, quantity < 0 {
      problems.append(.quantityIsNegative(quantity))
    }
    return problems
  }
}
