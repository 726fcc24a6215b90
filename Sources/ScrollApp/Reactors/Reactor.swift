/// What a screen does, one way: actions become mutations, and mutations make the next state.
///
/// ```
/// action -> transform(action:) -> mutate(action:state:) -> transform(mutation:)
///        -> reduce(state:mutation:) -> transform(state:) -> state
/// ```
///
/// A reactor is a value that says how; a `Store` runs it. What takes time happens in `mutate` alone, by clocks and
/// loaders that the reactor is given, so that a `TestStore` can run it on a virtual clock.
public protocol Reactor: Sendable {
  /// A request: a key, a tap, an end that came near.
  associatedtype Action: Sendable
  /// A step from one state to the next.
  associatedtype Mutation: Sendable
  /// All that is shown.
  associatedtype State: Sendable & Equatable

  /// The state before the first action.
  var initialState: State { get }

  /// What an action leads to, one mutation after the other. Nothing by default.
  func mutate(action: Action) -> Flow<Mutation>

  /// The same if it depends on the state. The default calls `mutate(action:)`.
  ///
  /// - Parameters:
  ///   - action: the request.
  ///   - state: the state when the action is handled. Running mutations are not in it yet.
  func mutate(action: Action, state: State) -> Flow<Mutation>

  /// The next state. Pure: no clock, no loading, no effect.
  func reduce(state: State, mutation: Mutation) -> State

  /// What becomes of an action that comes while another runs. By default both run.
  func conflict(between new: Action, andRunning running: Action) -> ActionConflict

  /// The actions that are carried out, made from those that were sent: debounced, filtered, and others
  /// merged in. The same by default.
  func transform(action: Flow<Action>) -> Flow<Action>

  /// The mutations that are reduced: here a state that others share, a user or a theme, is merged in.
  /// The same by default.
  func transform(mutation: Flow<Mutation>) -> Flow<Mutation>

  /// The states that are shown. The same by default.
  func transform(state: Flow<State>) -> Flow<State>
}

/// What becomes of an action that comes while another runs.
public enum ActionConflict: Hashable, Sendable {
  /// Both run.
  case none
  /// The one that runs is canceled, and nothing it gives from now on counts.
  case supersedes
  /// The new one is not carried out.
  case isIgnored
}

extension Reactor {
  public func mutate(action: Action) -> Flow<Mutation> { .none }

  public func mutate(action: Action, state: State) -> Flow<Mutation> { mutate(action: action) }

  public func conflict(between new: Action, andRunning running: Action) -> ActionConflict { .none }

  public func transform(action: Flow<Action>) -> Flow<Action> { action }

  public func transform(mutation: Flow<Mutation>) -> Flow<Mutation> { mutation }

  public func transform(state: Flow<State>) -> Flow<State> { state }
}
