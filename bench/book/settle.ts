/**
 * Settling the slips of one event by book and platform together: from the result in the book's tables
 * to the last answer of the platform, slips a second, divided by the control on the same server in the
 * same run. `BENCH_SLIPS` says how many; unsaid, 100,000. Beside it the bound: the same rows written bare.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { openBareRows } from '#bench/slips/bare-rows.ts';
import { reserveAndConfirm } from '#bench/slips/settle-slips.ts';
import { report } from '#bench/report.ts';
import { endServer, freePort, openStage, startServer } from '#bench/stage.ts';

const slips = Number(process.env['BENCH_SLIPS'] ?? 100_000);
const controlSeconds = 4;
/** Settled bare, on another event. */
const bareSlips = Math.min(20_000, slips);

export async function benchBookSettle(): Promise<void> {
  const stage = await openStage();
  const tables = await createTestDatabase({ app: 'sportsbook' });
  const book = openDatabase(tables.ownerUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
    settings: { statement_timeout: '0' },
  });
  const port = await freePort();
  const server = await startServer('sportsbook', port, {
    DATABASE_URL: tables.ownerUrl,
    SPORTSBOOK_PORT: String(port),
    PLATFORM_URL: `http://127.0.0.1:${stage.port}`,
    SPORTSBOOK_CODE: testProvider.code,
    SPORTSBOOK_KEY: testProvider.key,
    // No feed is heard: what there is to settle is in the tables.
    FEED_URL: `http://127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'error',
  });
  try {
    const all = Array.from({ length: slips + bareSlips }, (_, at) => ({
      member: stage.nextMember(false),
      id: referenceOf(at),
      pays: at % 3 === 0,
    }));
    const [placed, others] = [all.slice(0, slips), all.slice(slips)];
    await reserveAndConfirm(stage.port, all);
    await storeBets(book, 1, placed);
    await storeBets(book, 2, others);
    const bare = await openBareRows(
      others,
      { database: stage.database, url: stage.ownerUrl },
      { database: book, url: tables.ownerUrl },
    );
    await stage.database.query('VACUUM ANALYZE');
    await book.query('VACUUM ANALYZE');
    const control = async () => {
      const { count, seconds } = await stage.control(16, controlSeconds);
      return count / seconds;
    };
    const before = await control();
    const startedAt = performance.now();
    await tellResult(book);
    await untilSettled(book);
    const slipsPerSecond = (slips * 1_000) / (performance.now() - startedAt);
    const barePerSecond = await bare.run();
    const controlPerSecond = (before + (await control())) / 2;
    report('book_slips_settled_over_control', slipsPerSecond / controlPerSecond, {
      slips,
      slipsPerSecond,
      controlPerSecond,
    });
    report('book_slips_bare_rows_over_control', barePerSecond / controlPerSecond, {
      slips: bareSlips,
      slipsPerSecond: barePerSecond,
      controlPerSecond,
    });
  } finally {
    await endServer(server);
    await book.end();
    await tables.drop();
    await stage.close();
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** "AAAA-AABC": counted in the letters of references. */
function referenceOf(at: number): string {
  let text = '';
  for (let rest = at, place = 0; place < 8; place += 1, rest = Math.floor(rest / 32)) {
    text = (letters[rest % 32] ?? 'A') + text;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

type Placed = { member: TestMember; id: string; pays: boolean };

/** Open singles of 1.00 at 2.50 on one event, those that pay on the home side. */
async function storeBets(
  book: Database,
  eventId: number,
  placed: readonly Placed[],
): Promise<void> {
  await book.query(
    `INSERT INTO book.events (id, sport, competition_id, starts_at, state, fixture_version, fixture)
     VALUES ($1, 'football', 7, now(), 'live', 1, '{}')`,
    [eventId],
  );
  await book.query(
    `INSERT INTO book.markets (event_id, market, producer, odds_version, state, outcomes)
     VALUES ($1, '1x2:0:', 'live', 1, 'suspended', '[]')`,
    [eventId],
  );
  await book.query(
    `WITH placed AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
         AS p (reference, member, token, outcome)),
     bets AS (
       INSERT INTO book.bets (reference, member_id, idempotency_key, slip_hash, platform_token,
         game_code, currency, shape, bankers, asked_odds, leg_odds, is_each_way, acceptance, stakes,
         lines, stake, most_payout, state, told, accepted_at, steps)
       SELECT reference, member, gen_random_uuid(), '\\x00', token, $5, 'KES', '{"kind": "singles"}',
         '{}', '{2500}', '{2500}', false, 'any', '{100}', 1, 100, 250, 'open', 'open', now(), 2
         FROM placed
       RETURNING id, reference),
     history AS (
       INSERT INTO book.bet_history (bet_id, number, kind)
       SELECT id, number, kind FROM bets, (VALUES (1, 'placed'), (2, 'accepted')) AS s (number, kind))
     INSERT INTO book.bet_selections (bet_id, leg, place, event_id, market, outcome, odds,
       quoted_version, is_live)
     SELECT id, 0, 0, $6, '1x2:0:', outcome, 2500, 1, false FROM bets JOIN placed USING (reference)`,
    [
      placed.map(({ id }) => id),
      placed.map(({ member }) => member.playerId),
      placed.map(({ member }) => member.sessionToken),
      placed.map(({ pays }) => (pays ? 'home' : 'away')),
      testProvider.gameCode,
      eventId,
    ],
  );
}

/** As the intake stores it. */
async function tellResult(book: Database): Promise<void> {
  const results = ['home', 'draw', 'away'].map((outcome, at) => ({
    outcome,
    result: at === 0 ? 'won' : 'lost',
  }));
  await book.query(
    `WITH told AS (UPDATE book.markets SET results = $1, results_version = 2 WHERE event_id = 1)
     INSERT INTO book.settlement_tasks (event_id, market) VALUES (1, '1x2:0:')`,
    [JSON.stringify(results)],
  );
}

async function untilSettled(book: Database): Promise<void> {
  for (;;) {
    const { rows } = await book.query<{ isDone: boolean }>(
      `SELECT NOT EXISTS (SELECT 1 FROM book.settlement_tasks)
          AND NOT EXISTS (SELECT 1 FROM book.operations)
          AND NOT EXISTS (SELECT 1 FROM book.bets b JOIN book.bet_selections s ON s.bet_id = b.id
                         WHERE b.state = 'open' AND s.event_id = 1) AS "isDone"`,
    );
    if (rows[0]?.isDone) return;
    await wait(100);
  }
}
