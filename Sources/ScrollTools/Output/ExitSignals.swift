#if CLI
  import Glibc
  import Synchronization

  /// Removes files that are not finished when a signal ends the process.
  ///
  /// The handler calls functions only that are safe in one: it walks a list of C strings and unlinks each. The list
  /// grows at its head, so that it is whole at every moment.
  package enum ExitSignals {
    private struct Leftover {
      var path: UnsafeMutablePointer<CChar>
      var next: UnsafeMutablePointer<Leftover>?
    }

    /// The address of the list's head; 0 for none.
    private static let leftovers = Atomic<UInt>(0)
    /// Whether files are being given their names. A signal waits until all have theirs.
    private static let isFinishing = Atomic<Bool>(false)
    /// The signal that waits; 0 for none.
    private static let waiting = Atomic<Int32>(0)

    /// Signals that end a process by default, and that a person, a shell or a closed pipe sends.
    private static let all = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU]

    /// A file that would grow past the system's limit is an error of the call that writes it.
    package static func ignoreSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

    /// Removes a file if the process ends before ``forgetAll()``.
    ///
    /// - Parameter path: absolute, or the working directory stays the same.
    package static func remove(atExit path: String) {
      _ = handlers
      let node = UnsafeMutablePointer<Leftover>.allocate(capacity: 1)
      guard let copy = strdup(path) else { return }
      node.initialize(to: Leftover(path: copy, next: head))
      leftovers.store(UInt(bitPattern: node), ordering: .releasing)
    }

    /// Removes what is registered.
    package static func removeAll() {
      var node = head
      while let leftover = node {
        unlink(leftover.pointee.path)
        node = leftover.pointee.next
      }
    }

    /// Removes nothing more. The strings stay: a handler may be reading them.
    package static func forgetAll() { leftovers.store(0, ordering: .releasing) }

    private static var head: UnsafeMutablePointer<Leftover>? {
      UnsafeMutablePointer(bitPattern: leftovers.load(ordering: .acquiring))
    }

    /// Does something that no signal ends halfway.
    package static func finishing<Result>(_ body: () throws(Failure) -> Result) throws(Failure)
      -> Result
    {
      isFinishing.store(true, ordering: .sequentiallyConsistent)
      defer {
        isFinishing.store(false, ordering: .sequentiallyConsistent)
        let signal = waiting.load(ordering: .sequentiallyConsistent)
        if signal != 0 { raise(signal) }
      }
      return try body()
    }

    /// Installs the handlers, once. A signal that is ignored, as `nohup` has it, stays ignored.
    private static let handlers: Void = {
      for signal in all {
        var old = sigaction()
        guard sigaction(signal, nil, &old) == 0, !isIgnored(old) else { continue }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in ExitSignals.handle(signal) }
        sigfillset(&action.sa_mask)
        sigaction(signal, &action, nil)
      }
    }()

    private static func isIgnored(_ action: sigaction) -> Bool {
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func handle(_ signal: Int32) {
      if isFinishing.load(ordering: .sequentiallyConsistent) {
        waiting.store(signal, ordering: .sequentiallyConsistent)
        return
      }
      removeAll()
      // Ends the process as the signal would have, so that a shell sees which one it was. It is blocked until then.
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
  }
#endif
