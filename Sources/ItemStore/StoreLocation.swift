/// Where a store is kept.
package enum StoreLocation: Hashable, Sendable {
    /// A folder of the file system, made with mode 0700 when it is missing.
    case folder(String)
    /// Nowhere: the store lives and dies with the object that opened it.
    case memory
}
