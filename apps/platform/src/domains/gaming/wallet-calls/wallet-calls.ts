/** The seamless wallet: bets, wins and rollbacks of providers, decided in batches under the members' locks. */
export { endBonusIfDone } from './bonus-moves.rules.ts';
export {
  type JackpotLevel,
  hasWonJackpot,
  jackpotLevels,
  jackpotMoves,
  jackpotWonBy,
} from './jackpot-moves.ts';
export { vendorOf } from './jackpot.rules.ts';
export {
  type GameFacts,
  type Operation,
  type OperationKind,
  type PendingOperation,
  type ProviderProfile,
  type SlipTerms,
  type StakesInForce,
  type StoredTransaction,
  idScope,
  kindNumbers,
  roundStates,
  slipStates,
  transactionStates,
} from './operations.ts';
export {
  type ProviderWallet,
  createProviderWallet,
  receiptOrRefusal,
  slowLaneWidth,
  stakesValue,
} from './provider-wallet.ts';
export { factStatements, learnFacts } from './read-facts.ts';
export { learnBonuses } from './read-bonuses.ts';
export { guardReader, learnGuards } from './read-guards.ts';
export { learnPools } from './read-pools.ts';
export { reverseWin, undoBet } from './rollback.rules.ts';
export { closeSlip } from './slip.rules.ts';
export { cancelSlip } from './slip-returns.rules.ts';
export { learnSlips } from './slip-rows.ts';
export { openStakeGate, type StakeGate } from './stake-gate.ts';
export { BatchState, type OperationCase, type OperatorIds } from './batch-state.ts';
export { operationStatements } from './write-operations.ts';
