/**
 * Jackpot pools in an operation. The member's own money moves as in any other: a stake is whole,
 * and a payout holds the jackpot. Beside it the vendor's revenue fills the pool, and the pool gives
 * back to the revenue what it has of a jackpot, in the very commit that pays it.
 */
import { addedBy, jackpotLevels, type JackpotMoves } from './jackpot-moves.ts';
import type { OperationCase } from './batch-state.ts';
import type { StoredTransaction } from './operations.ts';

/** True if the pool holds what it is to pay; planned nothing yet. */
export function canPoolPay(current: OperationCase): boolean {
  const won = current.operation.jackpots?.won;
  if (!won) return true;
  return poolOf(current, won.level).balance >= won.amount - won.seed;
}

/** Moves what the operation says, the jackpot first: what is set aside with it is the next one's. */
export function moveJackpots(current: OperationCase): void {
  const { added = [], won = null } = current.operation.jackpots ?? {};
  const reference = current.ids.transaction;
  const fromPool = won ? won.amount - won.seed : 0n;
  if (won && fromPool > 0n) {
    const pool = poolOf(current, won.level);
    const leg = { debit: pool.id, credit: current.house.revenue, amount: fromPool };
    current.state.locked.plan({ ...leg, code: 'jackpot_won', reference });
    pool.balance -= fromPool;
  }
  for (const { level, amount } of added) {
    const pool = poolOf(current, level);
    const leg = { debit: current.house.revenue, credit: pool.id, amount };
    current.state.locked.plan({ ...leg, code: `jackpot_${level}_added`, reference });
    pool.balance += amount;
  }
}

/** An undone bet takes back what it set aside, unless a jackpot was paid of it in between. */
export function returnAdded(current: OperationCase, bet: StoredTransaction): void {
  for (const { level, amount } of addedBy(bet.detail)) {
    const pool = poolOf(current, level);
    const left = pool.balance < amount ? pool.balance : amount;
    if (left <= 0n) continue;
    const leg = { debit: pool.id, credit: current.house.revenue, amount: left };
    current.state.locked.plan({ ...leg, code: `jackpot_${level}_returned`, reference: bet.id });
    pool.balance -= left;
  }
}

/** The levels an operation needs the pools of; `bet` is what it undoes. */
export function levelsTouched(moves: JackpotMoves | null, bet: StoredTransaction | undefined) {
  const added = bet ? addedBy(bet.detail) : (moves?.added ?? []);
  const touched = new Set(added.map(({ level }) => level));
  if (moves?.won) touched.add(moves.won.level);
  return jackpotLevels.filter((level) => touched.has(level));
}

function poolOf(current: OperationCase, level: string) {
  const pool = current.state.pools.get(poolKey(vendorOf(current), level, current.wallet.currency));
  if (!pool) throw new Error(`The pool ${level} was not read.`);
  return pool;
}

/** Whose pools an operation touches: its game's vendor, as for revenue. */
export function vendorOf({ game, provider }: Pick<OperationCase, 'game' | 'provider'>): string {
  return game?.vendorCode ?? provider.code;
}

export function poolKey(vendorCode: string, level: string, currency: string): string {
  return `${vendorCode} ${level} ${currency}`;
}
