import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Currency } from '@bahati/money/currencies.ts';
import { closeDue } from './draws/close-draws.ts';
import { drawDue } from './draws/draw-numbers.ts';
import { makeDraws } from './draws/make-draws.ts';
import { listDraws, readDraw } from './office/draws.ts';
import { lookAtDecision } from './office/look-at-decision.ts';
import { readReport } from './office/report.ts';
import { recordStatements, type Recorded } from './recorded.testing.ts';
import { line, setScene, tellNumbers } from './scene.testing.ts';
import { clearExpired } from './sessions/clear-expired.ts';
import type { LotterySession } from './sessions/session.ts';
import { closeNext } from './settlement/close-draw.ts';
import { judgeNext } from './settlement/judge-draw.ts';
import { tellWins } from './settlement/tell-wins.ts';
import { listResults } from './show/show-draws.ts';
import { showGame, showHall } from './show/show-game.ts';
import { listChases, listTickets, readChase } from './show/show-tickets.ts';
import { checkOrder } from './tickets/order-calls.ts';
import { placeOrder } from './tickets/place-order.ts';
import { listOpenDraws } from './vendor/open-draws.ts';
import { ticketDetail } from './vendor/ticket-rounds.ts';
import { tellDueTickets } from './wallet/tell-tickets.ts';

const scene = await setScene();
after(() => scene.close());
const { owner, database } = scene;
const { context, asked } = recordStatements(scene.context);

const lastTwo = 'five-digit.last-two.direct';
const drawId = await scene.draw('five-digit-1m');
const next = await scene.draw('five-digit-1m', 3_700);
const old = await scene.draw('five-digit-1m');
const { id: memberId } = await scene.member();

/** Of whatever may have a million rows; a schedule, caps and sources of one draw are few. */
const large = ['tickets', 'wins', 'orders', 'chases', 'draws', 'exposure', 'draw_sales']
  .concat(['draw_members', 'draw_history', 'sessions', 'play_wallets'])
  .map((name) => `lottery.${name}`);

/** As many tickets as make no table small, of members in turn, most of them in one draw. */
await owner.query(
  `INSERT INTO lottery.orders (member_id, idempotency_key, lines_hash, platform_token, currency, is_play)
   SELECT (n % 1000)::text, gen_random_uuid(), '\\x00', 't', 'KES', false FROM generate_series(1, 3000) n`,
);
await owner.query(
  `INSERT INTO lottery.tickets (draw_id, order_id, member_id, bet_type, selection, unit, multiple,
     lines, stake, most_win, state)
   SELECT CASE WHEN n % 4 = 0 THEN $2::bigint ELSE $1 END, o.id, o.member_id, $3,
          (n / 10 % 10)::text || '|' || (n % 10)::text, 100, 1, 1, 100, 5000, 'open'
     FROM generate_series(1, 20000) n JOIN lottery.orders o ON o.id = n % 3000 + 1`,
  [drawId, old, lastTwo],
);
await owner.query(
  `INSERT INTO lottery.draws (game_code, number, closes_at, draws_at, state, prize_version, numbers,
     judged_to, told)
   SELECT (ARRAY['sg-4d', 'my-4d', 'three-digit-1m', 'five-digit-5m'])[n % 4 + 1], n::text, now() - n * interval '1 hour', now() - n * interval '1 hour', 'settled', 0,
          '{}', 9223372036854775807, 'everything' FROM generate_series(1, 5000) n`,
);
await owner.query(
  `INSERT INTO lottery.draws (game_code, number, closes_at, draws_at, prize_version)
   SELECT 'five-digit-5m', 'o' || n, now() + n * interval '1 hour', now() + n * interval '1 hour', 0
     FROM generate_series(2, 1000) n`,
);
await owner.query(
  `INSERT INTO lottery.draw_sales (draw_id, currency, bet_type, tickets, stake)
   SELECT id, 'KES', $1, 1, 100 FROM lottery.draws`,
  [lastTwo],
);
await owner.query('INSERT INTO lottery.draw_members SELECT id, 1 FROM lottery.draws');
await owner.query(
  `INSERT INTO lottery.exposure SELECT $1, 'five-digit.last-two:' || n, 1 FROM generate_series(1, 5000) n`,
  [drawId],
);
await owner.query(
  `INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, tiers, told, currency)
   SELECT id, draw_id, member_id, 100, '[]', 100, 'KES' FROM lottery.tickets
    WHERE draw_id = $1 AND id % 5 = 0`,
  [drawId],
);
await owner.query(
  `INSERT INTO lottery.sessions (token_hash, platform_token, member_id, display_name, currency, language,
     can_bet, expires_at)
   SELECT decode(lpad(to_hex(n), 8, '0'), 'hex'), 't', n::text, 'x', 'KES', 'en', true,
          now() + interval '1 hour' FROM generate_series(1, 3000) n`,
);
await owner.query(
  `INSERT INTO lottery.play_wallets (member_id, currency, balance)
   SELECT n::text, 'XPL', 1 FROM generate_series(1, 3000) n`,
);
await owner.query('VACUUM ANALYZE');

