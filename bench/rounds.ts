/**
 * Whole rounds a second as frames play them: spin at the games server, commit, stake and payout
 * through the games-provider API of a real platform, answer; divided by the control on the same
 * server in the same run: control, rounds, control … Both servers share the machine with it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { median, quantileSorted } from 'simple-statistics';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import { report } from './report.ts';
import { endServer, freePort, openStage, type Stage, startServer } from './stage.ts';

const measures = 3;
const roundsAMeasure = 4_000;
/** More than there are connections, so that no player is asked for two rounds at once. */
const players = 400;
const controlSeconds = 4;

export async function benchRounds(): Promise<void> {
  const stage = await openStage({ prepare: offerLaunches });
  const games = await openGames(stage);
  try {
    await games.play(2_000);
    await stage.database.query('VACUUM ANALYZE');
    const control = [await controlRate(stage)];
    const played: number[] = [];
    const latencies: number[] = [];
    for (let measure = 0; measure < measures; measure++) {
      const { count, seconds, latenciesUs } = await games.play(roundsAMeasure);
      played.push(count / seconds);
      latencies.push(...latenciesUs);
      control.push(await controlRate(stage));
    }
    // Each run against the controls next to it: a machine's speed drifts over a minute.
    const ratios = played.map(
      (rate, at) => (2 * rate) / ((control[at] ?? 0) + (control[at + 1] ?? 0)),
    );
    const sorted = latencies.toSorted((a, b) => a - b);
    report('full_rounds_over_control', median(ratios), {
      roundsPerSecond: median(played),
      controlPerSecond: median(control),
      ratios,
      played,
      control,
      p50Us: quantileSorted(sorted, 0.5),
      p99Us: quantileSorted(sorted, 0.99),
    });
    const { breaches } = await verifyLedger(stage.database);
    if (breaches.length > 0) throw new Error(breaches.join(' '));
  } finally {
    await games.close();
    await stage.close();
  }
}

const launchTokenOf = ({ id }: Pick<TestMember, 'id'>) =>
  `l_${createHash('sha256').update(`launch${id}`).digest('base64url')}`;

/** The provider's game is one the games server knows, and the first members are about to open it. */
async function offerLaunches(database: Database): Promise<void> {
  await database.query('UPDATE games SET game_code = $1 WHERE game_code = $2', [
    taaZaPwani.id,
    testProvider.gameCode,
  ]);
  const { rows } = await database.query<{ id: bigint }>(
    'SELECT id FROM members ORDER BY id LIMIT $1',
    [players],
  );
  const hashes = rows.map((member) => createHash('sha256').update(launchTokenOf(member)).digest());
  await database.query(
    `UPDATE game_sessions SET launch_token_hash = hash, session_token_hash = NULL,
       opened_at = NULL, launch_expires_at = now() + interval '1 hour'
      FROM unnest($1::bigint[], $2::bytea[]) AS launch (id, hash) WHERE member_id = launch.id`,
    [rows.map(({ id }) => id), hashes],
  );
}

/** A games server with a database of its own, and a frame for each player. */
async function openGames(stage: Stage) {
  const database = await createTestDatabase({ app: 'games-server' });
  const port = await freePort();
  const server = await startServer('games-server', port, {
    DATABASE_URL: database.ownerUrl,
    GAMES_PORT: String(port),
    PLATFORM_URL: `http://127.0.0.1:${stage.port}`,
    PROVIDER_CODE: testProvider.code,
    PROVIDER_KEY: testProvider.key,
    RATE_LIMIT_FACTOR: '100000',
  });
  const frames: string[] = [];
  for (const member of stage.members.slice(0, players)) {
    frames.push(await openFrame(port, launchTokenOf(member)));
  }
  return {
    play(count: number) {
      const bodies = Array.from({ length: count }, () =>
        JSON.stringify({ idempotencyKey: randomUUID(), stake: '20.00' }),
      );
      const tokens = bodies.map((_, at) => frames[at % players] ?? '');
      return stage
        .load(bodies, undefined, { port, path: '/frame/v1/spin', by: { tokens } })
        .then((result) => {
          if (result.failed > 0) throw new Error(`${result.failed} of ${count} rounds failed.`);
          return result;
        });
    },
    async close() {
      await endServer(server);
      await database.drop();
    },
  };
}

async function openFrame(port: number, launchToken: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/frame/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launchToken }),
  });
  const { value, code } = (await answer.json()) as {
    value?: { frameToken: string };
    code?: string;
  };
  if (!value) throw new Error(`A frame was refused: ${code}.`);
  return value.frameToken;
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}
