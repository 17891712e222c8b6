import Foundation
public import UIKit
public import UserActivities

/// A handler that is a program in any language, started once for each activity.
///
/// The program gets one JSON object on its standard input and writes one JSON answer to its
/// standard output. It has 5 s, may write 1 MB, and runs in a session of its own, without the
/// terminal. When the delivery is over, or this program is gone, it and all that it started are gone,
/// in whatever session they are; what is to stay is started by somebody else, such as
/// `systemd-run --user`. It gets the environment of this program, and two more variables:
/// `LIMELIGHT_EVENT` (`continue`) and `LIMELIGHT_ACTIVITY_TYPE`. What it writes to its standard error
/// is not shown, except the first line, when it fails.
public final class CommandHandler: Handler {
    /// What a program may take.
    public struct Limits: Hashable, Sendable {
        /// The time until its answer must be complete.
        public var time: Duration
        /// The bytes it may write.
        public var outputBytes: Int

        /// Limits.
        ///
        /// - Parameters:
        ///   - time: The time until the answer must be complete.
        ///   - outputBytes: The bytes it may write.
        public init(time: Duration = .seconds(5), outputBytes: Int = 1_048_576) {
            self.time = time
            self.outputBytes = outputBytes
        }
    }

    /// The program, by the name it was given.
    public let name: String

    private let words: [String]
    private let limits: Limits

    /// A handler that runs a command.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments, quoted as for a shell; no shell runs.
    ///   - limits: What it may take.
    /// - Throws: ``RestorationError`` if there is no word, or a quote is not closed.
    public init(command: String, limits: Limits = Limits()) throws(RestorationError) {
        words = try ShellWords.words(of: command)
        name = words.first ?? ""
        self.limits = limits
    }

    /// Claims every type.
    ///
    /// - Parameter activityType: Not used.
    /// - Returns: Always true.
    public func claims(_ activityType: String) -> Bool { true }

    /// Says that the handler tells the person itself: it shows the screen the activity leads to.
    ///
    /// - Parameters:
    ///   - activityType: Not used.
    ///   - context: Not used.
    /// - Returns: Always true.
    public func willContinue(_ activityType: String, context: DeliveryContext) -> Bool { true }

    /// Runs the program with the activity, and takes over its answer.
    ///
    /// - Parameters:
    ///   - activity: The activity to go on with.
    ///   - context: Goes to the program.
    ///   - restorationHandler: Not called; the answer has the detail.
    /// - Returns: The program's answer.
    /// - Throws: ``RestorationError`` if the program fails, or its answer is not of the form.
    public func `continue`(
        _ activity: NSUserActivity,
        context: DeliveryContext,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) async throws -> HandlerAnswer {
        let event = ValueJSON.text(DeliveryJSON.event(activity, context: context)) + "\n"
        let child = ChildProgram(
            words: words,
            environment: [
                "LIMELIGHT_EVENT": "continue",
                "LIMELIGHT_ACTIVITY_TYPE": activity.activityType,
            ],
            limits: limits
        )
        return try answer(try await child.run(input: Array(event.utf8)))
    }

    private func answer(_ output: [UInt8]) throws(RestorationError) -> HandlerAnswer {
        let line = ChildProgram.firstLine(output)
        guard let value = ValueJSON.value(Data(output)) else {
            throw .notJSON(program: name, firstLine: line)
        }
        do throws(AnswerJSON.Problem) {
            return try AnswerJSON.answer(value)
        } catch {
            throw .notAnAnswer(program: name, problem: error.words, firstLine: line)
        }
    }
}
