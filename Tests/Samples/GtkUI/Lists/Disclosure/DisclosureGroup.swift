@State var selection: Contact.ID?
