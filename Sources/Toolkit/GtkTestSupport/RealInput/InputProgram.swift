import Foundation
import Gtk

/// A program that sends input to the display server.
struct InputProgram {
  static let xdotool = InputProgram(name: "xdotool")
  static let setxkbmap = InputProgram(name: "setxkbmap")

  let name: String

  var isInstalled: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Runs the program, and iterates the main loop until the program has exited. Returns its output.
  @MainActor
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    guard GtkTesting.wait(timeout: .seconds(30), until: { !process.isRunning }) else {
      process.terminate()
      throw NotFound(message: "The program \(name) has not exited.")
    }
    guard process.terminationStatus == 0 else {
      let message = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      throw NotFound(message: "The program \(name) has failed: \(arguments) \(message)")
    }
    return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }
}
