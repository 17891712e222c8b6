import Foundation
import SearchModel
import SearchService
import UniformTypeIdentifiers

/// How an item's content is found when somebody asks for its bytes (S55, S61).
extension CSSearchableIndex {
    /// Asks the delegate, then the stored attributes, on the index's handler queue.
    func fetchContent(
        _ bundleIdentifier: String,
        _ itemIdentifier: String,
        _ contentType: UTType,
        _ handler: @escaping (Data?, (any Error)?) -> Void
    ) {
        let store = store
        let job = Handoff((index: self, handler: handler))
        handlerQueue.async {
            let (index, handler) = job.value
            do throws(ServiceError) {
                let identifier = RecordIdentifier(
                    application: bundleIdentifier,
                    kind: .item,
                    unique: itemIdentifier
                )
                guard let stored = try store.index().record(identifier) else {
                    return handler(
                        nil,
                        ErrorTranslation.invalidItem("no such item is in the index")
                    )
                }
                let item = CSSearchableItem(record: stored.record)
                let isOwn = bundleIdentifier == store.application
                let data =
                    (isOwn ? index.dataFromDelegate(for: item, contentType) : nil)
                    ?? item.attributeSet.content(contentType)
                guard let data else {
                    return handler(
                        nil,
                        ErrorTranslation.unsupported("the item has no content of this type")
                    )
                }
                handler(data, nil)
            } catch {
                handler(nil, ErrorTranslation.indexError(error))
            }
        }
    }

    /// What the delegate supplies, for types the item announced (S30).
    private func dataFromDelegate(for item: CSSearchableItem, _ type: UTType) -> Data? {
        guard let delegate = indexDelegate else { return nil }
        let attributes = item.attributeSet
        let name = type.identifier
        if attributes.providerDataTypeIdentifiers?.contains(name) == true {
            return try? delegate.data(
                for: self,
                itemIdentifier: item.uniqueIdentifier,
                typeIdentifier: name
            )
        }
        let inPlace = attributes.providerInPlaceFileTypeIdentifiers?.contains(name) == true
        guard inPlace || attributes.providerFileTypeIdentifiers?.contains(name) == true,
            let file = try? delegate.fileURL(
                for: self,
                itemIdentifier: item.uniqueIdentifier,
                typeIdentifier: name,
                inPlace: inPlace
            )
        else { return nil }
        return try? Data(contentsOf: file)
    }
}

extension CSSearchableItemAttributeSet {
    /// The content in a type, as far as the attributes hold it.
    fileprivate func content(_ type: UTType) -> Data? {
        if type.conforms(to: .html), let htmlContentData { return htmlContentData }
        if type.conforms(to: .text), let textContent { return Data(textContent.utf8) }
        if type.conforms(to: .image), let thumbnailData { return thumbnailData }
        guard contentType == type.identifier, let contentURL, contentURL.isFileURL else {
            return nil
        }
        return try? Data(contentsOf: contentURL)
    }
}
