/// The whole screen as a picture of the model: a pure function, drawn part by part.
package enum ScreenView {
    /// Draws the model.
    ///
    /// - Parameter model: what the screen knows; every size and state can be drawn.
    /// - Returns: a frame of the model's size, with the real cursor where typing goes.
    package static func frame(_ model: Model) -> Frame {
        var frame = Frame(size: model.size)
        let layout = Layout(model)
        if model.isDetailPushed {
            drawDetailPane(model, layout, in: &frame)
        } else {
            SearchFieldView.draw(model, layout, in: &frame)
            ScopeBarView.draw(model, layout, in: &frame)
            ResultListView.draw(model, layout, in: &frame)
            if !layout.hairline.isEmpty {
                frame.verticalLine(
                    x: layout.hairline.x,
                    y: layout.hairline.y,
                    height: layout.hairline.height,
                    glyph: model.appearance.glyphs.vertical,
                    style: Style(.border)
                )
                drawDetailPane(model, layout, in: &frame)
            }
        }
        drawOverlay(model, layout, in: &frame)
        HintBarView.draw(model, layout, in: &frame)
        frame.keepCursorInside()
        if !model.appearance.isUnicode { frame.replacePunctuation() }
        return frame
    }

    private static func drawDetailPane(
        _ model: Model,
        _ layout: Layout,
        in frame: inout Frame
    ) {
        if case .inspector(let inspector) = model.overlay {
            InspectorView.draw(inspector, model, layout, in: &frame)
        } else {
            DetailView.draw(model, layout, in: &frame)
        }
    }

    private static func drawOverlay(_ model: Model, _ layout: Layout, in frame: inout Frame) {
        switch model.overlay {
        case .alert(let alert):
            frame.dim()
            AlertView.draw(alert, model, in: &frame)
        case .confirmation(let asked):
            frame.dim()
            ConfirmationView.draw(asked, model, in: &frame)
        case .actions(let menu):
            frame.dim()
            ActionsView.draw(menu, model, in: &frame)
        case .help(let page):
            frame = Frame(size: model.size)
            HelpView.draw(page, model, in: &frame)
        case .inspector, nil: break
        }
    }
}

extension Frame {
    /// Puts everything drawn so far behind what comes next, and hides the cursor.
    ///
    /// Pictures keep their colours: without them, half blocks are bars that mean nothing.
    mutating func dim() {
        cursor = nil
        placements = []
        let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
        restyle(whole) { style in
            var behind = Style(style.role, on: .behind)
            behind.ink = style.ink
            return behind
        }
    }

    /// On a screen too small for what holds the cursor, it stands at the edge.
    fileprivate mutating func keepCursorInside() {
        guard let point = cursor else { return }
        cursor = Point(
            x: max(0, min(point.x, size.width - 1)),
            y: max(0, min(point.y, size.height - 1))
        )
    }

    /// Writes the punctuation of our own texts and of rows in ASCII, cell for cell.
    fileprivate mutating func replacePunctuation() {
        for y in 0..<max(0, size.height) {
            for x in 0..<max(0, size.width) {
                guard let plain = Self.plainPunctuation[self[x, y].text] else { continue }
                self[x, y].text = plain
            }
        }
    }

    private static let plainPunctuation: [String: String] = [
        "·": "-", "—": "-", "–": "-", "…": ".", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    ]
}
