/**
 * Real-time salaries: every five minutes each bet that was settled since the last run pays the agents
 * above the bettor the difference of their rates. A bet belongs to the run of its five minutes, or to a
 * later one that found it sealed, never to an earlier one that runs late. All is one transaction with
 * the place it came to, and its key (agent, bet) lets it pay nobody twice.
 */
import type { SettledBet } from '@bahati/agency-rules/bills/real-time-salary.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { isSettledStill, settlingCodes, summingSettings } from '#domains/agency/teams/teams.ts';
import { agentTypes } from '#domains/members/members.ts';
import { type ContractOfRun, readContractsOfRun } from './contracts-of-run.ts';
import { correctedDays, linesOf } from './corrections.ts';
import { type NewBill, writeBills } from './issue-bills.ts';
import type { Run } from './run.ts';

/** As many contracts as one run can have; a brand with more needs another way. */
const mostContracts = 100_000;

export async function issueRealTimeBills({ database, config }: Context, run: Run): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query(summingSettings);
    const { rows } = await transaction.query<{ after: bigint; state: Run['state'] }>(
      `SELECT last_transfer_id AS after, state FROM real_time_progress, settlement_runs
        WHERE settlement_runs.id = $1 FOR UPDATE`,
      [run.id],
    );
    const [progress] = rows;
    if (progress?.state !== 'issuing') return;
    const contracts = await readContractsOfRun(transaction, run, 0n, mostContracts);
    const upTo = await readSealed(transaction, run, progress.after);
    if (contracts.length > 0) {
      const before = await readTurnoverBefore(transaction, run, contracts);
      await keepShares(transaction, run, contracts, { after: progress.after, upTo, before });
      await writeRealTimeBills(transaction, { brand: config.BRAND, run, contracts, before });
    }
    await transaction.query('UPDATE real_time_progress SET last_transfer_id = $1', [upTo]);
    await transaction.query(
      `UPDATE settlement_runs SET state = 'paying', last_contract_id = $2 WHERE id = $1`,
      [run.id, contracts.at(-1)?.id ?? 0n],
    );
  });
}