const session = {
  id: 1n,
  memberId,
  currency: 'KES' as Currency,
  isPlay: false,
  canBet: true,
  platformToken: 't',
} as LotterySession;

type Scan = { node: string; condition: string };

/** Scans of large tables, and by what each finds its rows: none is read whole where an index can find them. */
async function scansOf({ text, values }: Recorded): Promise<Scan[]> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
      await client.query(`SET LOCAL enable_${way} = off`);
    }
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (VERBOSE) ${text}`,
      values,
    );
    const lines = rows.map((row) => row['QUERY PLAN'].trim());
    return lines.flatMap((node, at) => {
      const of = /Scan(?: Backward)?(?: using \w+)? on (lottery\.\w+)/.exec(node)?.[1];
      if (of === undefined || !large.includes(of)) return [];
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((other) => other.startsWith('->'));
      const own = rest.slice(0, end < 0 ? undefined : end);
      const condition = own.find((one) => /^(Index|Recheck) Cond/.test(one)) ?? '';
      return [{ node, condition }];
    });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Every statement that `work` asks finds its rows by an index, and begins where they are. */
async function assertByIndex(what: string, work: () => Promise<unknown>): Promise<void> {
  asked.length = 0;
  await work();
  const statements = [...asked];
  assert.ok(statements.length > 0, what);
  for (const statement of statements) {
    for (const { node, condition } of await scansOf(statement)) {
      assert.ok(condition !== '' || byPartialIndex(node), `${what}: ${node} in ${statement.text}`);
    }
  }
}

/** Some few rows, each of which it wants: an index that holds no others. */
const byPartialIndex = (node: string): boolean =>
  /using (tickets_to_tell|draws_at_work|draws_open|draws_refunded|orders_of_play)/.test(node);

test('what pages of members ask is found by an index', async () => {
  for (const which of ['open', 'won', 'ended', 'all'] as const) {
    await assertByIndex(`tickets, ${which}`, () =>
      listTickets(context, session, { which, pageSize: 20 }),
    );
  }
  await assertByIndex('tickets of a draw', () =>
    listTickets(context, session, { which: 'all', drawId, cursor: undefined, pageSize: 20 }),
  );
  await assertByIndex('results', () => listResults(context, 'sg-4d', { pageSize: 20 }));
  await assertByIndex('hall', () => showHall(context, undefined));
  await assertByIndex('game', () => showGame(context, 'five-digit-1m'));
  await assertByIndex('open draws', () => listOpenDraws(context));
  await assertByIndex('a ticket', () => ticketDetail(context, { roundId: 'lt-5', language: 'en' }));
});

test('an order with a chase reads its draws, its member and its keys alone', async () => {
  const lines = [
    line(drawId, lastTwo, '1|2', { chase: { multiples: [1, 2], stopsOnWin: true } }),
    line(next, lastTwo, '4|2'),
  ];
  await assertByIndex('check', () => checkOrder(context, { lines, currency: 'KES' }));
  await assertByIndex('order', () =>
    placeOrder(context, session, { idempotencyKey: randomUUID(), lines }),
  );
  await assertByIndex('chases', () => listChases(context, session, { pageSize: 20 }));
  const { rows } = await owner.query<{ id: bigint }>('SELECT max(id) AS id FROM lottery.chases');
  await assertByIndex('chase', () => readChase(context, session, String(rows[0]?.id)));
});

test('what the office asks every few seconds reads no ticket but those that wait', async () => {
  const queries = [
    { view: 'selling' },
    { view: 'late' },
    { view: 'past' },
    { view: 'past', gameCode: 'sg-4d' },
    { view: 'past', state: 'closed' },
    { view: 'past', state: 'refunded' },
  ] as const;
  for (const query of queries) {
    await assertByIndex(`draws ${JSON.stringify(query)}`, () =>
      listDraws(context, { ...query, pageSize: 20 }),
    );
  }
  await assertByIndex('one draw', () => readDraw(context, drawId));
  await assertByIndex('refund', () => lookAtDecision(context, { kind: 'refund', drawId }));
  const until = new Date().toISOString();
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString();
  for (const by of ['game', 'type', 'draw', 'day'] as const) {
    await assertByIndex(`report by ${by}`, () => readReport(context, { by, from, until }));
    assert.ok(asked.every(({ text }) => !text.includes('lottery.tickets')));
  }
});

test('what the work looks for again and again is found by an index, as are winners and their pay', async () => {
  await assertByIndex('making', () => makeDraws(context));
  await assertByIndex('closing', () => closeDue(context));
  await assertByIndex('drawing', () => drawDue(context));
  await assertByIndex('telling tickets', () => tellDueTickets(context));
  await assertByIndex('clearing', () => clearExpired(context));
  await tellNumbers(owner, old, { kind: 'balls', main: [9, 9, 9, 4, 2], extra: [] });
  await assertByIndex('judging', () => judgeNext(context));
  await assertByIndex('telling wins', () => tellWins(context));
  await owner.query('UPDATE lottery.wins SET told = payout');
  await assertByIndex('ending', () => closeNext(context));
});
