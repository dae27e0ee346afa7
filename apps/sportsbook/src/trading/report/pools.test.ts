import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  close,
  enter,
  makePool,
  moveAll,
  picksAll,
  tellResults,
} from '#sportsbook/jackpots/jackpots.testing.ts';
import { serveJackpots } from '#sportsbook/jackpots/serve-jackpots.ts';
import { injected, openBettor } from '#sportsbook/bets/bettor.testing.ts';
import { runHere, type Running, type Scene, setScene } from '#sportsbook/scene.testing.ts';
import { answerVoid, askVoid } from '#sportsbook/trading/jackpot-entries.ts';
import { readPools } from './pools.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  serveJackpots(running.app, running.context);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const dayMs = 86_400_000;
const window = {
  from: new Date(Date.now() - dayMs).toISOString(),
  until: new Date(Date.now() + dayMs).toISOString(),
};

test('a pool is told by its account: what came in, what it pays and what the book keeps', async () => {
  const pool = await makePool(scene, running);
  const member = await openBettor(scene, injected(running), scene.addMember());
  const homes = picksAll(13, 'home');
  const oneWrong = homes.with(0, ['away']);
  await enter(member, pool, homes.with(0, ['home', 'draw']));
  await enter(member, pool, oneWrong);
  const { id: betId } = await enter(member, pool, homes);
  const zawadi = { staffId: '1', name: 'zawadi', permissions: [] };
  const asked = await askVoid(running.context, zawadi, { betId, reason: 'Entered too late' });
  const rehema = { ...zawadi, staffId: '2', name: 'rehema' };
  await answerVoid(running.context, rehema, asked.void?.id ?? '', 'approve');
  const read = async () =>
    (await readPools(running.context, window)).pools.find(({ poolId }) => poolId === pool.id);
  const open = await read();
  assert.deepEqual(
    [open?.state, open?.stake, open?.seed, open?.prizes, open?.marginBasisPoints],
    ['open', '200.00', '100000.00', '0.00', null],
  );
  await close(scene, running, pool);
  await tellResults(
    scene,
    pool,
    Array.from({ length: 13 }, () => 'draw'),
  );
  await moveAll(running);
  const { closesAt: _, ...drawn } = (await read()) ?? {};
  assert.deepEqual(drawn, {
    poolId: pool.id,
    size: 13,
    state: 'settled',
    entries: 2,
    lines: 3,
    stake: '200.00',
    givenBack: '50.00',
    contributed: '105.00',
    seed: '100000.00',
    rolledIn: '0.00',
    rolledOut: '0.00',
    prizes: '0.00',
    holds: '100105.00',
    marginBasisPoints: 10_000,
    theoreticalBasisPoints: 3_000,
  });
  const long = { ...window, from: new Date(Date.now() - 100 * dayMs).toISOString() };
  await assert.rejects(readPools(running.context, long), { code: 'invalid_input' });
});
