/// Something of the caller's on its way to another thread: a handler, a delegate, a found item.
///
/// `@unchecked` because Apple's signatures take handlers without `@Sendable` and classes that are
/// not `Sendable`. It is safe as far as we go: the sender lets go of the value, and one queue at a
/// time touches it. It could go when Apple's signatures are annotated.
struct Handoff<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
