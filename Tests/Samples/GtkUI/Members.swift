@State var amount = 0.0
@State var asksToDelete = false
@State var asksToLeave = false
@State var color = Color.red
@State var draft = Draft()
@State var due = Date()
@State var filter = Filter.all
@State var guests = 1
@State var isAdding = false
@State var isArchived = false
@State var isAskingToDiscard = false
@State var isBold = false
@State var isFiltering = false
@State var isMuted = false
@State var isNotified = false
@State var isPublic = false
@State var isSyncing = false
@State var isVerbose = false
@State var name = ""
@State var notes = ""
@State var order = Order.name
@State var password = ""
@State var path: [Recipe] = []
@State var query = ""
@State var selection: Recipe?
@State var showsAdvanced = false
@State var showsSettings = false
@State var tasks: [Task] = []
@State var volume = 0.0

@Bindable var store: StoreOf<AppFeature>
@Environment(\.scenePhase) var scenePhase

var base: some View { EmptyView() }
var contact: Contact { fatalError() }
var contacts: [Contact] { fatalError() }
var done: Double { fatalError() }
var favourites: [Contact] { fatalError() }
var folders: [Folder] { fatalError() }
var ingredient: Ingredient { fatalError() }
var level: Double { fatalError() }
var meeting: Meeting { fatalError() }
var message: Message { fatalError() }
var messages: [Message] { fatalError() }
var note: Note { fatalError() }
var price: Decimal { fatalError() }
var recipe: Recipe { fatalError() }
var recipes: [Recipe] { fatalError() }
var size: Int64 { fatalError() }
var theme: Theme { fatalError() }
var unread: Int { fatalError() }
var website: URL { fatalError() }

func delete() {}
func discard() {}
func save() {}
