@Observable
final class Model {}
