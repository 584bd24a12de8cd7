import Foundation
import Sessions
import Sharing

@testable import InventoryCore
