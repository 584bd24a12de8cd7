@Observable
final class Profile { var name = "" }
