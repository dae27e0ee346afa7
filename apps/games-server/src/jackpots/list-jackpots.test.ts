import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { tajiLaZanzibar } from '@bahati/game-rules/slots/flagships/taji-la-zanzibar/taji-la-zanzibar.rules.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

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

const ask = (headers: Record<string, string>) =>
  running.app.inject({
    method: 'POST',
    url: '/vendor/v1/jackpots',
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{}',
  });

test('the platform is told the rules of every pool as the game plays by them', async () => {
  const response = await ask(signedHeaders('platform', providerKey, '{}', Date.now()));
  assert.equal(response.statusCode, 200, response.body);
  const { rules } = vendorCalls['POST /vendor/v1/jackpots'].value.parse(
    response.json<{ value: unknown }>().value,
  );
  const { definition } = tajiLaZanzibar;
  const levels = definition.progressive?.levels ?? assert.fail('no jackpots');
  const own = rules.filter(({ gameCode }) => gameCode === definition.id);
  assert.equal(own.length, 3 * levels.length);
  for (const { level, contribution, seed, oneIn } of levels) {
    const told = own.find((rule) => rule.level === level && rule.currency === 'TZS');
    assert.deepEqual(
      [told?.contribution, told?.seed, told?.oneIn],
      [contribution, String(seed.TZS), String(oneIn.TZS)],
    );
  }
});

test('nobody else is told', async () => {
  assert.equal((await ask({})).statusCode, 401);
});
