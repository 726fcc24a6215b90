#if DBus
  /// Who owns the service's name, from the first answer of the bus on.
  extension DesktopPresenter.Desktop {
    private typealias Presenter = DesktopPresenter

    /// Asks the bus for signals and for the owner of the name, and the service what it can do.
    ///
    /// The bus handles these in order: a change of owner after its answer is signaled, because the match is there before
    /// the question. The last call starts a service that the bus can start.
    mutating func begin() throws(DBusError) {
      let rules = [
        "type='signal',sender='\(Presenter.service)',interface='\(Presenter.service)'",
        "type='signal',sender='\(DBusConnection.bus)',interface='\(DBusConnection.bus)',"
          + "member='NameOwnerChanged',arg0='\(Presenter.service)'",
      ]
      for rule in rules { _ = try connection.callBus("AddMatch", rule) }
      ownerQuestion = try connection.callBus("GetNameOwner", Presenter.service)
      question = try connection.send(Self.capabilities)
    }

    /// Asks the service what it can do. Notifications wait for the answer.
    mutating func ask() {
      isReady = false
      question = try? connection.send(Self.capabilities)
    }

    /// The answer to the question for the owner; an error while the name has no owner.
    mutating func hearOwner(_ message: DBusMessage) {
      ownerQuestion = nil
      guard message.kind == .answer, let name = message.body.first?.string else { return }
      owner = name
    }

    /// Follows a change of owner. Notifications of the former owner are gone, those it was still asked to show included.
    mutating func ownerChanged(_ message: DBusMessage) {
      guard message.interface == DBusConnection.bus, message.member == "NameOwnerChanged",
        message.body.count == 3, message.body[0] == .string(Presenter.service),
        let name = message.body[2].string
      else { return }
      let former = owner
      owner = name.isEmpty ? nil : name
      guard owner != former else { return }
      shown = [:]
      calls = [:]
      unwanted = []
      // The call that starts a service is on its way to it.
      if former == nil, question != nil { return }
      isReady = false
      question = nil
      if owner != nil || !waiting.isEmpty { ask() }
    }

    private static var capabilities: DBusMessage {
      .call(
        "GetCapabilities", of: Presenter.service, at: Presenter.object, on: Presenter.service)
    }
  }
#endif
