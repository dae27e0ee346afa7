/** Ending a bonus before it is wagered: by its owner, or because its time is over. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import {
  lockAccounts,
  operatorAccountIn,
  transferStatements,
} from '#domains/wallet/ledger/ledger.ts';
import { endEarly, endIfDone } from './bonus-play.rules.ts';
import { type BonusRow, bonusStatement, bonusStatements } from './bonus-rows.ts';
import { activateNext } from './grant-bonus.ts';

type Named = { id: bigint; ownerId: bigint; currency: Currency };

/**
 * Gives up a bonus: what is left of its money goes back to the operator, and the next one begins.
 * Refuses `not_found` where the owner has no such bonus that stands, `bonus_in_play` while a round
 * with its money is open.
 */
export async function forfeitBonus(
  transaction: Transaction,
  ownerId: bigint,
  publicId: string,
): Promise<void> {
  const { rows } = await transaction.query<Named & { state: string }>(
    `SELECT id, owner_id AS "ownerId", currency, state FROM bonuses
      WHERE public_id = $1 AND owner_id = $2 AND ended_at IS NULL`,
    [publicId, ownerId],
  );
  const [bonus] = rows;
  if (!bonus) throw new Refusal('not_found');
  const isActive = await endUnderLock(transaction, bonus, 'forfeited');
  if (!isActive) {
    const { rowCount } = await transaction.query(
      `UPDATE bonuses SET state = 'forfeited', ended_at = now()
        WHERE id = $1 AND state = 'waiting'`,
      [bonus.id],
    );
    if (rowCount === 0) throw new Refusal('not_found');
  }
}

/** Active bonuses whose time is over and whose rounds have closed; at most `most`. */
export async function expiredBonuses(database: Database, most: number): Promise<Named[]> {
  const { rows } = await database.query<Named>(
    `SELECT id, owner_id AS "ownerId", currency FROM bonuses
      WHERE state = 'active' AND expires_at <= now() AND held = 0
      ORDER BY expires_at LIMIT $1`,
    [most],
  );
  return rows;
}

/** Ends one of them, once; one that was taken meanwhile stays as it is. */
export async function expireBonus(transaction: Transaction, bonus: Named): Promise<void> {
  await endUnderLock(transaction, bonus, 'expired');
}

async function endUnderLock(
  transaction: Transaction,
  { id, ownerId, currency }: Named,
  state: 'forfeited' | 'expired',
): Promise<boolean> {
  const { rows } = await transaction.query<{ cash: bigint }>(
    `SELECT id AS cash FROM accounts
      WHERE owner_id = $1 AND kind = 'cash' AND scope = '' AND currency = $2`,
    [ownerId, currency],
  );
  const locked = await lockAccounts(
    transaction,
    rows.map(({ cash }) => cash),
  );
  const [answer] = await sendStatements(transaction, [bonusStatement([id])]);
  const [bonus] = (answer?.rows ?? []) as BonusRow[];
  if (bonus?.state !== 'active') return false;
  if (bonus.held > 0n) {
    if (state === 'expired') return true;
    throw new Refusal('bonus_in_play');
  }
  locked.add({ id: bonus.bonusAccountId, balance: bonus.balance });
  const promotion = await operatorAccountIn(transaction, 'promotion_cost', 'bonus', currency);
  // All may have been wagered by the last round that closed.
  if (bonus.wagered >= bonus.required) endIfDone(bonus, locked, promotion);
  else endEarly(bonus, state, locked, promotion);
  await sendStatements(transaction, [...transferStatements(locked), ...bonusStatements([bonus])]);
  await activateNext(transaction, ownerId, currency);
  return true;
}
