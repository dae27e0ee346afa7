/**
 * What a member has proven of himself: phone, identity, address or funds. It owns the documents and
 * what they proved, and the brand's word which sums need which level; the sums themselves are the
 * cashier's. Documents are looked at by people alone, and every look is written down.
 */
export { missingTier } from './kyc-levels.ts';
export { kycRuleBook } from './kyc-rule-book.ts';
