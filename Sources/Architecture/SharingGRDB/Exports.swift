#if SharingGRDB
  @_exported import Dependencies
  @_exported import struct GRDB.Configuration
  @_exported import class GRDB.Database
  @_exported import struct GRDB.DatabaseMigrator
  @_exported import class GRDB.DatabasePool
  @_exported import class GRDB.DatabaseQueue
  @_exported import protocol GRDB.DatabaseReader
  @_exported import protocol GRDB.DatabaseWriter
  @_exported import protocol GRDB.ValueObservationScheduler
  @_exported import Sharing
#endif
