#if DBus
  internal import ScrollApp
  internal import Scrollwork

  extension DesktopPresenter.Desktop {
    private typealias Presenter = DesktopPresenter

    /// Shows a notification through the service, in the place of an earlier one of the same name.
    mutating func notify(
      _ notification: UserNotification, _ options: PresentationOptions,
      _ actions: [NotificationAction], name: String
    ) {
      guard let owner else { return }
      let content = notification.content
      let old = shown.first { $0.value.id == notification.id }?.key ?? 0
      var choices = ["default", "Open"]
      for action in actions { choices += [Self.key(of: action.id), Self.plain(action.title)] }
      var text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
      if takesMarkup { text = Self.escaped(text) }
      var hints: [DBusValue] = []
      if !options.contains(.sound) || content.sound == nil {
        hints.append(.entry(key: .string("suppress-sound"), .variant(.bool(true))))
      }
      let call = DBusMessage.call(
        "Notify", of: Presenter.service, at: Presenter.object, on: owner,
        [
          .string(Self.plain(name)), .uint32(old), .string(""),
          .string(Self.plain(content.title)), .string(Self.plain(text)), .strings(choices),
          .array(of: "{sv}", hints), .int32(-1),
        ])
      // One that no message can hold is left out; the others go on.
      guard let serial = try? connection.send(call) else { return }
      calls[serial] = notification
    }

    mutating func withdraw(_ ids: Set<NotificationRequest.ID>) {
      waiting.removeAll { ids.contains($0.notification.id) }
      for (number, notification) in shown where ids.contains(notification.id) { close(number) }
      for (serial, notification) in calls where ids.contains(notification.id) {
        // Its number is not known yet: it is closed when the answer comes.
        calls[serial] = nil
        unwanted.insert(serial)
      }
    }

    private mutating func close(_ number: UInt32) {
      shown[number] = nil
      guard let owner else { return }
      _ = try? connection.send(
        .call(
          "CloseNotification", of: Presenter.service, at: Presenter.object, on: owner,
          [.uint32(number)]))
    }

    /// What a message from the bus means. Messages of other connections than the bus and the owner mean nothing.
    ///
    /// - Throws: `refused` when there is no service.
    mutating func hear(
      _ message: DBusMessage, name: String
    ) throws(DBusError) -> NotificationResponse? {
      let isOwner = owner != nil && message.sender == owner
      let isBus = message.sender == DBusConnection.bus
      guard isOwner || isBus else { return nil }
      switch message.kind {
      case .call: return nil
      case .signal:
        if isOwner { return signal(message) }
        ownerChanged(message)
        return nil
      case .answer, .error:
        guard let serial = message.replySerial else { return nil }
        if isBus, serial == ownerQuestion {
          hearOwner(message)
        } else if serial == question {
          // The bus answers for a service that is not there, and only with an error.
          if message.kind == .error || isOwner { try hearCapabilities(message, name: name) }
        } else if isOwner || message.kind == .error {
          hearNumber(message, of: serial)
        }
        return nil
      }
    }

    private mutating func hearCapabilities(
      _ message: DBusMessage, name: String
    ) throws(DBusError) {
      question = nil
      guard message.kind == .answer else {
        guard wasReady else { throw message.refusal }
        // A service that left may come back: the next notification asks for it.
        waiting = []
        return
      }
      (isReady, wasReady) = (true, true)
      takesMarkup = message.body.first?.strings?.contains("body-markup") ?? false
      let ready = waiting
      waiting = []
      for item in ready { notify(item.notification, item.options, item.actions, name: name) }
    }

    /// The answer to a call of Notify: the number of the notification.
    private mutating func hearNumber(_ message: DBusMessage, of serial: UInt32) {
      guard case .uint32(let number)? = message.body.first, message.kind == .answer else {
        calls[serial] = nil
        unwanted.remove(serial)
        return
      }
      if unwanted.remove(serial) != nil { close(number) }
      if let notification = calls.removeValue(forKey: serial) { shown[number] = notification }
    }

    private mutating func signal(_ message: DBusMessage) -> NotificationResponse? {
      guard message.interface == Presenter.service, case .uint32(let number)? = message.body.first,
        let notification = shown[number]
      else { return nil }
      switch (message.member, message.body.dropFirst().first) {
      case ("ActionInvoked", .string(let key)):
        // Some services close it by themselves and some do not, so it is closed here.
        close(number)
        guard key != "default" else { return NotificationResponse(notification, .open) }
        guard let id = Self.action(of: key) else { return nil }
        return NotificationResponse(notification, .action(id))
      case ("NotificationClosed", let reason):
        shown[number] = nil
        // 1 expired, 2 put away by the person, 3 closed by a call, 4 anything else.
        return reason == .uint32(2) ? NotificationResponse(notification, .dismiss) : nil
      default: return nil
      }
    }

    /// An action's name on the bus, apart from the protocol's own.
    private static func key(of id: NotificationAction.ID) -> String {
      "action:" + plain(id.rawValue)
    }

    private static func action(of key: String) -> NotificationAction.ID? {
      key.hasPrefix("action:") ? NotificationAction.ID(rawValue: String(key.dropFirst(7))) : nil
    }

    /// Without null characters, which no message may hold.
    private static func plain(_ text: String) -> String {
      String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self)
    }

    /// Text for services that read markup, with its special characters escaped.
    private static func escaped(_ text: String) -> String {
      var escaped = ""
      for character in text.unicodeScalars {
        switch character {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        default: escaped.unicodeScalars.append(character)
        }
      }
      return escaped
    }
  }
#endif
