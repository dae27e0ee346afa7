/**
 * The platform moving money into and out of a wallet kept here. What became of a transfer is one
 * committed fact under the platform's id, refusals too: the same id is answered the same for ever.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { assertOwnVendor, ownVendor, readWallet, writeBalance } from './wallet-rows.ts';

type TransferBody = {
  vendorCode: string;
  memberId: string;
  currency: Currency;
  transferId: string;
  amount: string;
};

type Stored = {
  state: 'done' | 'refused';
  reason: string | null;
  memberId: string | null;
  currency: Currency | null;
  direction: 'in' | 'out' | null;
  amount: bigint | null;
  balanceAfter: bigint | null;
};

type Wanted = {
  transferId: string;
  memberId: string;
  currency: Currency;
  direction: 'in' | 'out';
  amount: bigint;
};

/** One at a time of an id, also of one that nobody heard of yet. */
async function lockTransfer(transaction: Transaction, transferId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `wallet transfer ${transferId}`,
  ]);
}

async function readTransfer(
  transaction: Transaction,
  transferId: string,
): Promise<Stored | undefined> {
  const { rows } = await transaction.query<Stored>(
    `SELECT state, reason, member_id AS "memberId", currency, direction, amount,
            balance_after AS "balanceAfter"
       FROM games.wallet_transfers WHERE vendor_code = $1 AND transfer_id = $2`,
    [ownVendor, transferId],
  );
  return rows[0];
}

type Verdict = { isDuplicate: boolean } & (
  | { state: 'done'; balance: bigint }
  | { state: 'refused'; reason: string }
);

/**
 * Refuses `vendor_not_found`, `transfer_conflict`, `transfer_refused`, `wallet_not_open`,
 * `currency_mismatch`, `insufficient_funds`.
 */
export async function moveMoney(
  context: Context,
  direction: 'in' | 'out',
  body: TransferBody,
): Promise<{ balance: string; isDuplicate: boolean }> {
  assertOwnVendor(body.vendorCode);
  const { transferId, currency } = body;
  const amount = parseAmount(body.amount, currency);
  if (amount === undefined || amount === 0n) throw new Refusal('invalid_input');
  const wanted = { transferId, memberId: body.memberId, currency, direction, amount };
  const verdict = await inTransaction(context.database, (transaction) =>
    findOrMove(transaction, wanted),
  );
  const { isDuplicate } = verdict;
  if (verdict.state === 'done')
    return { balance: toDecimal(verdict.balance, currency), isDuplicate };
  throw new Refusal(isDuplicate ? 'transfer_refused' : verdict.reason);
}

async function findOrMove(transaction: Transaction, wanted: Wanted): Promise<Verdict> {
  await lockTransfer(transaction, wanted.transferId);
  const known = await readTransfer(transaction, wanted.transferId);
  if (known) return repeated(known, wanted);
  let held: bigint;
  try {
    held = await readWallet(transaction, wanted, 'FOR UPDATE');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(transaction, wanted, error.code);
  }
  const balance = wanted.direction === 'in' ? held + wanted.amount : held - wanted.amount;
  if (balance < 0n) return refuse(transaction, wanted, 'insufficient_funds');
  await writeBalance(transaction, wanted.memberId, balance);
  await write(transaction, wanted, { state: 'done', balance });
  return { state: 'done', balance, isDuplicate: false };
}

function repeated(known: Stored, wanted: Wanted): Verdict {
  if (known.state === 'refused') {
    return { state: 'refused', reason: known.reason ?? '', isDuplicate: true };
  }
  const isSame =
    known.memberId === wanted.memberId &&
    known.currency === wanted.currency &&
    known.direction === wanted.direction &&
    known.amount === wanted.amount;
  if (!isSame) throw new Refusal('transfer_conflict');
  return { state: 'done', balance: known.balanceAfter ?? 0n, isDuplicate: true };
}

async function refuse(transaction: Transaction, wanted: Wanted, reason: string): Promise<Verdict> {
  await write(transaction, wanted, { state: 'refused', reason });
  return { state: 'refused', reason, isDuplicate: false };
}

async function write(
  transaction: Transaction,
  { transferId, memberId, currency, direction, amount }: Wanted,
  end: { state: 'done'; balance: bigint } | { state: 'refused'; reason: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.wallet_transfers (vendor_code, transfer_id, state, reason, member_id,
       currency, direction, amount, balance_after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ownVendor,
      transferId,
      end.state,
      end.state === 'refused' ? end.reason : null,
      memberId,
      currency,
      direction,
      amount,
      end.state === 'done' ? end.balance : null,
    ],
  );
}

type Status = { state: 'done'; balance: string } | { state: 'refused'; reason: string };

/** What became of a transfer. An id never heard of is barred from then on. Refuses `vendor_not_found`. */
export async function tellTransfer(
  context: Context,
  { vendorCode, transferId }: { vendorCode: string; transferId: string },
): Promise<Status> {
  assertOwnVendor(vendorCode);
  return inTransaction(context.database, async (transaction): Promise<Status> => {
    await lockTransfer(transaction, transferId);
    const known = await readTransfer(transaction, transferId);
    if (known?.state === 'done' && known.currency !== null) {
      return { state: 'done', balance: toDecimal(known.balanceAfter ?? 0n, known.currency) };
    }
    if (known) return { state: 'refused', reason: known.reason ?? '' };
    await transaction.query(
      `INSERT INTO games.wallet_transfers (vendor_code, transfer_id, state, reason)
       VALUES ($1, $2, 'refused', 'never_arrived')`,
      [ownVendor, transferId],
    );
    return { state: 'refused', reason: 'never_arrived' };
  });
}
