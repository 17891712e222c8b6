import Diagnostics
import SearchModel
import SearchScreen
import SearchService

/// The effect of asking why: it searches, so it runs off the main actor.
extension EffectRunner {
    /// So many rows are explained when nothing was found.
    private nonisolated static let nearest = 3

    func explain(_ order: ExplainOrder, _ generation: Generation) {
        let index = world.index
        if let row = order.row, index.lacks(row) {
            inbox.post(.rowsGone([row]))
            return
        }
        run { inbox in
            let answer = await Task.detached(executorPreference: QuietExecutor.shared) {
                Self.answer(order, index)
            }
            .value
            switch answer {
            case .success(let explanations):
                inbox.post(
                    .explained(ExplanationConversion.inspection(explanations), generation)
                )
            case .failure(let error): inbox.post(.noticed(ErrorWords.line(error)))
            }
        }
    }

    private nonisolated static func answer(
        _ order: ExplainOrder,
        _ index: SpotlightIndex
    ) -> Result<[MatchExplanation], ServiceError> {
        let search = UserSearch(
            text: order.text,
            syntax: .tokens,
            profile: order.rule.profile,
            application: order.scope.application
        )
        let explainer = Explainer(index, search, freshness: .searchable)
        return Result { () throws(ServiceError) in
            guard let row = order.row, let record = row.record else {
                return try explainer.explainBest(limit: nearest)
            }
            return [try explainer.explain(record)]
        }
    }
}
