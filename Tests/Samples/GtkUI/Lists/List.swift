@State var selection: Contact.ID?
@State var shownFilter: Filter?
