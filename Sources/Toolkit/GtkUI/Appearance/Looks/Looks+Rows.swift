extension Looks {
  /// The parts of rows in lists and forms, and the headings of lists.
  ///
  /// In a list, only the header and the footer of a section are not activatable.
  static let rows = """
    .item-list > row:not(.activatable) { min-height: 0; }
    .item-list > row .section-title {
      min-height: 0;
      margin: 0 0 -2px;
      padding: 10px 0 0;
    }
    .item-list > row .icon-and-title > :first-child:dir(ltr),
    .section-box > .form-row .icon-and-title > :first-child:dir(ltr) { margin-right: 6px; }
    .item-list > row .icon-and-title > :first-child:dir(rtl),
    .section-box > .form-row .icon-and-title > :first-child:dir(rtl) { margin-left: 6px; }
    .item-list > row button:not(.navigation-row) .icon-and-title > :first-child:dir(ltr),
    .section-box > .form-row button:not(.navigation-row) .icon-and-title > :first-child:dir(ltr) {
      margin-right: 0;
    }
    .item-list > row button:not(.navigation-row) .icon-and-title > :first-child:dir(rtl),
    .section-box > .form-row button:not(.navigation-row) .icon-and-title > :first-child:dir(rtl) {
      margin-left: 0;
    }
    .section-box > .form-row dropdown:dir(ltr) { margin-right: -3px; }
    .section-box > .form-row dropdown:dir(rtl) { margin-left: -3px; }
    .section-box > .form-row dropdown > button > box { border-spacing: 8px; }
    .section-box > .form-row > checkbutton { border-spacing: 15px; }
    .radio-group { border-spacing: 2px; }

    """
}
