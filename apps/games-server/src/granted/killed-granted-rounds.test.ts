import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import {
  callsOf,
  isWin,
  openFrame,
  over,
  plantPair,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  createVictim,
  holdPlayer,
  holdRounds,
  type Stop,
  type Victim,
} from '#games-server/victim.testing.ts';
import { addToWallet, asPlatform, grantBody, spinFree } from './granted.testing.ts';

let scene: Scene;
let victim: Victim;
let tell: ReturnType<typeof asPlatform>;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene);
  await victim.start();
  tell = asPlatform(async (path, body, headers) => {
    const asked = { 'content-type': 'application/json', ...headers };
    const response = await fetch(victim.origin + path, { method: 'POST', headers: asked, body });
    return { status: response.status, ...((await response.json()) as object) };
  });
});
after(async () => {
  await victim.kill();
  await scene.close();
});

const points: ((memberId: string) => Stop)[] = [
  (memberId) => victim.stopAtLock(holdPlayer(memberId)),
  (memberId) => victim.stopAt({ name: 'promo_win', memberId }, 'received', 'lose'),
  (memberId) => victim.stopAt({ name: 'promo_win', memberId }, 'received', 'go'),
  (memberId) => victim.stopAt({ name: 'promo_win', memberId }, 'applied', 'lose'),
  (memberId) => victim.stopAfterReply({ name: 'promo_win', memberId }, holdRounds(memberId)),
];

test('killed before, while and after it is reported, a free round is played and paid once', async () => {
  const players = [];
  for (const stop of points) {
    const member = scene.addMember();
    const { outcome } = await plantPair(scene, member, isWin);
    const grant = grantBody(member);
    addToWallet(scene, grant);
    assert.equal((await tell('grant', grant)).status, 200);
    const frame = await openFrame(scene, over(victim.origin), member);
    players.push({ member, outcome, grant, frame, stop, key: randomUUID() });
  }
  await victim.dieAmong(
    players.map(({ stop, member, frame, grant, key }) => ({
      stop: () => stop(member),
      send: () => spinFree(frame, grant, key),
    })),
  );
  await scene.owner.query('UPDATE games.rounds SET due_at = now() WHERE decided_at IS NULL');
  await victim.start();
  for (const { member, outcome, grant, frame, key } of players) {
    const reply = await spinFree(frame, grant, key);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    const round = reply.value as unknown as SlotRound;
    assert.deepEqual(round.base.stops, outcome.base.stops);
    assert.equal(round.freeRound?.number, 1);
    const paid = toAmount(taaZaPwani, outcome.pay, 2_000n);
    assert.equal(scene.wallet.members.get(member)?.balance, startBalance + paid);
    assert.equal(scene.wallet.grants.get(grant.grantId)?.left, 1);
    const bodies = callsOf(scene, member, 'promo_win').map(({ body }) => JSON.stringify(body));
    assert.equal(new Set(bodies).size, 1, 'every try was the same');
    const { value } = await tell('state', { grantId: grant.grantId });
    assert.equal(value?.['begun'], 1);
  }
});
