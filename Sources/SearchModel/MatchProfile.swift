/// The rule that decides which items a typed text finds.
///
/// Apple publishes no rule for the search screen; these are Limelight's, stated in `QuerySyntax`.
package enum MatchProfile: Hashable, Sendable {
    /// Every word starts a word of any searchable attribute; loose matches below the strict ones.
    case documented
    /// The same without the loose rules X1 to X4.
    case strict
    /// What iOS 17 and later were seen to do: title and displayName only, four letters or more.
    case ios17
}
