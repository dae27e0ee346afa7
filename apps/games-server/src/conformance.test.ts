import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeRoundCalls } from '@bahati/contract/games-provider/free-rounds.ts';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { callSigned } from '@bahati/server-kit/signed-caller.ts';
import { setStage, type Stage } from '@bahati/testing/conformance/provider/provider-run.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { startRecovery } from './rounds/recover-rounds.ts';
import {
  gameCode,
  injected,
  providerKey,
  runHere,
  type Running,
  startBalance,
} from './scene.testing.ts';

let database: TestDatabase;
let stage: Stage;
let running: Running;
let origin: string;

before(async () => {
  database = await createTestDatabase({ app: 'games-server' });
  stage = await setStage({
    provider: 'BAHATI',
    key: providerKey,
    gameCode,
    currency: 'KES',
    balance: startBalance,
  });
  running = await runHere({ database, platform: stage.server });
  origin = await running.app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await running.stop();
  await stage.close();
  await database.drop();
});

/** A player who spins and, like the game's client, asks for the same spin until it is decided. */
async function play(member: number, spins: number): Promise<bigint> {
  const send = injected(running);
  const launchToken = stage.launch(member);
  const opened = await send('POST', '/frame/v1/session', { launchToken }, undefined);
  const { frameToken } = opened.value as unknown as { frameToken: string };
  let won = 0n;
  for (let count = 0; count < spins; count++) {
    const body = { idempotencyKey: randomUUID(), stake: '20.00' };
    for (;;) {
      const reply = await send('POST', '/frame/v1/spin', body, frameToken);
      if (reply.status === 200) {
        const { stake, payout } = reply.value as unknown as SlotRound;
        won += (parseAmount(payout, 'KES') ?? 0n) - (parseAmount(stake, 'KES') ?? 0n);
        break;
      }
      if (reply.code === 'insufficient_funds') break;
      assert.equal(reply.code, 'retry', JSON.stringify(reply));
      await sleep(100);
    }
  }
  return won;
}

/** Rounds an operator pays for, granted before the game is opened. */
async function playFree(member: number, rounds: number): Promise<void> {
  const send = injected(running);
  const launchToken = stage.launch(member);
  const memberId = [...stage.wallet.members.keys()].at(-1) ?? '';
  const grantId = randomUUID();
  const campaignId = 'welcome';
  stage.wallet.grants.set(grantId, {
    memberId,
    gameCode,
    campaignId,
    left: rounds,
    cap: 10n ** 9n,
  });
  const options = { baseUrl: origin, sender: 'platform', key: providerKey };
  await callSigned(options, freeRoundCalls, 'POST /vendor/v1/freeRounds/grant', {
    body: {
      grantId,
      memberId,
      gameCode,
      currency: 'KES',
      rounds,
      stake: '20.00',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      campaignId,
      cap: '10000000.00',
    },
  });
  const opened = await send('POST', '/frame/v1/session', { launchToken }, undefined);
  const { frameToken } = opened.value as unknown as { frameToken: string };
  for (let count = 0; count < rounds; count++) {
    const body = { idempotencyKey: randomUUID(), stake: '20.00', grantId };
    for (;;) {
      const reply = await send('POST', '/frame/v1/spin', body, frameToken);
      if (reply.status === 200) break;
      assert.equal(reply.code, 'retry', JSON.stringify(reply));
      await sleep(100);
    }
  }
  assert.equal(stage.wallet.grants.get(grantId)?.left, 0);
}

test('the games server passes every rule the conformance suite has for providers', async () => {
  const recovery = startRecovery(running.context);
  const results = await Promise.all([1, 2, 3, 4].map((member) => play(member, 6)));
  await playFree(5, 4);
  const verdicts = await stage.judge(60_000, origin);
  await recovery.stop();
  assert.deepEqual(
    verdicts.filter(({ result }) => result !== 'passed'),
    [],
  );
  assert.equal(verdicts.length, 12);
  assert.equal(new Set(stage.dealt.values()).size, 10, 'every fault was met');
  // They were launched in this order.
  const members = [...stage.wallet.members.values()];
  for (const [index, won] of results.entries()) {
    assert.equal(members[index]?.balance, startBalance + won);
  }
});
