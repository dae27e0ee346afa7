/**
 * A draw of `BENCH_TICKETS` tickets, unsaid 100,000, from its numbers to its end: judged by the lottery,
 * its winners paid and its group closed at a wallet that keeps every rule. The marking of tickets, by
 * which only winners are written, is divided by a bare UPDATE of the same rows on the same server: the
 * time of its writing, and the whole time of judging. The same of a draw whose tickets all win, so that
 * each is written.
 */
import { openDatabase, type Database } from '@bahati/server-kit/database.ts';
import { closeNext } from '#lottery-app/settlement/close-draw.ts';
import { judgeNext } from '#lottery-app/settlement/judge-draw.ts';
import { tellWins } from '#lottery-app/settlement/tell-wins.ts';
import { setScene, tellNumbers } from '#lottery-app/scene.testing.ts';
import { roundOf } from '#lottery-app/wallet/tell-tickets.ts';
import { report } from '#bench/report.ts';
import { startBenchServer } from '#bench/stage.ts';

const tickets = Number(process.env['BENCH_TICKETS'] ?? 100_000);
const players = 500;
const bareTries = 3;

type Scene = Awaited<ReturnType<typeof setScene>>;

export async function benchLotteryDraw(): Promise<void> {
  const server = await startBenchServer();
  const scene = await setScene();
  const database = openDatabase(scene.databaseUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
    settings: { statement_timeout: '0' },
  });
  try {
    const drawId = await scene.draw('five-digit-1m');
    await sell(scene, database, drawId);
    const { bareMs, judgedMs, writingMs } = await judge(scene, database, drawId);
    const paidMs = await timed(async () => {
      while (await tellWins(scene.context)) continue;
    });
    const closedMs = await timed(async () => {
      while (await closeNext(scene.context)) continue;
    });
    const winners = await assertEnded(database, drawId);
    const sides = { tickets, winners, bareMs, judgedMs, writingMs };
    report('lottery_marking_over_bare_update', writingMs / bareMs, sides);
    report('lottery_judging_over_bare_update', judgedMs / bareMs, {
      ...sides,
      ticketsPerSecond: (tickets * 1_000) / judgedMs,
    });
    await benchAllWin(scene, database);
    report('lottery_draw_ended_per_second', (tickets * 1_000) / (judgedMs + paidMs + closedMs), {
      tickets,
      paidMs,
      closedMs,
      secondsInAll: (judgedMs + paidMs + closedMs) / 1_000,
    });
  } finally {
    await database.end();
    await scene.close();
    await server.stop();
  }
}

/** Each of its tickets is written. */
async function benchAllWin(scene: Scene, database: Database): Promise<void> {
  const drawId = await scene.draw('five-digit-1m');
  await storeTickets(database, drawId, `'4|2'`);
  const { bareMs, judgedMs, writingMs } = await judge(scene, database, drawId);
  const sides = { tickets, winners: tickets, bareMs, judgedMs, writingMs };
  report('lottery_marking_of_all_over_bare_update', writingMs / bareMs, sides);
  report('lottery_judging_of_all_over_bare_update', judgedMs / bareMs, sides);
}

