/** Lines of agents with contracts and days of play, planted for tests of bills. */
import { termsToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { countDays } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';

/** Puts members below their uplines as if they had registered so; each stands after its upline. */
export async function plantLine(
  owner: Database,
  members: readonly { id: bigint; upline: bigint | null; type?: number }[],
): Promise<void> {
  for (const { id, upline, type = 1 } of members) {
    await owner.query('UPDATE members SET type = $2, upline_id = $3 WHERE id = $1', [
      id,
      type,
      upline,
    ]);
  }
  await owner.query(`UPDATE team_members SET from_day = '-infinity' WHERE until_day = 'infinity'`);
}

export type Planted = { agent: bigint; upline: bigint | null; terms: Terms; from: Date };

/** A contract in force since an instant, as an accepted offer leaves it. */
export async function plantContract(
  owner: Database,
  { agent, upline, terms, from }: Planted,
): Promise<bigint> {
  const wire = JSON.stringify(termsToWire(terms, 'KES'));
  const { rows } = await owner.query<{ id: bigint }>(
    `WITH request AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by,
         staff_username, type, terms, state, decided_at)
       VALUES (gen_random_uuid(), $1, $2, $3, CASE WHEN $3::bigint IS NULL THEN 'staff' ELSE 'upline' END,
         CASE WHEN $3::bigint IS NULL THEN 'tester' END, 'terms', $4, 'accepted', now())
       RETURNING id),
     contract AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency)
       VALUES ($1, $2, $3, 'KES') RETURNING id),
     version AS (
       INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
       SELECT contract.id, 1, $4, $5, request.id FROM contract, request)
     SELECT id FROM contract`,
    [terms.kind, agent, upline, wire, from],
  );
  return rows[0]?.id ?? 0n;
}

export type Day = {
  member: bigint;
  day: string;
  turnover: bigint;
  payout?: bigint;
  deposit?: bigint;
};

/** A day of a member as counting leaves it; all of the turnover counts. */
export async function plantDays(owner: Database, days: readonly Day[]): Promise<void> {
  await owner.query(
    `INSERT INTO records_progress (last_transfer_id, time_zone) VALUES (0, 'Africa/Nairobi')
     ON CONFLICT DO NOTHING`,
  );
  await owner.query(
    `SELECT make_member_day_months(min(day), max(day)) FROM unnest($1::date[]) AS day`,
    [days.map(({ day }) => day)],
  );
  await owner.query(
    `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake,
       turnover, valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer,
       vendor_result, rebate, adjustment)
     SELECT day, member_id, 'RNG', 1, 'KES', 1, turnover, turnover, turnover, payout, 0, deposit, 0,
            0, 0, 0, 0, 0, 0
       FROM unnest($1::date[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
         AS new (day, member_id, turnover, payout, deposit)
     ON CONFLICT (member_id, day, product, vendor_id, currency) DO UPDATE
        SET turnover = excluded.turnover, valid_bet = excluded.valid_bet,
            payout = excluded.payout, deposit = excluded.deposit`,
    [
      days.map(({ day }) => day),
      days.map(({ member }) => member),
      days.map(({ turnover }) => turnover),
      days.map(({ payout = 0n }) => payout),
      days.map(({ deposit = 0n }) => deposit),
    ],
  );
  // Days that are over are folded once more.
  await owner.query('UPDATE team_progress SET last_day = NULL');
}

export type BillRow = {
  id: bigint;
  agentId: bigint;
  kind: string;
  startsAt: Date;
  own: bigint;
  state: string;
  received: bigint;
  kept: bigint;
  fromDebt: bigint;
  adjusted: bigint;
};

export async function readBillRows(owner: Database): Promise<BillRow[]> {
  const { rows } = await owner.query<BillRow>(
    `SELECT id, agent_id AS "agentId", kind, starts_at AS "startsAt", own, state, adjusted,
            from_platform + from_upline_bill + from_upline_wallet AS received,
            from_platform + from_upline_bill + from_upline_wallet - paid_from_bill AS kept,
            from_debt AS "fromDebt"
       FROM contract_bills ORDER BY starts_at, id`,
  );
  return rows;
}

/** What the operator's account of a kind holds by all transfers. */
export async function operatorSum(owner: Database, kind: string): Promise<bigint> {
  const { rows } = await owner.query<{ sum: bigint }>(
    `SELECT coalesce(sum(CASE WHEN credit_account_id = a.id THEN amount ELSE -amount END), 0)::bigint
              AS sum
       FROM accounts a JOIN transfers t ON a.id IN (t.credit_account_id, t.debit_account_id)
      WHERE a.owner_id = 0 AND a.kind = $1`,
    [kind],
  );
  return rows[0]?.sum ?? 0n;
}

/** Seals all there is and counts it. */
export async function sealAndCount({ context }: Pick<TestPlatform, 'context'>): Promise<void> {
  const { database } = context;
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  await until('all is sealed', async () => {
    await sealOnce(database, watermarks);
    const { rows } = await database.query(
      `SELECT 1 FROM transfers
        WHERE id > (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks) LIMIT 1`,
    );
    return rows.length === 0;
  });
  await countDays(context);
}
