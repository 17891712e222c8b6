/// Answers a message: changes the model, and says what to do outside of it.
package func update(_ model: inout Model, _ message: Message) -> [Effect] {
    []
}
