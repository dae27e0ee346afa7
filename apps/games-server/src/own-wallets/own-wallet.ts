/**
 * A wallet kept here, as rounds see one: stake and payout are booked in one transaction, once for
 * each round, and a round that was undone before it arrived never does.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetwinAnswer, RollbackAnswer } from '#games-server/wallet-answers.ts';
import type { NamedRound } from '#games-server/wallet-bodies.ts';
import type { WalletRound } from '#games-server/wallet.ts';
import { openWallet, ownVendor, readWallet, type Whose, writeBalance } from './wallet-rows.ts';

type Applied = { state: 'applied' | 'barred'; balanceAfter: bigint | null };

export function createOwnWallet(database: Database) {
  return {
    /** Opens the wallet where there is none. Throws a Refusal. */
    async balance(whose: Whose) {
      const balance = await openWallet(database, whose);
      return { currency: whose.currency, balance: toDecimal(balance, whose.currency) };
    },

    async betwin(round: WalletRound): Promise<BetwinAnswer> {
      return inTransaction(database, (transaction) => findOrApply(transaction, round));
    },

    async rollBack(round: NamedRound): Promise<RollbackAnswer> {
      return inTransaction(database, async (transaction) => {
        await lockRound(transaction, round.externalId);
        const known = await readRound(transaction, round.externalId);
        if (known?.state === 'applied') return { kind: 'stands' };
        if (!known)
          await writeRound(
            transaction,
            { ...round, stake: 0n, payout: 0n, validStake: null },
            null,
          );
        return { kind: 'undone' };
      });
    },
  };
}

/** One at a time of a round, also of one that has no row yet. */
async function lockRound(transaction: Transaction, externalId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `wallet round ${externalId}`,
  ]);
}

async function readRound(
  transaction: Transaction,
  externalId: string,
): Promise<Applied | undefined> {
  const { rows } = await transaction.query<Applied>(
    `SELECT state, balance_after AS "balanceAfter" FROM games.wallet_rounds
      WHERE external_id = $1`,
    [externalId],
  );
  return rows[0];
}

async function findOrApply(transaction: Transaction, round: WalletRound): Promise<BetwinAnswer> {
  const { externalId, memberId, currency, stake, payout } = round;
  await lockRound(transaction, externalId);
  const known = await readRound(transaction, externalId);
  if (known?.state === 'barred') return { kind: 'refused', code: 'bet_rolled_back', details: {} };
  if (known) return { kind: 'applied', balance: toDecimal(known.balanceAfter ?? 0n, currency) };
  const held = await lockedBalance(transaction, round);
  if (typeof held === 'string') return { kind: 'refused', code: held, details: {} };
  if (held < stake) {
    const details = { balance: toDecimal(held, currency), currency };
    return { kind: 'refused', code: 'insufficient_funds', details };
  }
  const balance = held - stake + payout;
  await writeBalance(transaction, memberId, balance);
  await writeRound(transaction, round, balance);
  return { kind: 'applied', balance: toDecimal(balance, currency) };
}

/** The balance under lock, or why there is none. */
async function lockedBalance(transaction: Transaction, round: WalletRound) {
  try {
    return await readWallet(transaction, round, 'FOR UPDATE');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'wallet_not_open' ? 'member_not_found' : error.code;
  }
}

/** Without a balance the round is barred: nothing was taken, and nothing will be. */
async function writeRound(
  transaction: Transaction,
  { externalId, memberId, stake, payout, validStake }: Omit<WalletRound, 'platformToken'>,
  balance: bigint | null,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.wallet_rounds
       (external_id, vendor_code, member_id, state, stake, payout, balance_after, valid_stake)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      externalId,
      ownVendor,
      memberId,
      balance === null ? 'barred' : 'applied',
      stake,
      payout,
      balance,
      validStake,
    ],
  );
}
