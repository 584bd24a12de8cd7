extension UTType {
  /// Any file.
  public static let item = UTType("*/*")

  /// Text of any format.
  public static let text = UTType("text/*")

  /// An image of any format.
  public static let image = UTType("image/*")

  /// Sound of any format.
  public static let audio = UTType("audio/*")

  /// A video of any format.
  public static let movie = UTType("video/*")

  /// A folder.
  public static let folder = UTType("inode/directory")

  /// Text without a format.
  public static let plainText = UTType("text/plain", "txt")

  /// A table whose values are separated by commas.
  public static let commaSeparatedText = UTType("text/csv", "csv")

  /// A table whose values are separated by tabs.
  public static let tabSeparatedText = UTType("text/tab-separated-values", "tsv")

  /// A page of the web.
  public static let html = UTType("text/html", "html")

  /// A JSON document.
  public static let json = UTType("application/json", "json")

  /// An XML document.
  public static let xml = UTType("application/xml", "xml")

  /// A PDF document.
  public static let pdf = UTType("application/pdf", "pdf")

  /// A ZIP archive.
  public static let zip = UTType("application/zip", "zip")

  /// A PNG image.
  public static let png = UTType("image/png", "png")

  /// A JPEG image.
  public static let jpeg = UTType("image/jpeg", "jpeg")

  /// A GIF image.
  public static let gif = UTType("image/gif", "gif")

  /// An SVG image.
  public static let svg = UTType("image/svg+xml", "svg")

  /// A TIFF image.
  public static let tiff = UTType("image/tiff", "tiff")

  /// A WebP image.
  public static let webP = UTType("image/webp", "webp")

  /// A BMP image.
  public static let bmp = UTType("image/bmp", "bmp")

  /// The types whose files have one usual end of names.
  static let known: [UTType] = [
    .plainText, .commaSeparatedText, .tabSeparatedText, .html, .json, .xml, .pdf, .zip, .png, .jpeg,
    .gif, .svg, .tiff, .webP, .bmp,
  ]
}
