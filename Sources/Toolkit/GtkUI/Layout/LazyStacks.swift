/// A column of views.
///
/// GTK places all children of a column. Therefore all children are created immediately, unlike the
/// children of SwiftUI's `LazyVStack`. For more than a few hundred views, use a `List`, which
/// creates only the visible rows and a few more.
public typealias LazyVStack = VStack

/// A row of views.
///
/// GTK places all children of a row. Therefore all children are created immediately, unlike the
/// children of SwiftUI's `LazyHStack`.
public typealias LazyHStack = HStack
