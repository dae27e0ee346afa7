import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  gameCode,
  injected,
  openFrame,
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

const tell = async (body: object, key = providerKey) => {
  const payload = JSON.stringify(body);
  const response = await running.app.inject({
    method: 'POST',
    url: '/vendor/v1/rounds/void',
    payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', key, payload, Date.now()),
    },
  });
  const { value, code } = response.json<{ value?: object; code?: string }>();
  return { status: response.statusCode, value, code };
};

const spun = async () => {
  const memberId = scene.addMember();
  const frame = await openFrame(scene, injected(running), memberId);
  const { value } = await frame.spin();
  const { roundId } = value as unknown as SlotRound;
  return { memberId, frame, roundId, told: { roundId, gameCode, memberId } };
};

const rowOf = async (roundId: string) => {
  const { rows } = await scene.owner.query(
    `SELECT state, balance, refusal_code AS code, payout FROM games.rounds WHERE external_id = $1`,
    [roundId],
  );
  return rows[0];
};

test('a paid round the operator has voided is voided here, told once or often', async () => {
  const { frame, roundId, told } = await spun();
  const { payout } = await rowOf(roundId);
  for (const _ of [1, 2]) {
    assert.deepEqual((await tell(told)).value, { isVoided: true });
    // What it had come to stays to be looked up.
    assert.deepEqual(await rowOf(roundId), {
      state: 'voided',
      balance: null,
      code: 'round_voided',
      payout,
    });
  }
  const { value } = await frame.ask('GET', '/frame/v1/rounds');
  assert.deepEqual((value as unknown as { items: object[] }).items, []);
  assert.equal((await frame.spin()).status, 200);
});

test('only the operator voids, only what is named rightly, and nothing else of a round changes', async () => {
  const { roundId, told } = await spun();
  assert.equal((await tell(told, 'another-key-of-somebody-else')).status, 401);
  const stranger = { ...told, memberId: scene.addMember() };
  assert.equal((await tell(stranger)).code, 'not_found');
  assert.equal((await tell({ ...told, gameCode: 'crash' })).code, 'not_found');
  assert.equal((await rowOf(roundId)).state, 'settled');
  await assert.rejects(
    scene.owner.query(
      `UPDATE games.rounds SET state = 'voided', balance = NULL, refusal_code = 'x', nonce = 99
        WHERE external_id = $1`,
      [roundId],
    ),
    /decided round never changes/,
  );
});

test('a round that asks the wallet just then is told of again', async () => {
  const { roundId, told } = await spun();
  await scene.owner.query('ALTER TABLE games.rounds DISABLE TRIGGER USER');
  await scene.owner.query(
    `UPDATE games.rounds SET state = 'settling', balance = NULL, decided_at = NULL,
            due_at = 'infinity' WHERE external_id = $1`,
    [roundId],
  );
  await scene.owner.query('ALTER TABLE games.rounds ENABLE TRIGGER USER');
  assert.deepEqual((await tell(told)).value, { isVoided: false });
  assert.equal((await rowOf(roundId)).state, 'settling');
});
