import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';

import { connectLive } from '@bahati/client/live.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { until } from '@bahati/testing/until.ts';
import { createRandom } from '#e2e/fixtures/random.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { createWalletClient, type Outcome, type WalletClient } from './wallet-client.ts';
import { startTraffic } from './wallet-traffic.ts';

const { stack, database } = await openStack({ parts: [] });
await addProvider(database);
const members = await addMembers(database, { count: 20, balance: 10_000_000n });

/** A client that counts how its requests ended. */
const countOutcomes = (client: WalletClient) => {
  const counts: Record<Outcome['kind'], number> = { answered: 0, unsent: 0, lost: 0 };
  const reasons = new Set<string>();
  const send: WalletClient['send'] = async (call, body) => {
    const outcome = await client.send(call, body);
    counts[outcome.kind] += 1;
    if (outcome.kind === 'lost') reasons.add(outcome.why);
    return outcome;
  };
  return { counts, reasons, client: { ...client, send } };
};

/**
 * Resolves once the server has begun with it; `ended` tells its status. Slow on purpose: the
 * password of a registration takes tens of milliseconds to hash.
 */
const beginToRegister = async (origin: string): Promise<{ ended: Promise<number> }> => {
  const body = JSON.stringify({
    username: `mtu${randomUUID().slice(0, 8)}`,
    password: 'ndizi-Tatu-2040',
    confirmPassword: 'ndizi-Tatu-2040',
    birthday: '1990-05-17',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
  });
  const asked = request(`${origin}/wps/member/register`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  const ended = once(asked, 'response').then(([response]: IncomingMessage[]) => {
    response?.resume();
    return response?.statusCode ?? 0;
  });
  asked.end(body);
  return { ended };
};

for (const round of [1, 2]) {
  test(`asked to leave under load, the platform finishes what it began (${round})`, async (t) => {
    const { platform } = stack.servers;
    await platform.start();
    const client = createWalletClient(platform.origin, { isLeavingWhenAsked: true });
    const counted = countOutcomes(client);
    const page = connectLive({
      url: `${platform.origin}/wps/live`,
      token: members[0]?.loginToken ?? '',
      onMessage: () => undefined,
    });
    const traffic = startTraffic({
      client: counted.client,
      members,
      random: createRandom(round),
      workers: 16,
      run: `drain${round}`,
    });
    await until('traffic', () => counted.counts.answered > 100);
    const registrations = await Promise.all(
      Array.from({ length: 4 }, () => beginToRegister(platform.origin)),
    );
    const { code, ms } = await platform.stop();
    await traffic.stop();
    page.close();
    client.close();

    const ends = await Promise.all(registrations.map(({ ended }) => ended));
    assert.deepEqual(ends, [200, 200, 200, 200]);
    assert.deepEqual([...counted.reasons], [], `${counted.counts.lost} were lost`);
    assert.deepEqual(traffic.surprises, []);
    assert.equal(traffic.journal.filter(({ told }) => told === 'no effect').length, 0);
    assert.equal(code, 0, platform.log.slice(-1_000));
    t.diagnostic(`${counted.counts.answered} answered, 0 lost, gone after ${Math.round(ms)} ms`);
    await stack.verify();
  });
}
