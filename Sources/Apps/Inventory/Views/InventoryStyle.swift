/// The style sheet of Inventory, with CSS rules for the style classes that its views use.
package enum InventoryStyle {
  package static let css = """
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
