/** Writes deposits, withdrawals and every transfer of a demo's past, in the order of their time. */
import type { Client } from 'pg';
import type { Books, PastDeposit, PastMember, PastWithdrawal } from './books.ts';
import { dayMs, hourMs } from './calendar.ts';
import { digitsOf, uuidOf } from './chance.ts';
import type { Taxes } from './house.ts';
import type { Market } from './markets.ts';
import { insertRows, timeOf, timeOrNull } from './rows.ts';

export async function writeMoney(
  client: Client,
  market: Market,
  books: Books,
  taxes: Taxes,
): Promise<number> {
  await writeDeposits(client, market, books.deposits, taxes);
  await writeWithdrawals(client, market, books.withdrawals, taxes);
  return writeTransfers(client, books.members);
}

async function writeDeposits(
  client: Client,
  { brand, currency }: Market,
  deposits: PastDeposit[],
  { deposit: rate }: Taxes,
): Promise<void> {
  const receipt = ({ id, doneAt }: PastDeposit) =>
    doneAt === null ? null : `S${digitsOf(`${brand} receipt ${id}`, 9).toUpperCase()}`;
  await insertRows<PastDeposit>(
    client,
    'deposits',
    {
      id: ['bigint', ({ id }) => id],
      public_id: ['uuid', ({ id }) => uuidOf(`${brand} deposit ${id}`)],
      member_id: ['bigint', ({ member }) => member.id],
      idempotency_key: ['uuid', ({ id }) => uuidOf(`${brand} deposit ${id}`)],
      method: ['text', ({ method }) => method],
      currency: ['text', () => currency],
      amount: ['bigint', ({ amount }) => amount],
      tax: ['bigint', ({ tax }) => tax],
      tax_code: ['text', ({ tax }) => (tax > 0n ? rate?.code : null)],
      tax_name: ['jsonb', ({ tax }) => (tax > 0n ? JSON.stringify(rate?.name) : null)],
      tax_bps: ['integer', ({ tax }) => (tax > 0n ? rate?.bps : null)],
      payer: ['text', ({ member }) => member.person.mobile],
      status: ['text', ({ status }) => status],
      gateway_reference: ['text', ({ id }) => `past-${brand}-${id}`],
      receipt: ['text', receipt],
      failure_reason: [
        'text',
        ({ status, member }) =>
          status === 'failed'
            ? member.person.chance.pick(['failed', 'cancelled'])
            : status === 'expired'
              ? 'expired'
              : null,
      ],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      completed_at: ['timestamptz', ({ doneAt }) => timeOrNull(doneAt)],
      asked_at: ['timestamptz', ({ at }) => timeOf(at + 1_000)],
      next_ask_at: ['timestamptz', ({ at }) => timeOf(at + 30_000)],
      ask_count: ['integer', () => 1],
      status_checked_at: ['timestamptz', ({ at }) => timeOf(at + dayMs)],
    },
    deposits,
  );
}

async function writeWithdrawals(
  client: Client,
  { brand, currency }: Market,
  withdrawals: PastWithdrawal[],
  { withdrawal: rate }: Taxes,
): Promise<void> {
  const stateOf = ({ status }: PastWithdrawal) => {
    if (status === 'requested') return 'pending';
    return status === 'paid' || status === 'confirmed' ? 'posted' : 'voided';
  };
  await insertRows<PastWithdrawal>(
    client,
    'holds',
    {
      id: ['bigint', ({ hold }) => hold.id],
      owner_id: ['bigint', ({ member }) => member.id],
      cash_account_id: ['bigint', ({ member }) => member.cash],
      held_account_id: ['bigint', ({ member }) => member.held],
      amount: ['bigint', ({ amount }) => amount],
      purpose: ['text', () => 'withdrawal'],
      state: ['text', stateOf],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      decided_at: ['timestamptz', ({ paidAt, decidedAt }) => timeOrNull(paidAt ?? decidedAt)],
    },
    withdrawals,
  );
  const risk = ({ decidedBy }: PastWithdrawal) => (decidedBy === 'system' ? 5 : 35);
  await insertRows<PastWithdrawal>(
    client,
    'withdrawals',
    {
      id: ['bigint', ({ id }) => id],
      public_id: ['uuid', ({ id }) => uuidOf(`${brand} withdrawal ${id}`)],
      member_id: ['bigint', ({ member }) => member.id],
      idempotency_key: ['uuid', ({ id }) => uuidOf(`${brand} withdrawal ${id}`)],
      method: ['text', ({ method }) => method],
      payee: ['text', ({ member }) => member.person.mobile],
      currency: ['text', () => currency],
      amount: ['bigint', ({ amount }) => amount],
      tax: ['bigint', ({ tax }) => tax],
      tax_code: ['text', ({ tax }) => (tax > 0n ? rate?.code : null)],
      tax_name: ['jsonb', ({ tax }) => (tax > 0n ? JSON.stringify(rate?.name) : null)],
      tax_rate_bps: ['integer', ({ tax }) => (tax > 0n ? rate?.bps : null)],
      hold_id: ['bigint', ({ hold }) => hold.id],
      status: ['text', ({ status }) => status],
      reason: ['text', ({ reason }) => reason],
      gateway_reference: [
        'text',
        ({ id, paidAt }) => (paidAt === null ? null : `past-${brand}-w${id}`),
      ],
      risk_score: ['integer', risk],
      decided_by: ['text', ({ decidedBy }) => decidedBy],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      due_at: ['timestamptz', ({ at }) => timeOf(at + 48 * hourMs)],
      decided_at: ['timestamptz', ({ decidedAt }) => timeOrNull(decidedAt)],
      paid_at: ['timestamptz', ({ paidAt }) => timeOrNull(paidAt)],
      auto_confirm_at: [
        'timestamptz',
        ({ paidAt }) => timeOrNull(paidAt === null ? null : paidAt + dayMs),
      ],
      confirmed_at: ['timestamptz', ({ confirmedAt }) => timeOrNull(confirmedAt)],
      status_checked_at: [
        'timestamptz',
        ({ decidedAt }) => timeOrNull(decidedAt === null ? null : decidedAt + dayMs),
      ],
    },
    withdrawals,
  );
}

type Row = { at: number; values: readonly (bigint | number | null)[] };

/** Numbered by time; answers how many there are. */
async function writeTransfers(client: Client, members: PastMember[]): Promise<number> {
  const rows = members.flatMap(rowsOf).sort((a, b) => a.at - b.at);
  const numbered = rows.map((row, at) => ({ ...row, id: BigInt(at + 1) }));
  const column = (type: string, at: number) => [type, ({ values }: Row) => values[at]] as const;
  await insertRows<(typeof numbered)[number]>(
    client,
    'transfers',
    {
      id: ['bigint', ({ id }) => id],
      debit_account_id: column('bigint', 0),
      credit_account_id: column('bigint', 1),
      amount: column('bigint', 2),
      code: column('smallint', 3),
      reference: column('bigint', 4),
      debit_balance_after: column('bigint', 5),
      credit_balance_after: column('bigint', 6),
      valid_amount: column('bigint', 7),
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
    },
    numbered,
  );
  return numbered.length;
}

/** As the wallet itself would write them. */
function rowsOf({ wallet, moves }: PastMember): Row[] {
  for (const { transfer, of } of moves) transfer.reference = of.id;
  const { transfers } = wallet.columns();
  return moves.map(({ at }, nth) => ({
    at,
    values: transfers.map((column) => column[nth] ?? null),
  }));
}
