/** What an owner has of bonus money. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import {
  type BonusState,
  type Contributions,
  percentIn,
  type PlayedGame,
} from './bonus-play.rules.ts';

/** Minor units; `balance` is what may be staked of it now, `held` what is in open rounds. */
export type BonusMoney = {
  rowId: bigint;
  id: string;
  awardId: bigint;
  currency: Currency;
  state: BonusState;
  amount: bigint;
  required: bigint;
  wagered: bigint;
  balance: bigint;
  held: bigint;
  largestStake: bigint | null;
  cashOutCap: bigint | null;
  isSticky: boolean;
  contributions: Contributions;
  days: number;
  createdAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  released: bigint;
  removed: bigint;
};

/** Bonuses of an owner, newest first; those from before the row `before`. */
export async function listBonuses(
  database: Database,
  { ownerId, before, limit }: { ownerId: bigint; before: bigint | null; limit: number },
): Promise<BonusMoney[]> {
  const { rows } = await database.query<BonusMoney>(
    `SELECT b.id AS "rowId", b.public_id AS id, b.award_id AS "awardId", b.currency, b.state,
            b.amount, b.required, b.wagered,
            CASE WHEN b.state = 'active' THEN a.balance ELSE 0 END AS balance, b.held,
            b.largest_stake AS "largestStake", b.cash_out_cap AS "cashOutCap",
            b.is_sticky AS "isSticky", b.contributions, b.days, b.created_at AS "createdAt",
            b.expires_at AS "expiresAt", b.ended_at AS "endedAt", b.released, b.removed
       FROM bonuses b LEFT JOIN accounts a ON a.id = b.bonus_account_id
      WHERE b.owner_id = $1 AND ($2::bigint IS NULL OR b.id < $2)
      ORDER BY b.id DESC LIMIT $3`,
    [ownerId, before, limit],
  );
  return rows;
}

/**
 * Bonus money that may be staked now: in this game, or in any where none is named. 0 without an active
 * bonus.
 */
export async function readBonusMoney(
  database: Database | Transaction,
  { ownerId, currency }: { ownerId: bigint; currency: Currency },
  game?: PlayedGame,
): Promise<bigint> {
  const { rows } = await database.query<{ balance: bigint; contributions: Contributions }>(
    `SELECT a.balance, b.contributions FROM bonuses b
       JOIN accounts a ON a.id = b.bonus_account_id
      WHERE b.owner_id = $1 AND b.currency = $2 AND b.state = 'active' AND b.expires_at > now()`,
    [ownerId, currency],
  );
  const [bonus] = rows;
  if (!bonus) return 0n;
  return game && percentIn(bonus, game) === 0n ? 0n : bonus.balance;
}
