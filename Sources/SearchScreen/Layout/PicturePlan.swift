/// The pictures the screen has a place for now: of the rows in sight, and of the detail.
package enum PicturePlan {
    /// What is drawn and not there yet, the detail first; empty where pictures cannot be drawn.
    package static func lacking(_ model: Model) -> [PictureOrder] {
        orders(model).filter { model.pictures.lacks($0) }
    }

    /// Everything that has a picture's place.
    package static func orders(_ model: Model) -> [PictureOrder] {
        guard model.appearance.pictureForm != nil else { return [] }
        let layout = Layout(model)
        return detail(model, layout) + rows(model, layout)
    }

    private static func detail(_ model: Model, _ layout: Layout) -> [PictureOrder] {
        guard let pane = model.detail, layout.layoutClass != .none else { return [] }
        let size = DetailPlan(model, layout).picture
        guard !size.isEmpty else { return [] }
        return [order(pane, size)]
    }

    /// The detail's picture in its place.
    static func order(_ pane: DetailPane, _ place: Rect) -> PictureOrder {
        PictureOrder(
            of: pane.detail.picture.map { .handed($0) } ?? .row(pane.row.identifier),
            size: Size(width: place.width, height: place.height),
            fitting: .whole
        )
    }

    private static func rows(_ model: Model, _ layout: Layout) -> [PictureOrder] {
        let plan = ListPlan(model, layout: layout)
        guard !model.isDetailPushed, plan.form.hasHeadings else { return [] }
        let sight = model.listScroll..<model.listScroll + layout.list.height
        return plan.elements.compactMap { element in
            let lines = element.rect.y..<element.rect.y + element.rect.height
            guard case .row(let row, _) = element.content, lines.overlaps(sight) else {
                return nil
            }
            return .tile(of: row.identifier, lines: element.rect.height)
        }
    }
}
