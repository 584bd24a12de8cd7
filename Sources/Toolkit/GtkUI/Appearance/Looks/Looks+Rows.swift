extension Looks {
  /// The parts of rows in lists and forms, and the headings of lists.
  ///
  /// In a list, only the header and the footer of a section are not activatable. The row of a text
  /// field has space for the title above the field even if the title is not shown, and shows a
  /// pencil while the field is not focused. The options of an inline picker are rows. If text runs
  /// from right to left, GTK shows the icon of a password field beside the title.
  static let rows = """
    .item-list > row:not(.activatable) { min-height: 0; }
    .item-list > row .section-title {
      min-height: 0;
      margin: 0 0 -2px;
      padding: 10px 0 0;
    }
    .item-list > row .icon-and-title > :first-child:dir(ltr) { margin-right: 12px; }
    .item-list > row .icon-and-title > :first-child:dir(rtl) { margin-left: 12px; }
    .section-box > .form-row .icon-and-title > :first-child:dir(ltr) { margin-right: 6px; }
    .section-box > .form-row .icon-and-title > :first-child:dir(rtl) { margin-left: 6px; }
    .item-list > row button:not(.navigation-row) .icon-and-title > :first-child:dir(ltr),
    .section-box > .form-row button:not(.navigation-row) .icon-and-title > :first-child:dir(ltr) {
      margin-right: 0;
    }
    .item-list > row button:not(.navigation-row) .icon-and-title > :first-child:dir(rtl),
    .section-box > .form-row button:not(.navigation-row) .icon-and-title > :first-child:dir(rtl) {
      margin-left: 0;
    }
    .section-box > .form-row dropdown:dir(ltr), .section-box > .form-row .date-button:dir(ltr) {
      margin-right: -3px;
    }
    .section-box > .form-row dropdown:dir(rtl), .section-box > .form-row .date-button:dir(rtl) {
      margin-left: -3px;
    }
    .section-box > .form-row dropdown > button > box,
    .section-box > .form-row .date-button > menubutton > button > box { border-spacing: 8px; }
    .section-box > .form-row > checkbutton { border-spacing: 15px; }
    .section-box > .form-row .stepper:dir(ltr) { margin-right: 2px; }
    .section-box > .form-row .stepper:dir(rtl) { margin-left: 2px; }
    .radio-group { border-spacing: 2px; }
    .section-box > .form-row .radio-group { margin: -2px 4px; }
    .choices-row .choices > checkbutton {
      min-height: 38px;
      padding: 8px 17px;
      border-spacing: 15px;
    }
    .section-box > .field-row > .field-box {
      min-height: 2.6em;
      background-image: -gtk-icontheme("document-edit-symbolic");
      background-repeat: no-repeat;
      background-size: 16px 16px;
    }
    .section-box > .field-row > .field-box:dir(ltr) {
      background-position: calc(100% - 9px) calc(50% + 0.5px);
    }
    .section-box > .field-row > .field-box:dir(rtl) {
      background-position: 9px calc(50% + 0.5px);
    }
    .section-box > .field-row > .field-box.secure:dir(ltr) {
      background-position: calc(100% - 49px) calc(50% + 0.5px);
    }
    .section-box > .field-row > .field-box:focus-within { background-image: none; }
    .section-box > .field-row > .field-box:not(:focus-within) text:dir(ltr) { margin-right: 34px; }
    .section-box > .field-row > .field-box:not(:focus-within) text:dir(rtl) { margin-left: 34px; }
    .section-box > .field-row > .field-box:not(.titled) > entry { transform: translateY(1px); }
    .section-box > .field-row > .titled > .caption { margin-top: 2px; font-size: 83%; }
    .section-box > .field-row > .repeats-title > entry > text > placeholder { opacity: 0; }
    .section-box > .field-row entry > image:last-child:dir(ltr) { margin-right: 9px; }
    .section-box > .field-row > .titled > entry > image:dir(ltr) {
      transform: translateY(calc(1px - 0.6em));
    }

    """
}
