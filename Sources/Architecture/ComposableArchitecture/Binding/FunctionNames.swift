#if canImport(Glibc)
  import ConcurrencyExtras
  import Foundation
  import Glibc

  /// The names of the key path getters in this process. The names are read from the symbol tables
  /// of the program and its libraries, because the dynamic linker provides only the names of
  /// exported functions.
  enum FunctionNames {
    private static let tables = Lock<[String: SymbolTable]>([:])

    /// Returns the mangled name of the key path getter at an address. Returns `nil` if there is no
    /// symbol for the address, for example because the file is stripped.
    static func mangledName(at address: UInt) -> String? {
      guard let file = LoadedFile(containing: address) else { return nil }
      return tables.withLock { tables in
        let table = tables[file.path] ?? SymbolTable(path: file.path)
        tables[file.path] = table
        return table.name(at: address - file.start)
      }
    }
  }

  /// A program or a library in the memory of this process.
  private struct LoadedFile {
    let path: String
    /// The address of the first mapping of the file.
    let start: UInt

    init?(containing address: UInt) {
      guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
        return nil
      }
      var starts: [Substring: UInt] = [:]
      for line in maps.split(separator: "\n") {
        // The fields are the address range, the permissions, the offset, the device, the inode and
        // the path.
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        let range = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard fields.count == 6, range.count == 2 else { continue }
        let path = fields[5].drop { $0 == " " }
        let start = starts[path] ?? range[0]
        starts[path] = start
        guard (range[0]..<range[1]).contains(address) else { continue }
        self.path = String(path)
        self.start = start
        return
      }
      return nil
    }
  }

  /// The mangled names of the key path getters that an ELF file defines.
  private struct SymbolTable {
    /// The names, by the address of the getter relative to the start of the file.
    private var names: [UInt: String] = [:]

    func name(at address: UInt) -> String? { names[address] }

    /// Reads the names of the key path getters. If the file cannot be read, the table is empty.
    init(path: String) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      let size = Int(lseek(descriptor, 0, SEEK_END))
      guard size > 0, let map = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
        map != MAP_FAILED
      else { return }
      defer { munmap(map, size) }
      read(UnsafeRawBufferPointer(start: map, count: size))
    }

    private mutating func read(_ file: UnsafeRawBufferPointer) {
      guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
        let header = file.load(Elf64_Ehdr.self, at: 0)
      else { return }
      let sections = (0..<Int(header.e_shnum)).compactMap {
        file.load(Elf64_Shdr.self, at: Int(header.e_shoff) + $0 * Int(header.e_shentsize))
      }
      for section in sections where section.sh_type == UInt32(SHT_SYMTAB) {
        let link = Int(section.sh_link)
        guard sections.indices.contains(link) else { continue }
        let strings = Int(sections[link].sh_offset)
        let count = Int(section.sh_size) / MemoryLayout<Elf64_Sym>.stride
        for index in 0..<count {
          let place = Int(section.sh_offset) + index * MemoryLayout<Elf64_Sym>.stride
          guard let symbol = file.load(Elf64_Sym.self, at: place), symbol.st_value != 0,
            let name = file.string(at: strings + Int(symbol.st_name)), name.hasSuffix("TK")
          else { continue }
          names[UInt(symbol.st_value)] = name
        }
      }
    }
  }

  extension UnsafeRawBufferPointer {
    fileprivate func load<T: BitwiseCopyable>(_ type: T.Type, at offset: Int) -> T? {
      guard offset >= 0, offset <= count - MemoryLayout<T>.size else { return nil }
      return loadUnaligned(fromByteOffset: offset, as: type)
    }

    fileprivate func string(at offset: Int) -> String? {
      guard offset >= 0, offset < count, let base = baseAddress else { return nil }
      return String(cString: (base + offset).assumingMemoryBound(to: CChar.self))
    }
  }
#endif
