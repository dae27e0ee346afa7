/**
 * Bonuses: money the operator gives under terms. It stands on an account of its own and becomes cash
 * once the turnover asked for is played. One bonus of an owner is active at a time; others wait.
 *
 * Invariants: the money of the active bonus is the balance of the bonus account and what is held in
 * open rounds; a bonus never ends while a round with its money is open; it moves only under the lock
 * of its owner's cash account. What was staked is never taken away afterwards.
 */
export {
  bonusPartOf,
  type BonusState,
  countedOf,
  endIfDone,
  type PlayedBonus,
  usableIn,
} from './bonus-play.rules.ts';
export {
  activeBonusStatement,
  type BonusRow,
  bonusStatements,
} from './bonus-rows.ts';
export { activateNext, grantBonus, ownersToActivate } from './grant-bonus.ts';
export { expireBonus, expiredBonuses, forfeitBonus } from './end-bonus.ts';
export { type BonusMoney, listBonuses, readBonusMoney } from './read-bonuses.ts';
