/// Renumbering signatures: those that are used most come first, and take the fewest bits.
extension SegmentContent {
    mutating func numberSignaturesByUse() {
        let count = signatures.codes.count
        var uses = [Int](repeating: 0, count: count)
        for signature in forwardSignatures { uses[Int(signature)] += 1 }
        let order = (0..<count).sorted { (uses[$1], $0) < (uses[$0], $1) }
        var numbers = [UInt32](repeating: 0, count: count)
        for (number, old) in order.enumerated() { numbers[old] = UInt32(number) }
        for index in forwardSignatures.indices {
            forwardSignatures[index] = numbers[Int(forwardSignatures[index])]
        }
        for index in longTerms.indices {
            longTerms[index].signature = numbers[Int(longTerms[index].signature)]
        }
        signatures.reorder(order)
    }
}
