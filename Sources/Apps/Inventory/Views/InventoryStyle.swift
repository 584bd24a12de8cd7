/// The style sheet of Inventory, with CSS rules for the style classes that its views use.
package enum InventoryStyle {
  package static let css = """
    .pill {
      border-radius: 9999px;
      min-height: 30px;
      min-width: 80px;
      padding: 3px 24px;
    }
    headerbar .start,
    headerbar .end {
      border-spacing: 3px;
    }
    .item {
      font-weight: normal;
      min-height: 42px;
      padding: 3px 6px;
    }
    """
}
