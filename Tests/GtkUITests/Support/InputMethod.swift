import Foundation
import Gtk
import GtkTestSupport
import XCTest

/// An input method for Chinese: ibus with the engine libpinyin, which composes "你好" of "nihao" and
/// accepts it with Space.
///
/// The daemon runs until the tests end. Its files are in the folder for temporary files.
@MainActor
enum InputMethod {
  private static var daemon: Process?

  /// Starts the daemon, unless it runs. Skips the test if there is no keyboard, and fails if ibus
  /// isn't installed on the headless desktop.
  static func require(file: StaticString = #filePath, line: UInt = #line) throws {
    try RealInput.require(filePath: file, line: line)
    guard daemon?.isRunning != true else { return }
    let home = FileManager.default.temporaryDirectory.appending(path: "ibus-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ibus-daemon")
    process.arguments = ["--panel", "disable", "--replace", "--cache", "none"]
    process.environment = environment(home)
    process.standardError = FileHandle.nullDevice
    try process.run()
    daemon = process
    atexit { MainActor.assumeIsolated { InputMethod.daemon?.terminate() } }
    var address = ""
    let isReady = GtkTesting.wait(timeout: .seconds(20)) {
      address = output(of: ["address"], home)
      return address.hasPrefix("unix:")
    }
    XCTAssertTrue(isReady, "ibus has no address: \(address)", file: file, line: line)
    setenv("IBUS_ADDRESS", address, 1)
    let hasEngine = GtkTesting.wait(timeout: .seconds(20)) {
      _ = output(of: ["engine", "libpinyin"], home)
      return output(of: ["engine"], home) == "libpinyin"
    }
    XCTAssertTrue(hasEngine, "ibus-libpinyin should be installed.", file: file, line: line)
  }

  /// Uses the input method in a field, whatever the input method of the desktop is.
  static func use(in widget: any ComposingWidget) {
    widget.composer.setProperty("im-module", "ibus")
  }

  private static func environment(_ home: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["XDG_CONFIG_HOME"] = home.appending(path: "config").path
    environment["XDG_CACHE_HOME"] = home.appending(path: "cache").path
    return environment
  }

  /// Returns what a command of ibus prints.
  private static func output(of arguments: [String], _ home: URL) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ibus")
    process.arguments = arguments
    process.environment = environment(home)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
