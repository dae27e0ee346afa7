import assert from 'node:assert/strict';
import { BoundSocket } from 'node:net';
import { after, before, test, type TestContext } from 'node:test';

import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { until } from '@bahati/testing/until.ts';
import { createRandom } from '#e2e/fixtures/random.ts';
import { createServerProcess, findFreePorts } from '#e2e/fixtures/server-process.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { createWalletClient, type Outcome, type WalletClient } from './wallet-client.ts';
import { startTraffic } from './wallet-traffic.ts';

const { stack, database } = await openStack({ parts: [] });
await addProvider(database);
const members = await addMembers(database, { count: 20, balance: 10_000_000n });

/** Two processes on the same sockets, which this test keeps open as a service manager would. */
const ports = await findFreePorts(4);
const [playerPort = 0, officePort = 0, ...metricsPorts] = ports;
const origin = `http://127.0.0.1:${playerPort}`;
const sockets = [playerPort, officePort].map(
  (port) => new BoundSocket({ host: '127.0.0.1', port }),
);
const platforms = metricsPorts.map((port) =>
  createServerProcess({
    app: 'platform',
    // The shared port does not say which of the two is ready.
    origin: `http://127.0.0.1:${port}`,
    sockets: sockets.map((socket) => socket.fd()),
    env: { ...stack.env, METRICS_PORT: String(port) },
  }),
);
after(async () => {
  await Promise.all(platforms.map((platform) => platform.stop()));
  for (const socket of sockets) socket.close();
});

/** How requests ended, and why some got no answer. */
const counted = (client: WalletClient) => {
  const counts: Record<Outcome['kind'], number> = { answered: 0, unsent: 0, lost: 0 };
  const reasons: string[] = [];
  const send: WalletClient['send'] = async (call, body) => {
    const outcome = await client.send(call, body);
    counts[outcome.kind] += 1;
    if (outcome.kind === 'lost') reasons.push(outcome.why);
    return outcome;
  };
  return { counts, reasons, client: { ...client, send } };
};

/** Whoever sends stops with the test, also where it failed. */
const play = (t: TestContext, client: WalletClient, run: string) => {
  const traffic = startTraffic({
    client,
    members,
    random: createRandom(run.length),
    workers: 6,
    run,
  });
  const stop = async (): Promise<void> => {
    await traffic.stop();
    client.close();
  };
  t.after(stop);
  return { surprises: traffic.surprises, stop };
};

before(() => Promise.all(platforms.map((platform) => platform.start())));

test('two platforms restarted in turn under load refuse no connection and lose no request', async (t) => {
  const senders = [
    counted(createWalletClient(origin, { isConnectingAnew: true })),
    counted(createWalletClient(origin)),
  ];
  const plays = senders.map(({ client }, at) => play(t, client, `rolling${at}`));
  const answered = () => senders.map(({ counts }) => counts.answered);
  const more = async (what: string): Promise<void> => {
    const before = answered();
    await until(what, () => answered().every((count, at) => count >= (before[at] ?? 0) + 50));
  };
  for (const [at, platform] of platforms.entries()) {
    await more(`traffic before platform ${at} leaves`);
    const { code } = await platform.stop();
    assert.equal(code, 0, platform.log.slice(-1_000));
    await more(`traffic without platform ${at}`);
    await platform.start();
  }
  await more('traffic after both');
  for (const each of plays) await each.stop();

  for (const { counts, reasons } of senders) {
    assert.deepEqual(
      { ...counts, reasons },
      { answered: counts.answered, unsent: 0, lost: 0, reasons: [] },
    );
  }
  for (const { surprises } of plays) assert.deepEqual(surprises, []);
  t.diagnostic(`${answered().join(' and ')} answered, each by a new connection and by kept ones`);
  await stack.verify();
});

test('one platform killed under load loses what it held, and nobody who knocks is refused', async (t) => {
  const sender = counted(createWalletClient(origin, { isConnectingAnew: true }));
  const { stop, surprises } = play(t, sender.client, 'killed');
  const more = async (what: string): Promise<void> => {
    const goal = sender.counts.answered + 50;
    await until(what, () => sender.counts.answered >= goal);
  };
  await more('traffic');
  await platforms[0]?.kill();
  await more('traffic of the other');
  await stop();
  assert.equal(sender.counts.unsent, 0);
  assert.deepEqual(surprises, []);
  await stack.verify();
});
