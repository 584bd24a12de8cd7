final class Library: ObservableObject {}
