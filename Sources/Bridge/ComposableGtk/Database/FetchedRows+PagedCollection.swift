#if SharingGRDB
  import GtkUI
  import SharingGRDB

  /// A list of fetched rows reads only the rows that the user sees, and a few more.
  extension FetchedRows: PagedCollection {}

  /// A list of sections reads only the rows that the user sees, and a few more.
  extension SectionedRows: PagedCollection {}
#endif