/** The last sealed transfer before the first one after the end of a run. */
async function readSealed(transaction: Transaction, run: Run, after: bigint): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT greatest($1::bigint, least(
              (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks),
              (SELECT id - 1 FROM transfers
                WHERE id > greatest($1::bigint, first_transfer_id_from(
                        $2::timestamptz - interval '1 minute') - 1) AND created_at >= $2
                ORDER BY id LIMIT 1)))::bigint AS id`,
    [after, run.endsAt],
  );
  return rows[0]?.id ?? after;
}

/** What agents' teams turned over on the day before this run, of agents with a brake. */
type Before = ReadonlyMap<bigint, bigint>;

async function readTurnoverBefore(
  transaction: Transaction,
  run: Run,
  contracts: readonly ContractOfRun[],
): Promise<Before> {
  const braked = contracts.flatMap(({ agentId, terms }) =>
    terms.kind === 'real_time_salary' && terms.dailyTurnoverBrake !== null ? [agentId] : [],
  );
  if (braked.length === 0) return new Map();
  const { rows } = await transaction.query<{ agentId: bigint; turnover: bigint }>(
    `SELECT agent_id AS "agentId", sum(counted_stake)::bigint AS turnover
       FROM settlement_runs JOIN real_time_shares ON run_id = settlement_runs.id
      WHERE kind = 'real_time_salary' AND starts_at < $1
        AND starts_at >= $2::date::timestamp AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1)
        AND agent_id = ANY($3::bigint[])
      GROUP BY agent_id`,
    [run.startsAt, run.firstDay, braked],
  );
  return new Map(rows.map(({ agentId, turnover }) => [agentId, turnover]));
}

/**
 * Shares of this run, without their bills yet. Of agents with a brake stakes count in order until the
 * day's turnover reaches it; for them bets that pay nothing are kept too, since they count.
 */
async function keepShares(
  transaction: Transaction,
  run: Run,
  contracts: readonly ContractOfRun[],
  { after, upTo, before }: { after: bigint; upTo: bigint; before: Before },
): Promise<void> {
  const rates = contracts.flatMap(({ agentId, terms }) =>
    terms.kind === 'real_time_salary'
      ? [{ agentId, rate: terms.rateBps, brake: terms.dailyTurnoverBrake }]
      : [],
  );
  await transaction.query(
    `WITH rates AS MATERIALIZED (
       SELECT * FROM unnest($3::bigint[], $4::integer[], $5::bigint[], $8::bigint[])
         AS rates (agent_id, rate, brake, turnover_before)),
     firsts AS (
       SELECT c.agent_id, min(v.effective_from) AS since
         FROM agency_contracts c JOIN contract_versions v ON v.contract_id = c.id
        WHERE c.kind = 'real_time_salary' AND (c.ended_from IS NULL OR c.ended_from > $6)
        GROUP BY c.agent_id),
     bets AS MATERIALIZED (
       SELECT t.id, t.created_at, coalesce(t.valid_amount, t.amount) AS stake, p.member_id, p.currency,
              (t.created_at AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1))::date AS day
         FROM transfers t JOIN provider_transactions p ON p.id = t.reference
         JOIN rounds r ON r.id = p.round_id AND ${isSettledStill}
        WHERE t.id > greatest($1::bigint, first_transfer_id_from(
                (SELECT min(since) FROM firsts) - interval '1 minute') - 1)
          AND t.id <= $2 AND t.code IN (${settlingCodes})
          AND coalesce(t.valid_amount, t.amount) > 0),
     lines AS (
       SELECT bets.id, bets.member_id, stake, rates.*,
              rate - coalesce(lag(rate) OVER (PARTITION BY bets.id ORDER BY line.depth), 0) AS difference
         FROM bets JOIN LATERAL (
           SELECT agent_id, depth FROM team_members
            WHERE team_members.member_id = bets.member_id AND from_day <= day AND until_day > day
           UNION ALL
           SELECT id, 0 FROM members WHERE id = bets.member_id AND type = ANY($7::smallint[])) line
           ON true
         JOIN rates ON rates.agent_id = line.agent_id
         JOIN firsts ON firsts.agent_id = line.agent_id AND firsts.since <= bets.created_at
         JOIN members ON members.id = line.agent_id AND members.currency = bets.currency),
     counted AS (
       SELECT lines.*, CASE WHEN brake IS NULL THEN stake ELSE greatest(0, least(stake,
                brake - turnover_before - (sum(stake) OVER (
                  PARTITION BY agent_id ORDER BY id) - stake))) END AS counted_stake
         FROM lines)
     INSERT INTO real_time_shares (agent_id, transfer_id, run_id, member_id, counted_stake,
       difference_bps)
     SELECT agent_id, id, $9, member_id, counted_stake, greatest(difference, 0)
       FROM counted WHERE counted_stake > 0 AND (difference > 0 OR brake IS NOT NULL)
     ON CONFLICT (agent_id, transfer_id) DO NOTHING`,
    [
      after,
      upTo,
      rates.map(({ agentId }) => agentId),
      rates.map(({ rate }) => rate),
      rates.map(({ brake }) => brake),
      run.startsAt,
      agentTypes,
      rates.map(({ agentId, brake }) => (brake === null ? 0n : (before.get(agentId) ?? 0n))),
      run.id,
    ],
  );
}

type Sums = { agentId: bigint; differenceBps: number; stake: bigint };

type Writing = {
  brand: string;
  run: Run;
  contracts: readonly ContractOfRun[];
  before: Before;
};

async function writeRealTimeBills(
  transaction: Transaction,
  { brand, run, contracts, before }: Writing,
): Promise<void> {
  const { rows } = await transaction.query<Sums>(
    `SELECT agent_id AS "agentId", difference_bps AS "differenceBps",
            sum(counted_stake)::bigint AS stake
       FROM real_time_shares WHERE run_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [run.id],
  );
  const sums = Map.groupBy(rows, ({ agentId }) => agentId);
  const voided = await readVoided(transaction, run);
  const bills = contracts.flatMap((contract): NewBill[] => {
    const own = sums.get(contract.agentId) ?? [];
    const lines = voided.get(contract.agentId) ?? [];
    if (own.length === 0 && lines.every(({ cause }) => cause === 'carried')) return [];
    return [{ contract, lines, snapshot: snapshotOf(contract, own, lines, before) }];
  });
  const rules = await readAgencyRules(transaction, brand, run.firstDay);
  for (const [currency, some] of Map.groupBy(bills, ({ contract }) => contract.currency)) {
    await writeBills(transaction, run, some, { currency, rules });
  }
}

