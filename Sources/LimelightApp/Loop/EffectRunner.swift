package import Foundation
import IndexEngine
package import Restoration
import SearchModel
package import SearchScreen
package import SearchService

/// Does what `update` asks for, off the main thread where it takes time, and posts what came of it.
@MainActor
package final class EffectRunner {
    /// What the effects work on.
    package struct World {
        package var index: SpotlightIndex
        /// The files the index was made of; nil for the store.
        package var files: FileLibrary?
        package var handlers: HandlerRegistry
        package var history: HistoryKeeper
        /// Whether the index ranks what was opened higher from then on.
        package var keepsOpenings: Bool
        package var clock: any Clock<Duration>
        /// The time of day.
        package var now: () -> Date
        /// Opens an address with the system; false when nothing takes it.
        package var openAddress: @Sendable (String) async -> Bool

        package init(
            index: SpotlightIndex,
            files: FileLibrary? = nil,
            handlers: HandlerRegistry,
            history: HistoryKeeper,
            keepsOpenings: Bool = true,
            clock: any Clock<Duration> = QuietClock(),
            now: @escaping () -> Date = { Date() },
            openAddress: @escaping @Sendable (String) async -> Bool = AddressOpener.open
        ) {
            self.index = index
            self.files = files
            self.handlers = handlers
            self.history = history
            self.keepsOpenings = keepsOpenings
            self.clock = clock
            self.now = now
            self.openAddress = openAddress
        }
    }

    let world: World
    let inbox: Inbox
    private let face: any ScreenFace
    private let timers: TimerBoard
    private let searches: SearchWorker
    private let pictures: PictureWorker
    /// What follows the index until the screen is left.
    private var followers: [Task<Void, Never>] = []
    /// What runs and will post something, by number.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0
    /// The picture of the newest detail, when its handler handed one over.
    private var handed: PictureSource.Handed?
    /// The number of the newest delivery.
    private var delivery: Int?
    /// How many changes of the index were heard of.
    private var revision = 0
    /// What was taken out of the index last; what was before it cannot be put back.
    var removal: Removal?
    private(set) var names = ApplicationNames()
    private lazy var libraries = LibraryWorker { [weak self] in self?.libraryArrived($0) }

    package init(world: World, face: any ScreenFace, inbox: Inbox) {
        self.world = world
        self.face = face
        self.inbox = inbox
        timers = TimerBoard(clock: world.clock) { inbox.post(.timerFired($0)) }
        searches = SearchWorker { inbox.post($0) }
        pictures = PictureWorker(clock: world.clock) { inbox.post(.pictureArrived($0)) }
    }

    /// Whether nothing runs that may still post something.
    package var isIdle: Bool {
        tasks.isEmpty && !libraries.isReading && timers.isIdle
    }

    /// Reads the library and follows the index's changes until stopped.
    package func start() {
        begin()
        let changes = world.index.changes
        followers.append(
            Task(executorPreference: QuietExecutor.shared) { [weak self] in
                await self?.follow(changes)
            }
        )
        let steps = world.index.rebuildSteps
        inbox.post(.rebuildAdvanced(percent: world.index.rebuildStep?.percent))
        followers.append(
            Task(executorPreference: QuietExecutor.shared) { [inbox] in
                for await step in steps { inbox.post(.rebuildAdvanced(percent: step?.percent)) }
            }
        )
        world.files?.follow { [inbox] error in
            inbox.post(.noticed(ErrorWords.line(error)))
        }
    }

    /// Reads the library.
    package func begin() {
        // A few rows, read at once, so that the first results have their applications' names.
        if let known = try? ApplicationNames(world.index) { names = known }
        reload()
    }

    private func follow(_ changes: AsyncStream<Void>) async {
        for await _ in changes {
            indexChanged()
            let rest: Void? = try? await world.clock.sleep(for: Timing.restAfterChange)
            guard rest != nil else { return }
        }
    }

    /// Ends all that runs.
    package func stop() {
        searches.cancel()
        pictures.cancel()
        timers.stopAll()
        for task in followers { task.cancel() }
        for task in tasks.values { task.cancel() }
    }

    /// The results of the newest search, if they come within a time.
    package func finishedSearch(within patience: Duration) -> Message? {
        searches.answer(within: patience)
    }

    /// Has the pictures decoded that the frame has a place for; all earlier wishes are dropped.
    package func wantPictures(for model: Model) {
        guard let form = model.appearance.pictureForm else { return }
        let source = PictureSource(
            index: world.index,
            form: form,
            handed: handed,
            revision: model.pictures.revision
        )
        pictures.want(
            PicturePlan.lacking(model),
            of: source,
            after: form.waitsForRest ? Timing.picturesAfterRest : nil
        )
    }

    /// Does one effect; `quit` is the loop's.
    package func perform(_ effect: Effect) {
        switch effect {
        case .search(let order):
            let search = ScreenSearch(world.index, names: names, clock: world.clock)
            searches.start { search.message(for: order, isCancelled: $0) }
        case .cancelSearch: searches.cancel()
        case .preview(let row, let generation): preview(row, generation)
        case .deliver(let order, let generation): deliver(order, generation)
        case .cancelDelivery: cancelDelivery()
        case .inspect(let row, let generation): inspect(row, generation)
        case .explain(let order, let generation): explain(order, generation)
        case .findGone(let rows): findGone(rows)
        case .openAddress(let address): openAddress(address)
        case .change(let row, let change): self.change(row, change)
        case .copy(let text):
            inbox.post(.copied(face.copy(text).map { SafeText(sanitizing: $0) }))
        case .rememberSearch(let text): changeHistory { $0.remember(text) }
        case .forgetSearch(let text): changeHistory { $0.forget(text) }
        case .reload: readAgain()
        case .startTimer(let timer, let delay): timers.start(timer, after: delay)
        case .stopTimer(let timer): timers.stop(timer)
        case .redraw: face.redraw()
        case .captureMouse(let isCaptured): face.captureMouse(isCaptured)
        case .toggleLinear:
            if let problem = face.toggleLinear() {
                inbox.post(.noticed(SafeText(sanitizing: problem)))
            }
        case .suspend: inbox.post(face.suspend() ? .resumed : .suspendRefused)
        case .quit: break
        }
    }

    /// Reads the index, or the files it was made of, from disk again, and says what that changed.
    private func readAgain() {
        guard let files = world.files else {
            indexChanged()
            inbox.post(.noticed("The index was read again"))
            return
        }
        files.readAgain { [inbox] result in
            switch result {
            case .success(let changes): inbox.post(.noticed(changes.words))
            case .failure(let error): inbox.post(.noticed(ErrorWords.line(error)))
            }
        }
    }

    /// The index holds something new: what is shown of it is asked for again.
    func indexChanged() {
        revision += 1
        reload()
    }

    /// Reads the library and the applications' names again, in the background.
    func reload() {
        libraries.read(
            world.index,
            world.history.history,
            removal,
            at: world.now(),
            revision: revision
        )
    }

    private func libraryArrived(_ reading: LibraryWorker.Reading) {
        switch reading {
        case .success(let contents):
            names = contents.names
            inbox.post(.libraryChanged(contents.library))
            if let removal = contents.removal { follow(removal) }
        case .failure(let error):
            inbox.post(.noticed(ErrorWords.line(error)))
        }
    }

    /// Changes the history and shows what that makes of the library.
    func changeHistory(_ edit: (inout History) -> Void) {
        if !world.history.change(edit) {
            inbox.post(.noticed("The history file cannot be written"))
        }
        reload()
    }

    private func openAddress(_ address: String) {
        let open = world.openAddress
        run { inbox in
            let isOpen = await open(address)
            let shown = SafeText(sanitizing: address)
            inbox.post(.noticed(isOpen ? "Opened " + shown : "Nothing here opens " + shown))
        }
    }

    /// Runs work that posts its answer; gives its number.
    @discardableResult
    func run(_ work: @escaping @MainActor (Inbox) async -> Void) -> Int {
        taskCount += 1
        let number = taskCount
        tasks[number] = Task(executorPreference: QuietExecutor.shared) { [inbox, weak self] in
            await work(inbox)
            await self?.finishTask(number)
        }
        return number
    }

    private func finishTask(_ number: Int) {
        tasks[number] = nil
        inbox.wake()
    }

    /// Keeps the picture a handler handed over with its detail; gives its number.
    func keep(_ thumbnail: Restoration.Detail.Thumbnail?) -> Int? {
        guard let thumbnail else { return nil }
        let number = (handed?.number ?? 0) + 1
        handed = PictureSource.Handed(number: number, thumbnail: thumbnail)
        return number
    }

    /// Tells the terminal what the main thread is about to do, and that it is done (nil).
    func busy(with work: String?) {
        face.busy(with: work)
    }

    /// Runs the delivery of an activity, which `cancelDelivery` stops.
    func runDelivery(_ work: @escaping @MainActor (Inbox) async -> Void) {
        cancelDelivery()
        delivery = run(work)
    }

    private func cancelDelivery() {
        if let delivery { tasks[delivery]?.cancel() }
    }
}
