/** Tournaments planted for tests, as staff would have opened them. */
import { randomUUID } from 'node:crypto';
import type { Prize, TournamentRule } from '@bahati/contract/mission-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { budgetOf } from './tournament-rows.ts';

export type PlantedTournament = {
  rule: TournamentRule;
  prizes?: Prize[];
  isOptIn?: boolean;
  leastStake?: bigint;
  leastRounds?: number;
  products?: string[];
  /** Seconds from now on; below 0: before. */
  starts?: number;
  ends?: number;
};

export const cashPrizes: Prize[] = [
  { from: 1, to: 1, award: { kind: 'cash', amount: '100.00' } },
  { from: 2, to: 3, award: { kind: 'cash', amount: '40.00' } },
  { from: 4, to: 5, award: { kind: 'points', points: 500 } },
];

/** Answers its row's id and its public one. */
export async function plantTournament(
  owner: Database,
  { rule, prizes = cashPrizes, ...more }: PlantedTournament,
): Promise<{ rowId: bigint; id: string }> {
  const { rows } = await owner.query<{ rowId: bigint; id: string }>(
    `INSERT INTO tournaments (idempotency_key, state, title, rule, currency, is_opt_in, least_stake,
       least_rounds, products, starts_at, ends_at, prizes, prize_places, budget, created_by)
     VALUES ($1, 'open', '{"en": "A race", "sw": "Mbio"}', $2, 'KES', $3, $4, $5, $6,
       now() + make_interval(secs => $7), now() + make_interval(secs => $8), $9, $10, $11, 'test')
     RETURNING id AS "rowId", public_id AS id`,
    [
      randomUUID(),
      rule,
      more.isOptIn ?? false,
      more.leastStake ?? 0n,
      more.leastRounds ?? 1,
      more.products ?? [],
      more.starts ?? 0,
      more.ends ?? 3_600,
      JSON.stringify(prizes),
      prizes.at(-1)?.to ?? 0,
      budgetOf(prizes, 'KES'),
    ],
  );
  if (!rows[0]) throw new Error('No tournament was planted.');
  return rows[0];
}

/** Lets it be over for so long that nothing can come any more. */
export async function endTournament(owner: Database, rowId: bigint): Promise<void> {
  await owner.query(
    `UPDATE tournaments SET starts_at = now() - interval '3 hours',
            ends_at = now() - interval '2 minutes' WHERE id = $1`,
    [rowId],
  );
}

/** Members with scores, straight into the table; the first member has the highest. */
export async function plantScores(
  owner: Database,
  { rowId, firstMember, count }: { rowId: bigint; firstMember: bigint; count: number },
): Promise<void> {
  await owner.query(
    `INSERT INTO tournament_scores (tournament_id, member_id, score, rounds, reached_at, is_ranked)
     SELECT $1, $2::bigint + at, 100 + 10 * ($3::int - at), 20, now() - interval '1 hour', true
       FROM generate_series(0, $3::int - 1) AS at`,
    [rowId, firstMember, count],
  );
}
