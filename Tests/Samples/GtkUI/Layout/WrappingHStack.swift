@testable import GtkUI
