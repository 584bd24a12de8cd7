import Foundation

/// The permissions of a file that replaces another file.
enum FilePermissions {
  /// Sets the owner, the group and the permissions of a file to those of a file that it replaces.
  static func copy(
    of status: stat,
    to file: borrowing OpenFile
  ) throws(OpenFile.Code) {
    var new = try file.status()
    if new.st_uid != status.st_uid || new.st_gid != status.st_gid {
      // Only the superuser can change the owner. Another user can set the group, if the user is a
      // member of the group.
      if fchown(file.descriptor, status.st_uid, status.st_gid) != 0 {
        _ = fchown(file.descriptor, .max, status.st_gid)
      }
      new = try file.status()
    }
    // After `fchown`, which clears some permissions.
    if fchmod(file.descriptor, permissions(of: status, for: new)) != 0 { throw OpenFile.Code() }
  }

  /// Returns the permissions of a file that replaces another file. If the owner or the group
  /// differs, no user has more permissions for the new file than for the old file.
  static func permissions(of old: stat, for new: stat) -> mode_t {
    var permissions = old.st_mode & 0o7777
    if new.st_uid != old.st_uid { permissions &= ~0o4000 }
    if new.st_gid != old.st_gid {
      // The members of the new group were other users of the old file.
      let ofOthers = permissions & 0o007
      permissions = permissions & ~0o2070 | (permissions & 0o070 & (ofOthers << 3))
    }
    return permissions
  }
}