/** Bets summed by what they pay; their stakes are what the brake left. */
function snapshotOf(
  { terms, agentId }: ContractOfRun,
  sums: readonly Sums[],
  lines: NewBill['lines'],
  before: Before,
): NewBill['snapshot'] {
  if (terms.kind !== 'real_time_salary') throw new Error(`${agentId} has no real-time salary.`);
  const bets: SettledBet[] = sums.map(({ differenceBps, stake }) => ({
    bet: String(terms.rateBps - differenceBps),
    stake,
    nextRateBps: terms.rateBps - differenceBps,
  }));
  const adjustmentLines = linesOf(lines);
  // Stakes are counted up to the brake already, so that it takes nothing off them again.
  const turnoverBefore = before.get(agentId) ?? 0n;
  return { kind: terms.kind, terms, figures: { turnoverBefore, bets, adjustmentLines } };
}

/** Lines for earlier bills with a bet that was voided since, and what the last bill could not bear. */
async function readVoided(
  transaction: Transaction,
  run: Run,
): Promise<Map<bigint, NewBill['lines']>> {
  const { rows } = await transaction.query<NewBill['lines'][number] & { agentId: bigint }>(
    `WITH touched AS (
       SELECT DISTINCT shares.run_id, shares.agent_id
         FROM late_changes l
         JOIN provider_transactions p ON p.id = l.round_id OR p.round_id = l.round_id AND p.round_id <> p.id
         JOIN transfers t ON t.reference = p.id
              AND t.code IN (${settlingCodes})
         JOIN real_time_shares shares ON shares.transfer_id = t.id
        WHERE l.turnover > 0 AND l.on_day >= $1::date - ${correctedDays}),
     corrected AS (
       SELECT b.id, b.agent_id, b.public_id, b.earned,
              (SELECT coalesce(sum(shares.counted_stake * shares.difference_bps), 0)
                 FROM real_time_shares shares JOIN transfers t ON t.id = shares.transfer_id
                 JOIN provider_transactions p ON p.id = t.reference
                 JOIN rounds r ON r.id = p.round_id
                WHERE shares.run_id = b.run_id AND shares.agent_id = b.agent_id
                  AND ${isSettledStill})
                AS exact,
              coalesce((SELECT sum(amount) FROM bill_adjustments
                         WHERE corrected_bill_id = b.id AND cause <> 'carried'), 0) AS adjusted
         FROM touched JOIN contract_bills b
              ON b.run_id = touched.run_id AND b.agent_id = touched.agent_id
        WHERE b.run_id <> $2),
     lasts AS (
       SELECT DISTINCT ON (agent_id) id, agent_id, public_id, carried_adjustment
         FROM contract_bills WHERE kind = 'real_time_salary' AND run_id <> $2
          AND first_day >= $1::date - ${correctedDays}
        ORDER BY agent_id, starts_at DESC)
     SELECT agent_id AS "agentId", 'bet_voided' AS cause, public_id AS reference, id AS "billId",
            (trunc(exact / 10000) - earned - adjusted)::bigint AS amount
       FROM corrected WHERE trunc(exact / 10000) <> earned + adjusted
     UNION ALL
     SELECT agent_id, 'carried', public_id, id, carried_adjustment
       FROM lasts WHERE carried_adjustment < 0`,
    [run.firstDay, run.id],
  );
  const lines = rows.map(({ agentId, ...line }) => ({ agentId, line }));
  return new Map(
    [...Map.groupBy(lines, ({ agentId }) => agentId)].map(([agentId, own]) => [
      agentId,
      own.map(({ line }) => line),
    ]),
  );
}
