/// Sample texts of the pages.
enum SampleText {
  static let sentence = "The quick brown fox jumps over the lazy dog."

  static let paragraph = """
    A text is as wide as there is room for, and then goes on in the next line. It may be as long as \
    it likes: what is around it makes way, and a page that has no more room scrolls.
    """
}
