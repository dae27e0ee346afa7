/**
 * The table of a tournament with 100,000 members, read by members all over it while rounds are counted
 * into it, beside a trivial call of the same server that knows its member too.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { median, quantileSorted } from 'simple-statistics';
import { placeSteps } from '#platform-app/domains/rewards/tournaments/place-steps.ts';
import { report } from '#bench/report.ts';
import { openStage, type Stage } from '#bench/stage.ts';

const ranked = 100_000;
const rounds = 5;
const secondsEach = 3;
const askers = 16;

export async function benchLeaderboard(): Promise<void> {
  const stage = await openStage({ env: { RATE_LIMIT_FACTOR: '100000' } });
  try {
    const id = await plantTable(stage);
    const origin = `http://127.0.0.1:${stage.port}`;
    const trivial = `${origin}/wps/v2/wallets/balance`;
    const table = `${origin}/wps/relay/MCSFE_getMissionLeaderboard?id=${id}`;
    const rates = { trivial: [] as number[], table: [] as number[] };
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rates.trivial.push(await rate(stage, trivial, []));
      rates.table.push(await rate(stage, table, took));
    }
    took.sort((a, b) => a - b);
    report('leaderboard_over_trivial', median(rates.table) / median(rates.trivial), {
      tablesPerSecond: median(rates.table),
      trivialPerSecond: median(rates.trivial),
      p50Ms: quantileSorted(took, 0.5),
      p99Ms: quantileSorted(took, 0.99),
      ranked,
    });
    const startedAt = performance.now();
    await noteSteps(stage);
    report('leaderboard_steps_ms', performance.now() - startedAt, { ranked });
  } finally {
    await stage.close();
  }
}

const noteSteps = ({ database }: Stage) =>
  inTransaction(database, (transaction) => placeSteps(transaction, 1n));

/** The stage's members have every tenth place; the others are there for their scores alone. */
async function plantTable(stage: Stage): Promise<string> {
  const { database, members } = stage;
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO tournaments (idempotency_key, state, title, rule, currency, is_opt_in, least_stake,
       least_rounds, starts_at, ends_at, prizes, prize_places, budget, created_by)
     VALUES (gen_random_uuid(), 'open', '{"en": "A race", "sw": "Mbio"}', 'turnover', 'KES', false, 0,
       1, now() - interval '1 day', now() + interval '1 day',
       '[{"from": 1, "to": 50, "award": {"kind": "points", "points": 100}}]', 50, 0, 'bench')
     RETURNING public_id AS id`,
  );
  await database.query(
    `INSERT INTO members (id, nickname, type, currency, birthday)
     SELECT 2000000 + at, 'mchezaji' || at, 0, 'KES', '1990-01-01'
       FROM generate_series(1, $1::int) AS at`,
    [ranked],
  );
  await database.query(
    `INSERT INTO tournament_scores (tournament_id, member_id, score, rounds, reached_at, is_ranked)
     SELECT 1, CASE WHEN at % 10 = 0 THEN $2::bigint + at / 10 - 1 ELSE 2000000 + at END,
            100 + at * 7, 20, now(), true
       FROM generate_series(1, $1::int) AS at`,
    [ranked, members[0]?.id],
  );
  await noteSteps(stage);
  await database.query('VACUUM ANALYZE tournament_scores, tournament_steps, members');
  return rows[0]?.id ?? '';
}

/** Answers a second, by members in turn. */
async function rate({ members }: Stage, url: string, took: number[]): Promise<number> {
  const endsAt = performance.now() + secondsEach * 1_000;
  let asked = 0;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < endsAt) {
      asked += 1;
      const member = members[(asked * 7_919) % members.length];
      const startedAt = performance.now();
      const answer = await fetch(url, {
        headers: { authorization: `Bearer ${member?.loginToken}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
      took.push(performance.now() - startedAt);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, ask));
  return answered / secondsEach;
}
