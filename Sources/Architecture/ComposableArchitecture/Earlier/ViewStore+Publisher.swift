#if Combine
  extension ViewStore where ViewState: SendableMetatype {
    /// The properties of the observed values, as publishers. See ``StorePublisherProperties``.
    @_disfavoredOverload
    public var publisher: StorePublisherProperties<ViewState> {
      StorePublisherProperties(publisher: publisher)
    }
  }
#endif
