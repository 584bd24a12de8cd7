/// A column of views.
///
/// GTK places all children of a column. Therefore all children are created immediately, unlike the
/// children of SwiftUI's column. Up to a few hundred views are fast. For more views use a `List`,
/// which creates only visible rows.
public typealias LazyVStack = VStack

/// A row of views.
///
/// GTK places all children of a row. Therefore all children are created immediately, unlike the
/// children of SwiftUI's row.
public typealias LazyHStack = HStack
