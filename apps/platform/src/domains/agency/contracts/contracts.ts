/**
 * Agency contracts: a dividend and three salaries, each between an agent and its direct upline; at the
 * top of a line the operator is the upline, for which staff act. It owns contracts, their versions
 * and the requests about them.
 *
 * How they live: the upline offers terms, the downline accepts or rejects; either side asks for an end,
 * the other accepts or rejects; who asked may withdraw. What counts, counts for periods that begin
 * later (`effective.ts`), so a settled period never changes.
 *
 * Invariants: an agent has one contract of a kind and one request that waits about it; no contract's
 * newest terms go beyond those of its upline's contract, nor do those of any period; a contract ends
 * with the one above it. All decisions about a kind are made one at a time (`contract-lock.ts`).
 *
 * It never pays: `readContractsInForce` is what settlement reads.
 */
export {
  decideAsOperator,
  endAsOperator,
  offerAsOperator,
  terminateAsOperator,
  withdrawAsOperator,
} from './as-operator.ts';
export { offerTerms } from './ask-contract.ts';
export {
  assertInSettlement,
  assertWithinUpline,
  readOfferedTerms,
} from '#domains/agency/contracts/line-terms/line-terms.ts';
export { readContractsInForce } from './contracts-in-force.ts';
export { lockEveryKind } from './contract-lock.ts';
export { endContractsOnMove } from './end-on-move.ts';
export { readContractStandings } from '#domains/agency/contracts/reading/reading.ts';
export { kindNames } from '#domains/agency/contracts/telling/telling.ts';