async function judge(scene: Scene, database: Database, drawId: string) {
  await database.query('VACUUM ANALYZE lottery.tickets');
  const bareMs = await bareUpdate(database, drawId);
  await tellNumbers(database, drawId, { kind: 'balls', main: [9, 9, 9, 4, 2], extra: [] });
  const judgedMs = await timed(async () => {
    while (await judgeNext(scene.context)) continue;
  });
  return { bareMs, judgedMs, writingMs: await writeAgain(database, drawId) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Every ticket has two of the last digits, one in a hundred of them the ones that come. */
async function sell({ wallet, member }: Scene, database: Database, drawId: string): Promise<void> {
  const members = [];
  for (let at = 0; at < players; at += 1) {
    members.push({ ...(await member(1_000_000_000n)), sessionToken: '' });
  }
  for (const [sessionToken, { memberId }] of wallet.sessions) {
    const own = members.find(({ id }) => id === memberId);
    if (own) own.sessionToken = sessionToken;
  }
  await database.query(
    `INSERT INTO lottery.orders (member_id, idempotency_key, lines_hash, platform_token, currency, is_play)
     SELECT id, gen_random_uuid(), '\\x00', token, 'KES', false
       FROM unnest($1::text[], $2::text[]) AS n (id, token)`,
    [members.map(({ id }) => id), members.map(({ sessionToken }) => sessionToken)],
  );
  await storeTickets(database, drawId, `(n / 10 % 10)::text || '|' || (n % 10)::text`);
  await tellWallet(wallet, database, drawId, members);
}

const lastTwo = 'five-digit.last-two.direct';

async function storeTickets(database: Database, drawId: string, selection: string): Promise<void> {
  await database.query(
    `INSERT INTO lottery.tickets (draw_id, order_id, member_id, bet_type, selection, unit, multiple,
       lines, stake, most_win, state)
     SELECT $1, o.id, o.member_id, $4, ${selection}, 100, 1, 1, 100, 5000, 'open'
       FROM generate_series(1, $2::integer) AS n
       JOIN (SELECT id, member_id, row_number() OVER (ORDER BY id) - 1 AS place
               FROM lottery.orders) o ON o.place = n::bigint * 7919 % $3
      ORDER BY n`,
    [drawId, tickets, players, lastTwo],
  );
  await database.query(
    `INSERT INTO lottery.draw_sales (draw_id, currency, bet_type, tickets, stake)
     VALUES ($1, 'KES', $2, $3::integer, $3::integer * 100::bigint)`,
    [drawId, lastTwo, tickets],
  );
  await database.query('INSERT INTO lottery.draw_members (draw_id, members) VALUES ($1, $2)', [
    drawId,
    players,
  ]);
}

async function tellWallet(
  wallet: Scene['wallet'],
  database: Database,
  drawId: string,
  members: readonly { id: string; sessionToken: string }[],
): Promise<void> {
  const tokens = new Map(members.map(({ id, sessionToken }) => [id, sessionToken]));
  const { rows } = await database.query<{ id: bigint; memberId: string }>(
    'SELECT id, member_id AS "memberId" FROM lottery.tickets ORDER BY id',
  );
  for (const { id, memberId } of rows) {
    const told = wallet.applySlip({
      kind: 'reserve',
      memberId,
      transactionId: `${roundOf(id)}-r`,
      roundId: roundOf(id),
      gameCode: 'five-digit-1m',
      currency: 'KES',
      sessionToken: tokens.get(memberId) ?? '',
      amount: '1.00',
      groupId: drawId,
      isAccepted: true,
    });
    if (!told.success) throw new Error(`A ticket was refused: ${told.code}.`);
  }
}

/** The median of writing each row anew, what it writes taken back. */
async function bareUpdate(database: Database, drawId: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < bareTries; at += 1) {
    times.push(
      await timed(() =>
        database.query(`UPDATE lottery.tickets SET refusal = $2 WHERE draw_id = $1`, [
          drawId,
          at % 2 === 0 ? 'bench' : null,
        ]),
      ),
    );
    await database.query('VACUUM lottery.tickets');
  }
  await database.query('UPDATE lottery.tickets SET refusal = NULL WHERE draw_id = $1', [drawId]);
  await database.query('VACUUM ANALYZE lottery.tickets');
  return times.toSorted((one, other) => one - other)[1] ?? 0;
}

/** What judging writes: the winners’ rows and how far the draw has come, in one statement. */
async function writeAgain(database: Database, drawId: string): Promise<number> {
  await database.query(
    `CREATE TABLE public.winners AS SELECT * FROM lottery.wins WHERE draw_id = ${drawId}`,
  );
  await database.query('DELETE FROM lottery.wins WHERE draw_id = $1', [drawId]);
  await database.query('VACUUM ANALYZE lottery.wins');
  const ms = await timed(() =>
    database.query(
      `WITH written AS (
         INSERT INTO lottery.wins SELECT * FROM public.winners RETURNING ticket_id)
       UPDATE lottery.draws SET judged_to = judged_to FROM (SELECT count(*) FROM written) w
        WHERE id = $1`,
      [drawId],
    ),
  );
  await database.query('DROP TABLE public.winners');
  return ms;
}

async function assertEnded(database: Database, drawId: string): Promise<number> {
  const { rows } = await database.query<{ state: string; winners: number; told: number }>(
    `SELECT d.state, count(*)::integer AS winners, count(w.told)::integer AS told
       FROM lottery.draws d JOIN lottery.wins w ON w.draw_id = d.id WHERE d.id = $1 GROUP BY d.id`,
    [drawId],
  );
  const [draw] = rows;
  const expected = Math.floor((tickets + 58) / 100);
  if (draw?.state !== 'settled' || draw.told !== draw.winners || draw.winners !== expected) {
    throw new Error(`The draw did not end as it should: ${JSON.stringify(draw)}.`);
  }
  return draw.winners;
}
