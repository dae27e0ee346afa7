import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  injected,
  openFrame,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { countReturns } from './count-returns.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const count = (limit = 5_000, olderThanSeconds = 0) =>
  countReturns(running.context, { limit, olderThanSeconds });

async function countAll(limit?: number): Promise<void> {
  while ((await count(limit)) > 0);
}

async function ask(body: object, headers?: Record<string, string>) {
  const text = JSON.stringify(body);
  const response = await running.app.inject({
    method: 'POST',
    url: '/vendor/v1/returns',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signedHeaders('platform', providerKey, text, Date.now())),
    },
    payload: text,
  });
  return {
    status: response.statusCode,
    ...(response.json() as { code?: string; value?: unknown }),
  };
}

async function buildsAfter(afterRevision: string, limit = 500) {
  const reply = await ask({ afterRevision, limit });
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return vendorCalls['POST /vendor/v1/returns'].value.parse(reply.value).builds;
}

const told = async () =>
  (await buildsAfter('0'))
    .map((build) =>
      [build.gameCode, build.version, build.currency, build.rounds, build.stake, build.payout]
        .concat(build.stakeSquares)
        .join(' '),
    )
    .sort();

/** The same sums from the rounds themselves. */
async function summed(): Promise<string[]> {
  const { rows } = await scene.owner.query<{ line: string }>(
    `SELECT concat_ws(' ', game_code, definition_version, currency, count(*), sum(taken),
            sum(payout), sum(taken::numeric * taken)) AS line
       FROM games.rounds, LATERAL (SELECT stake + extra_stake AS taken) AS whole
      WHERE state = 'settled' GROUP BY game_code, definition_version, currency`,
  );
  return rows.map(({ line }) => line).sort();
}

/** Rounds like the one that was played, of three games in two versions and two currencies. */
async function addRounds(howMany: number): Promise<void> {
  await scene.owner.query(
    `INSERT INTO games.rounds OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(NULL::games.rounds, to_jsonb(r) || jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('games.rounds', 'id')),
        'external_id', 'r-' || md5(at || random()::text), 'member_id', last.id * 1000 + at,
        'game_code', (ARRAY['taa-za-pwani', 'studio-00005', 'gone'])[1 + at % 3],
        'idempotency_key', gen_random_uuid(), 'currency', (ARRAY['KES', 'TZS'])[1 + at % 2],
        'stake', 2000 + at, 'extra_stake', at % 4 * 50, 'payout', at * 137,
        'nonce', last.id * 1000 + at, 'definition_version', 1 + at / 6 % 2,
        'state', stands, 'refusal_code', CASE WHEN stands IN ('refused', 'voided') THEN 'x' END,
        'balance', CASE WHEN stands = 'settled' THEN '1.00' END,
        'decided_at', CASE WHEN stands <> 'settling' THEN now() END))).*
       FROM (SELECT * FROM games.rounds ORDER BY id LIMIT 1) AS r,
            (SELECT max(id) AS id FROM games.rounds) AS last, generate_series(1, $1::int) AS at,
            LATERAL (SELECT (ARRAY['settled', 'settled', 'settling', 'refused', 'voided'])
              [1 + at % 5] AS stands) AS state`,
    [howMany],
  );
}

const decide = (where: string) =>
  scene.owner.query(
    `UPDATE games.rounds SET state = 'settled', balance = '1.00', decided_at = now()
      WHERE state = 'settling' AND ${where}`,
  );

test('a round that was played is counted once it is a minute old', async () => {
  const frame = await openFrame(scene, injected(running), scene.addMember());
  assert.equal((await frame.spin('20.00')).status, 200);
  assert.equal(await count(5_000, 60), 0, 'it is too young');
  await countAll();
  const [build] = await buildsAfter('0');
  assert.deepEqual(
    [build?.gameCode, build?.version, build?.currency, build?.rounds, build?.stake],
    ['taa-za-pwani', 1, 'KES', '1', '2000'],
  );
  assert.deepEqual(build?.stated, { returnPercent: '96.30', standardDeviation: '6.59' });
  assert.deepEqual(await told(), await summed());
});

test('two processes count every settled round once, and a late one when it is decided', async () => {
  await addRounds(300);
  await Promise.all([1, 2, 3, 4].map(() => countAll(7)));
  assert.deepEqual(await told(), await summed());
  await decide('nonce % 2 = 0');
  await Promise.all([countAll(7), count(), count()]);
  assert.deepEqual(await told(), await summed());
  await decide('true');
  await Promise.all([count(), count(), count()]);
  assert.deepEqual(await told(), await summed());
  const { rows } = await scene.owner.query('SELECT * FROM games.uncounted_rounds');
  assert.deepEqual(rows, []);
});

test('a count that is cut at any moment counts nothing twice and leaves nothing out', async () => {
  await addRounds(400);
  await decide('true');
  let cuts = 0;
  let walked = 1;
  while (walked > 0) {
    const counting = count(9).catch(() => (cuts += 1));
    if (cuts < 25) {
      await scene.owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'games under test' AND datname = current_database()`,
      );
    }
    walked = await counting;
  }
  assert.ok(cuts > 0, 'some counts were cut');
  await countAll();
  assert.deepEqual(await told(), await summed());
});

test('what changed is told in pages, each change after the one before', async () => {
  const all = await buildsAfter('0');
  assert.equal(all.length, 12);
  const first = await buildsAfter('0', 5);
  assert.deepEqual(first, all.slice(0, 5));
  assert.deepEqual(await buildsAfter(first[4]?.revision ?? ''), all.slice(5));
  const newest = all.at(-1)?.revision ?? '';
  assert.deepEqual(await buildsAfter(newest), []);
  const frame = await openFrame(scene, injected(running), scene.addMember());
  assert.equal((await frame.spin('20.00')).status, 200);
  await countAll();
  assert.deepEqual(
    (await buildsAfter(newest)).map(({ gameCode, currency }) => [gameCode, currency]),
    [['taa-za-pwani', 'KES']],
  );
});

test('a build that is no longer played has nothing stated', async () => {
  const stated = new Map(
    (await buildsAfter('0')).map((build) => [`${build.gameCode} ${build.version}`, build.stated]),
  );
  assert.equal(stated.get('gone 1'), null);
  assert.equal(stated.get('taa-za-pwani 2'), null);
  assert.notEqual(stated.get('studio-00005 1'), null);
});

test('without the platform’s signature no return is told, nor more than the contract allows', async () => {
  const body = { afterRevision: '0', limit: 10 };
  const foreign = signedHeaders('platform', 'another-key-altogether', JSON.stringify(body), 1);
  for (const headers of [{}, foreign]) {
    const reply = await ask(body, headers);
    assert.deepEqual([reply.status, reply.code], [401, 'unauthenticated']);
  }
  for (const wrong of [
    { afterRevision: '-1', limit: 10 },
    { afterRevision: '0', limit: 501 },
  ]) {
    const reply = await ask(wrong);
    assert.deepEqual([reply.status, reply.code], [400, 'invalid_input']);
  }
});
