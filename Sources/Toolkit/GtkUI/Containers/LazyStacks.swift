/// A column of views.
///
/// GTK places all children of a column, so that, unlike SwiftUI's, all of them are made at once. Up to
/// a few hundred views that is quick; for more use a `List`, which makes what can be seen.
public typealias LazyVStack = VStack

/// A row of views.
///
/// GTK places all children of a row, so that, unlike SwiftUI's, all of them are made at once.
public typealias LazyHStack = HStack
