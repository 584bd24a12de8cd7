/// A sample element of lists and presentations.
struct Planet: Identifiable, Hashable, Codable {
  let name: String
  let kind: Kind

  var id: String { name }

  enum Kind: String, CaseIterable, Codable {
    case rocky = "Rocky"
    case gaseous = "Gaseous"
  }

  static let all = [
    Planet(name: "Mercury", kind: .rocky), Planet(name: "Venus", kind: .rocky),
    Planet(name: "Earth", kind: .rocky), Planet(name: "Mars", kind: .rocky),
    Planet(name: "Jupiter", kind: .gaseous), Planet(name: "Saturn", kind: .gaseous),
    Planet(name: "Uranus", kind: .gaseous), Planet(name: "Neptune", kind: .gaseous),
  ]

  static func all(of kind: Kind) -> [Planet] { all.filter { $0.kind == kind } }
}
