let folder = URL(filePath: "/home/me/.config/app")

struct Settings: Codable {
  var size = 12
}
