/** The rows of a made-up history, each list a table's, in the order of the columns that are written. */
import type { Database } from '@bahati/server-kit/database.ts';

type Move = [
  debit: bigint,
  credit: bigint,
  amount: bigint,
  code: number,
  reference: bigint,
  debitAfter: bigint | null,
  creditAfter: bigint | null,
  at: Date,
  valid: bigint | null,
];

export type Bulk = {
  moves: Move[];
  operations: unknown[][];
  rounds: unknown[][];
  deposits: unknown[][];
  holds: unknown[][];
  withdrawals: unknown[][];
};

/** Nothing said, a tie, half a result, or said to be whole. */
export function validOf(round: bigint, stake: bigint): bigint | null {
  return [null, 0n, stake / 2n, stake][Number(round & 3n)] ?? null;
}

/** What the ledger keeps: only what is less than the stake. */
export const lessOf = (valid: bigint | null, stake: bigint) =>
  valid !== null && valid < stake ? valid : null;

/** Columns of rows, for unnest. */
const turned = (rows: readonly unknown[][], width: number) =>
  Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));

/** Writes all of a history at once, and the balances its wallets have at its end. */
export async function writeBulk(
  owner: Database,
  bulk: Bulk,
  wallets: readonly { balance: ReadonlyMap<bigint, bigint> }[],
): Promise<void> {
  await owner.query(
    `INSERT INTO deposits (id, public_id, member_id, idempotency_key, method, currency, amount, status,
       created_at, completed_at, tax, fee, tax_code)
     OVERRIDING SYSTEM VALUE SELECT id, gen_random_uuid(), member, gen_random_uuid(), 'test-in', 'KES', amount,
            'completed', at, at, tax, fee, 'excise'
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[])
            AS i (id, member, amount, tax, fee, at)`,
    turned(bulk.deposits, 6),
  );
  await owner.query(
    `INSERT INTO holds (id, owner_id, held_account_id, cash_account_id, amount, purpose, state,
       created_at, decided_at)
     OVERRIDING SYSTEM VALUE SELECT id, owner, held, cash, amount, 'withdrawal', state, at, at
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[],
            $7::timestamptz[]) AS i (id, owner, held, cash, amount, state, at)`,
    turned(bulk.holds, 7),
  );
  await owner.query(
    `INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
       hold_id, status, created_at, decided_at, paid_at, tax, fee, tax_code, tax_name, tax_rate_bps)
     SELECT gen_random_uuid(), member, gen_random_uuid(), 'test-out', '+254712345678', 'KES', amount,
            hold, status, at, at, CASE WHEN status = 'confirmed' THEN at END, tax, fee, 'excise',
            '{"en": "Excise duty", "sw": "Ushuru"}', 500
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[],
            $7::timestamptz[]) AS i (hold, member, amount, tax, fee, status, at)`,
    turned(bulk.withdrawals, 7),
  );
  await owner.query(
    `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
       member_id, round_id, round_external_id, game_id, currency, stake, payout, created_at,
       valid_stake)
     SELECT id, provider, 0, 'x' || id, kind, state, member, round, 'r' || coalesce(round, id), game,
            'KES', stake, payout, at, valid
       FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::smallint[], $5::smallint[],
            $6::bigint[], $7::int[], $8::bigint[], $9::bigint[], $10::timestamptz[],
            $11::bigint[])
            AS i (id, provider, member, kind, state, round, game, stake, payout, at, valid)`,
    turned(bulk.operations, 11),
  );
  await owner.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at, valid_stake)
     SELECT id, provider, member, 'r' || id, game, 'KES', stake, payout,
            CASE WHEN state = 3 THEN 0 ELSE 1 END, CASE WHEN state = 2 THEN 1 ELSE 0 END, state,
            opened, settled, valid
       FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[], $5::bigint[], $6::bigint[],
            $7::smallint[], $8::timestamptz[], $9::timestamptz[], $10::bigint[])
            AS i (id, provider, member, game, stake, payout, state, opened, settled, valid)`,
    turned(bulk.rounds, 10),
  );
  await owner.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       debit_balance_after, credit_balance_after, created_at, valid_amount)
     SELECT debit, credit, amount, code, reference, debit_after, credit_after, at, valid
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[],
            $6::bigint[], $7::bigint[], $8::timestamptz[], $9::bigint[]) WITH ORDINALITY
            AS i (debit, credit, amount, code, reference, debit_after, credit_after, at, valid,
              place)
      ORDER BY place`,
    turned(bulk.moves, 9),
  );
  await writeBalances(owner, wallets);
}

async function writeBalances(
  owner: Database,
  wallets: readonly { balance: ReadonlyMap<bigint, bigint> }[],
): Promise<void> {
  const balances = wallets.flatMap(({ balance }) => [...balance]);
  await owner.query(
    `UPDATE accounts SET balance = i.balance FROM unnest($1::bigint[], $2::bigint[]) AS i (id, balance)
      WHERE accounts.id = i.id`,
    turned(balances, 2),
  );
}
