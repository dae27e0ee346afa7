import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { walletCalls } from '@bahati/contract/games-provider/wallet.ts';
import { callSigned, OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import { runConformance } from './command.ts';
import { startReferenceServer } from './reference-server.ts';
import { createReferenceWallet } from './reference-wallet.ts';

const key = 'a-key-of-the-conformance-test';

const run = async (args: string[], onLine: (line: string) => void = () => undefined) => {
  const lines: string[] = [];
  const status = await runConformance(args, {}, (line) => {
    lines.push(line);
    onLine(line);
  });
  return { status, lines };
};

test('the help names every option', async () => {
  const { status, lines } = await run(['--help']);
  assert.equal(status, 0);
  for (const option of ['--url', '--key', '--launch-token', '--end-session', '--vendor-url']) {
    assert.ok(lines[0]?.includes(option), option);
  }
});

test('what cannot be understood is said in one line', async () => {
  for (const args of [
    ['--bogus'],
    ['--mode', 'bank'],
    ['--currency', 'ABC'],
    ['--p99-ms', '1.5'],
    ['--url', 'http://127.0.0.1:1'],
  ]) {
    const { status, lines } = await run(args);
    assert.deepEqual([status, lines.length], [2, 1], args.join(' '));
  }
});

test('a wallet that is not there is said so', async () => {
  const { status, lines } = await run(['--url', 'http://127.0.0.1:1', '--launch-token', 'x']);
  assert.equal(status, 1);
  assert.match(lines.at(-1) ?? '', /nobody answers at http:\/\/127\.0\.0\.1:1/);
});

test('an integrator’s wallet is judged line by line and counted', async (context) => {
  const wallet = createReferenceWallet();
  for (const id of ['kX-rich', 'Pq-second', 'Zr-poor']) {
    wallet.addMember({
      id,
      currency: 'KES',
      balance: id === 'Zr-poor' ? 100n : 9_999_999n,
      canBet: true,
    });
  }
  const server = await startReferenceServer({ wallet, provider: 'TEST', key });
  context.after(() => server.close());
  const launch = (id: string) => wallet.launch(id, 'a-game');
  const tokens = ['--launch-token', launch('kX-rich'), '--launch-token', launch('kX-rich')];
  const others = [
    '--second-launch-token',
    launch('Pq-second'),
    '--poor-launch-token',
    launch('Zr-poor'),
  ];
  const target = ['--url', server.url, '--provider', 'TEST', '--key', key, '--p99-ms', '2000'];
  const good = await run([...target, ...tokens, ...others]);
  assert.equal(good.status, 0, good.lines.join('\n'));
  assert.equal(good.lines.filter((line) => line.startsWith('pass')).length, 24);
  assert.equal(good.lines.at(-1), '24 passed, 0 failed, 9 not tried');
  wallet.apply = () => ({ success: false, code: 'game_not_found' });
  const bad = await run([...target, '--launch-token', launch('kX-rich'), '--only', 'w1,w13']);
  assert.equal(bad.status, 1);
  assert.equal(bad.lines.at(-1), '0 passed, 2 failed');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A provider of few words: plays three rounds, and asks again while nobody answers. */
async function playAt(baseUrl: string, launchToken: string): Promise<void> {
  const options = { baseUrl, sender: 'TEST', key };
  const opened = await callSigned(options, walletCalls, 'POST /provider/v1/authenticate', {
    body: { launchToken },
  });
  for (let count = 0; count < 3; count++) {
    const { memberId, gameCode, currency, sessionToken } = opened;
    const transactionId = `t-${count}`;
    const money = { stake: '1.00', payout: '0.00' };
    const named = { memberId, gameCode, currency, sessionToken };
    const body = { ...named, ...money, transactionId, roundId: transactionId };
    for (;;) {
      try {
        await callSigned(options, walletCalls, 'POST /provider/v1/betwin', { body });
        break;
      } catch (error) {
        if (!(error instanceof OutsideFault)) throw error;
      }
    }
  }
}

test('a provider that plays against our wallet is judged by what it sent', async () => {
  const port = await freePort();
  let playing: Promise<void> | undefined;
  const { status, lines } = await run(
    `--mode provider --port ${port} --provider TEST --key ${key} --members 1
     --operations 3 --game-code a-game`.split(/\s+/),
    (line) => {
      const token = /^ {2}launch token (\w+)$/.exec(line)?.[1];
      if (token) playing = playAt(`http://127.0.0.1:${port}`, token);
    },
  );
  await playing;
  assert.equal(status, 0, lines.join('\n'));
  assert.ok(lines.some((line) => line.includes('the request was lost, the reply was lost')));
  assert.equal(lines.at(-1), '10 passed, 0 failed');
});
