import assert from 'node:assert/strict';
import { type IncomingMessage, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Context } from '#lottery/context.ts';
import { line, order, setScene, startBalance } from '#lottery/scene.testing.ts';
import { createDrawSweep } from '#lottery/sessions/clear-expired.ts';
import { drawDue } from './draw-numbers.ts';
import { makeDraws } from './make-draws.ts';

const scene = await setScene();
const { owner, ask } = scene;

/** What each source says; absent: it does not answer. */
const said: Record<string, DrawNumbers | undefined> = {};
let number = '';
const sources = createServer((request: IncomingMessage, response) => {
  const [, , , source = '', gameCode = ''] = (request.url ?? '').split('/');
  const numbers = said[source];
  if (!numbers) return void response.destroy();
  const items = [{ gameCode, number, at: new Date().toISOString(), numbers }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, value: { items } }));
});
await new Promise<void>((resolve) => sources.listen(0, '127.0.0.1', resolve));
const { port } = sources.address() as AddressInfo;
const context: Context = {
  ...scene.context,
  config: { ...scene.context.config, DRAW_FEED_URL: `http://127.0.0.1:${port}` },
};
after(async () => {
  sources.closeAllConnections();
  sources.close();
  await scene.close();
});

const prizes = (first: string): DrawNumbers => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `40${at}1`);
  return {
    kind: 'prizes',
    prizes: {
      first: [first],
      second: ['2222'],
      third: ['3333'],
      starter: list(10),
      consolation: list(10),
    },
  };
};

type Draw = { state: string; numbers: DrawNumbers | null; number: string };
const drawOf = async (drawId: string): Promise<Draw | undefined> => {
  const { rows } = await owner.query<Draw>(
    'SELECT state, numbers, number FROM lottery.draws WHERE id = $1',
    [drawId],
  );
  return rows[0];
};
const historyOf = async (drawId: string): Promise<string[]> => {
  const { rows } = await owner.query<{ kind: string }>(
    'SELECT kind FROM lottery.draw_history WHERE draw_id = $1 ORDER BY id',
    [drawId],
  );
  return rows.map(({ kind }) => kind);
};
const look = async (drawId: string, of = context) => {
  await owner.query('UPDATE lottery.draws SET due_at = now() WHERE id = $1', [drawId]);
  await drawDue(of);
};
async function closedDraw(gameCode: string): Promise<string> {
  const drawId = await scene.draw(gameCode);
  number = (await drawOf(drawId))?.number ?? '';
  await scene.endSales(drawId);
  await owner.query(`UPDATE lottery.draws SET state = 'closed' WHERE id = $1`, [drawId]);
  return drawId;
}

test('two sources that agree draw an external draw; one alone, or two that differ, do not', async () => {
  const drawId = await closedDraw('sg-4d');
  said['a'] = prizes('1234');
  await look(drawId);
  said['b'] = prizes('4321');
  await look(drawId);
  assert.equal((await drawOf(drawId))?.state, 'closed');
  await owner.query(
    `UPDATE lottery.draws SET closes_at = now() - interval '1 hour', draws_at = now() - interval '1 hour'
      WHERE id = $1`,
    [drawId],
  );
  await look(drawId);
  await look(drawId);
  assert.deepEqual(await historyOf(drawId), ['late']);
  said['b'] = prizes('1234');
  await look(drawId);
  assert.deepEqual(await historyOf(drawId), ['late', 'drawn']);
  assert.deepEqual((await drawOf(drawId))?.numbers, prizes('1234'));
});

test('a house draw waits for its beacon, and goes on once it answers', async () => {
  const { id, token } = await scene.member();
  const drawId = await scene.draw('five-digit-1m');
  const everything = '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9';
  const body = order(line(drawId, 'five-digit.last-two.direct', everything));
  await ask('POST /lottery/v1/orders', { token, body });
  await scene.endSales(drawId);
  await owner.query(`UPDATE lottery.draws SET state = 'closed' WHERE id = $1`, [drawId]);
  const away = async () => Promise.reject(new Error('away'));
  await look(drawId, { ...context, beacon: { info: away, round: away } });
  await look(drawId, { ...context, beacon: { ...context.beacon, round: async () => undefined } });
  assert.equal((await drawOf(drawId))?.state, 'closed');
  await scene.work();
  assert.equal((await drawOf(drawId))?.state, 'settled');
  assert.equal(scene.balance(id), startBalance - 10_000n + 5_000n);
});

test('draws are made ahead once, by whoever makes them, and none on a holiday of the zone', async () => {
  await owner.query(
    `INSERT INTO lottery.holidays (zone, day, name)
     SELECT 'Asia/Singapore', to_char(now() + at * interval '1 day', 'YYYYMMDD'), 'test'
       FROM generate_series(0, 13) AS at`,
  );
  await Promise.all([makeDraws(context), makeDraws(context)]);
  await makeDraws(context);
  type Made = { code: string; count: number; secrets: number; first: string };
  const { rows } = await owner.query<Made>(
    `SELECT game_code AS code, count(*)::integer AS count, min(number) AS first,
            count(DISTINCT server_seed)::integer AS secrets
       FROM lottery.draws WHERE number NOT LIKE '20270101-%'
        AND closes_at > now() GROUP BY game_code`,
  );
  const made = new Map(rows.map((row) => [row.code, row]));
  assert.deepEqual(
    ['keno-1m', 'sg-4d', 'th-glo'].map((code) => made.get(code)?.count),
    [125, 8, 8],
  );
  assert.equal(made.get('keno-1m')?.secrets, 125);
  const { rows: days } = await owner.query<{ day: string }>(
    `SELECT to_char(now() + interval '13 days', 'YYYYMMDD') AS day`,
  );
  assert.ok((made.get('sg-4d')?.first ?? '') > (days[0]?.day ?? ''));
});

test('games are made although the beacon is away: those that do not need it', async () => {
  await owner.query(`DELETE FROM lottery.draws WHERE game_code IN ('th-glo', 'dice-three-1m')`);
  const away = async () => Promise.reject(new Error('away'));
  await makeDraws({ ...context, beacon: { info: away, round: away } });
  const { rows } = await owner.query<{ code: string }>(
    `SELECT DISTINCT game_code AS code FROM lottery.draws
      WHERE game_code IN ('th-glo', 'dice-three-1m')`,
  );
  assert.deepEqual(rows, [{ code: 'th-glo' }]);
});

test('old draws nobody bought are deleted in time, those with tickets stay', async () => {
  const { token } = await scene.member();
  const [bought, bare] = [await scene.draw('five-digit-3m'), await scene.draw('five-digit-3m')];
  const body = order(line(bought, 'five-digit.last-two.direct', '4|2'));
  const told = await ask('POST /lottery/v1/orders', { token, body });
  assert.equal((told.value as { bought: number }).bought, 1);
  await owner.query(
    `UPDATE lottery.draws SET closes_at = now() - interval '61 days', draws_at = now(),
            state = 'refunded', told = 'everything' WHERE id = ANY($1::bigint[])`,
    [[bought, bare]],
  );
  const sweep = createDrawSweep(context);
  assert.equal(await sweep(), true);
  assert.equal(await sweep(), false);
  assert.equal(await drawOf(bare), undefined);
  assert.equal((await drawOf(bought))?.state, 'refunded');
});
