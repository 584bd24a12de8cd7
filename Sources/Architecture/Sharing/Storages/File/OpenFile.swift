import Foundation

/// An open file, which is closed when the value is released. The functions return the error code of
/// the system call that has failed.
struct OpenFile: ~Copyable {
  /// The error code of a system call.
  struct Code: Error {
    let errno: CInt
    init() { errno = Foundation.errno }
    init(_ errno: CInt) { self.errno = errno }
  }

  let descriptor: CInt

  /// Opens a file. If `flags` contains `O_CREAT`, only the user can access the new file.
  init(path: String, flags: CInt) throws(Code) {
    // A named pipe without a writer would block the thread without `O_NONBLOCK`.
    descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    if descriptor < 0 { throw Code() }
  }

  deinit {
    close(descriptor)
  }

  func status() throws(Code) -> stat {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw Code() }
    return status
  }

  func readAll() throws(Code) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
      } else if errno != EINTR {
        throw Code()
      }
    }
  }

  /// Sets the time of the last change. A file system that can't store the time has the time of the
  /// last write.
  func setTime(_ time: FileTime) {
    // The value of the C macro UTIME_OMIT.
    let unchanged = timespec(tv_sec: 0, tv_nsec: (1 << 30) - 2)
    let times = [unchanged, timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds)]
    _ = futimens(descriptor, times)
  }

  func write(_ data: Data) throws(Code) {
    var start = data.startIndex
    while start < data.endIndex {
      let count = data[start...].withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        throw Code()
      }
    }
  }

  /// Waits until the content is on the disk. Some file systems do not support the operation for
  /// folders, which is not an error.
  func synchronize() throws(Code) {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP: return
      default: throw Code()
      }
    }
  }
}
