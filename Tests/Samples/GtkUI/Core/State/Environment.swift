@Observable
final class Library {}
