/**
 * An active bonus while its owner plays: what of a stake bonus money pays, what counts as wagered and
 * how it ends. Planned on the locked accounts of a batch, like everything it decides. Cash is staked
 * first; a win is bonus money in the share in which the round's stake was.
 */
import type { LockedAccounts } from '#domains/wallet/ledger/ledger.ts';

export type BonusState = 'waiting' | 'active' | 'completed' | 'used_up' | 'forfeited' | 'expired';

/** Percent of a valid bet that counts: by type of game, and games that count otherwise. */
export type Contributions = {
  types: Readonly<Record<string, number>>;
  games: Readonly<Record<string, number>>;
};

/** Minor units. */
export type PlayedBonus = {
  id: bigint;
  ownerId: bigint;
  cashAccountId: bigint;
  bonusAccountId: bigint;
  amount: bigint;
  required: bigint;
  wagered: bigint;
  /** Bonus money in open rounds: a bonus never ends before they have closed. */
  held: bigint;
  largestStake: bigint | null;
  cashOutCap: bigint | null;
  isSticky: boolean;
  contributions: Contributions;
  /** By the database's clock: it takes no further stake and counts nothing any more. */
  isExpired: boolean;
  state: BonusState;
  released: bigint;
  removed: bigint;
};

export type PlayedGame = { id: number; category: string };

/** Percent of a valid bet in this game that counts. */
export function percentIn(
  { contributions }: Pick<PlayedBonus, 'contributions'>,
  game: PlayedGame,
): bigint {
  const { games, types } = contributions;
  return BigInt(games[String(game.id)] ?? types[game.category] ?? 0);
}

/** Bonus money that may be staked in this game now. */
export function usableIn(bonus: PlayedBonus, game: PlayedGame, locked: LockedAccounts): bigint {
  const isTaken = bonus.state === 'active' && !bonus.isExpired && percentIn(bonus, game) > 0n;
  return isTaken ? locked.balance(bonus.bonusAccountId) : 0n;
}

/** What is counted as wagered of a round's valid stake, rounded down. */
export function countedOf(bonus: PlayedBonus, game: PlayedGame, validStake: bigint): bigint {
  return bonus.isExpired ? 0n : (validStake * percentIn(bonus, game)) / 100n;
}

/** The part of a payout that is bonus money, rounded down: the last unit is the member's cash. */
export function bonusPartOf(payout: bigint, round: { stake: bigint; bonusStake: bigint }): bigint {
  return round.bonusStake === 0n ? 0n : (payout * round.bonusStake) / round.stake;
}

/**
 * Ends a bonus whose rounds have all closed: completed once all is wagered, used up where nothing is
 * left. `promotion` is the operator's account that bonuses are paid from.
 */
export function endIfDone(bonus: PlayedBonus, locked: LockedAccounts, promotion: bigint): void {
  if (bonus.state !== 'active' || bonus.held > 0n) return;
  if (bonus.wagered >= bonus.required) release(bonus, locked, promotion);
  else if (locked.balance(bonus.bonusAccountId) === 0n) bonus.state = 'used_up';
}

function release(bonus: PlayedBonus, locked: LockedAccounts, promotion: bigint): void {
  const balance = locked.balance(bonus.bonusAccountId);
  const kept = bonus.isSticky ? least(balance, bonus.amount) : 0n;
  const free = balance - kept;
  const released = bonus.cashOutCap === null ? free : least(free, bonus.cashOutCap);
  if (released > 0n) {
    locked.plan({
      debit: bonus.bonusAccountId,
      credit: bonus.cashAccountId,
      amount: released,
      code: 'bonus_released',
      reference: bonus.id,
    });
  }
  bonus.released = released;
  remove(bonus, locked, promotion);
  bonus.state = 'completed';
}

/** What is left goes back to the operator, as its owner gives it up or its time is over. */
export function endEarly(
  bonus: PlayedBonus,
  state: 'forfeited' | 'expired',
  locked: LockedAccounts,
  promotion: bigint,
): void {
  if (bonus.state !== 'active' || bonus.held > 0n) throw new Error('The bonus is in play.');
  remove(bonus, locked, promotion);
  bonus.state = state;
}

function remove(bonus: PlayedBonus, locked: LockedAccounts, promotion: bigint): void {
  const left = locked.balance(bonus.bonusAccountId);
  if (left > 0n) {
    locked.plan({
      debit: bonus.bonusAccountId,
      credit: promotion,
      amount: left,
      code: 'bonus_removed',
      reference: bonus.id,
    });
  }
  bonus.removed = left;
}

const least = (first: bigint, second: bigint): bigint => (first < second ? first : second);
