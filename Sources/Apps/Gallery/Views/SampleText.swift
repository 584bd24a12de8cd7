/// Sample texts of the pages.
enum SampleText {
  static let sentence = "The quick brown fox jumps over the lazy dog."

  static let paragraph = """
    A long text wraps at the available width and continues on the next line. The page adapts to \
    the height of the text, and scrolls if the content is taller than the window.
    """
}
