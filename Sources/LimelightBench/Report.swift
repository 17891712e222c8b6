import Foundation
import IndexEngine

/// One line of output: `key=value`, tab-separated, in the order given.
struct Report {
    private var fields: [String] = []

    mutating func add(_ key: String, _ value: String) {
        fields.append("\(key)=\(value)")
    }

    mutating func add(_ key: String, _ value: Int) {
        add(key, String(value))
    }

    /// A number rounded to tenths.
    mutating func add(_ key: String, _ value: Double) {
        add(key, String((value * 10).rounded() / 10))
    }

    mutating func add(_ latencies: Latencies, prefix: String = "") {
        add("\(prefix)p50_us", latencies.microseconds(0.5))
        add("\(prefix)p95_us", latencies.microseconds(0.95))
        add("\(prefix)p99_us", latencies.microseconds(0.99))
        add("\(prefix)max_us", latencies.microseconds(1))
    }

    /// What searches read, in counts.
    mutating func add(_ work: SearchWork) {
        add("posting_bytes", work.postingBytes)
        add("plane_words", work.planeWords)
        add("verified", work.verified)
    }

    func print() {
        Swift.print(fields.joined(separator: "\t"))
        fflush(nil)
    }
}

/// The time this thread itself took, without waiting for others.
///
/// On a shared machine it says more about a search than the time on the wall does.
enum ThreadClock {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// The time all threads of this process took together.
enum ProcessClock {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// Times of many searches.
struct Latencies {
    private var times: [Duration] = []

    var count: Int { times.count }

    mutating func add(_ time: Duration) {
        times.append(time)
    }

    /// The time that so large a share of the searches stays within.
    func microseconds(_ share: Double) -> Double {
        let sorted = times.sorted()
        guard let last = sorted.indices.last else { return 0 }
        return sorted[min(last, Int(Double(sorted.count) * share))].microseconds
    }
}

extension Duration {
    var microseconds: Double {
        Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    }

    var milliseconds: Double { microseconds / 1e3 }

    var seconds: Double { microseconds / 1e6 }
}

/// What this process takes of memory.
enum ProcessMemory {
    /// A field of `/proc/self/status` such as `VmRSS`, in megabytes; 0 when it is not there.
    static func megabytes(_ field: String) -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") where line.hasPrefix(field + ":") {
            let digits = line.filter(\.isNumber)
            return (Double(digits) ?? 0) / 1_024
        }
        return 0
    }
}
