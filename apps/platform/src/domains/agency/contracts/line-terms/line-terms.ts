/** Who has contracts with whom along a line, the terms they hold, and which may be offered there. */
export {
  assertWithinUpline,
  findStandingContract,
  readComparison,
  readOfferedTerms,
  type StandingContract,
} from './contract-terms.ts';
export { assertInSettlement, findContractAgent, type Party, type Side } from './parties.ts';
