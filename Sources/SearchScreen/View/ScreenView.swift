/// The whole screen as a picture of the model.
package enum ScreenView {
    package static func frame(_ model: Model) -> Frame {
        Frame(size: model.size)
    }
}
