import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  gameCode,
  hasFreeSpins,
  injected,
  openFrame,
  plantPair,
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

const path = '/vendor/v1/rounds/detail';

const send = async (text: string, headers: Record<string, string>) => {
  const response = await running.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: text,
  });
  return {
    status: response.statusCode,
    ...(response.json() as { code?: string; value?: unknown }),
  };
};

const ask = (body: object) => {
  const text = JSON.stringify(body);
  return send(text, signedHeaders('platform', providerKey, text, Date.now()));
};

const play = async () => {
  const member = scene.addMember();
  const planted = await plantPair(scene, member, hasFreeSpins);
  const frame = await openFrame(scene, injected(running), member);
  const round = (await frame.spin('100.00')).value as unknown as SlotRound;
  return { frame, round, planted };
};

for (const language of ['en', 'sw'] as const) {
  test(`a round is told in ${language}: choices, outcome, picture and proof`, async () => {
    const { round } = await play();
    const reply = await ask({ roundId: round.roundId, gameCode, language });
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const detail = providerCalls['POST /vendor/v1/rounds/detail'].value.parse(reply.value);
    assert.equal(detail.choices[0]?.label, language === 'en' ? 'Stake' : 'Dau');
    assert.equal(detail.choices[0]?.value, 'KSh 100.00');
    assert.equal(detail.choices[2]?.value, 'KSh 10.00');
    const texts = detail.outcome.map(({ value }) => value).join(' ');
    assert.match(texts, language === 'en' ? /Dhow under the moon/ : /Jahazi chini ya mwezi/);
    assert.deepEqual(detail.picture?.['base'], round.base);
    assert.deepEqual(detail.picture?.['freeSpins'], round.freeSpins);
  });
}

test('the server seed is told only after it was rotated away', async () => {
  const { frame, round, planted } = await play();
  const request = { roundId: round.roundId, gameCode, language: 'en' };
  const before = (await ask(request)).value as ProviderRoundDetail;
  assert.equal(before.fairness?.serverSeed, null);
  assert.ok(!JSON.stringify(before).includes(planted.serverSeed));
  await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'next' });
  const { fairness } = (await ask(request)).value as ProviderRoundDetail;
  assert.equal(fairness?.serverSeed, planted.serverSeed);
  const query = new URL(fairness.verifyUrl).searchParams;
  assert.equal(new URL(fairness.verifyUrl).pathname, '/verify');
  assert.deepEqual(Object.fromEntries(query), {
    game: gameCode,
    version: '1',
    serverSeedHash: round.seeds.serverSeedHash,
    clientSeed: planted.clientSeed,
    nonce: '0',
    stake: '100.00',
    currency: 'KES',
    serverSeed: planted.serverSeed,
  });
});

test('an unknown round, and one of another game, is not found', async () => {
  const { round } = await play();
  const unknown = { roundId: 'r-1', gameCode, language: 'en' };
  const ofAnother = { roundId: round.roundId, gameCode: 'chess', language: 'en' };
  for (const body of [unknown, ofAnother]) {
    const reply = await ask(body);
    assert.deepEqual([reply.status, reply.code], [404, 'not_found']);
  }
});

test('without the platform’s signature nothing is told, whatever the body', async () => {
  const { round } = await play();
  const text = JSON.stringify({ roundId: round.roundId, gameCode, language: 'en' });
  const now = Date.now();
  const right = signedHeaders('platform', providerKey, text, now);
  const cases: [string, string, Record<string, string>][] = [
    ['no signature', text, {}],
    ['another key', text, signedHeaders('platform', 'another-key-altogether', text, now)],
    ['another body', `${text} `, right],
    ['an old clock', text, signedHeaders('platform', providerKey, text, now - 301_000)],
    // Some time passes until it is sent.
    ['a clock ahead', text, signedHeaders('platform', providerKey, text, now + 330_000)],
    ['not JSON and unsigned', '{', {}],
  ];
  for (const [name, body, headers] of cases) {
    const reply = await send(body, headers);
    assert.deepEqual([reply.status, reply.code], [401, 'unauthenticated'], name);
  }
  const empty = await running.app.inject({ method: 'POST', url: path });
  assert.equal(empty.statusCode, 401);
});

test('a signed body that is not of the contract is refused as input', async () => {
  const broken = await send('{', signedHeaders('platform', providerKey, '{', Date.now()));
  assert.deepEqual([broken.status, broken.code], [400, 'invalid_input']);
  const foreign = await ask({ roundId: 'r-1', gameCode, language: 'fr' });
  assert.deepEqual([foreign.status, foreign.code], [400, 'invalid_input']);
});
