import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { connectLive } from '@bahati/client/live.ts';
import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';

const { stack, database } = await openStack({ parts: [] });
await addProvider(database);
const members = await addMembers(database, { count: 3, balance: 1_000_000n });
await Promise.all([stack.servers.platform.start(), stack.secondPlatform.start()]);

/** The same wallet through one process and through the other. */
const first = createWalletClient(stack.servers.platform.origin);
const second = createWalletClient(stack.secondPlatform.origin);
after(() => {
  first.close();
  second.close();
});

const memberAt = (index: number): TestMember => {
  const member = members[index];
  if (!member) throw new Error(`There is no member ${index}.`);
  return member;
};

const betwin = (member: TestMember, id: string, stake: string, payout: string) => ({
  memberId: member.playerId,
  transactionId: id,
  roundId: id,
  gameCode: testProvider.gameCode,
  currency: 'KES',
  sessionToken: member.sessionToken,
  stake,
  payout,
});

const send = async (client: WalletClient, body: object) => {
  const outcome = await client.send('betwin', body);
  assert.equal(outcome.kind, 'answered');
  if (outcome.kind !== 'answered') throw new Error('no answer');
  return outcome.answer;
};

const balanceOf = async (member: TestMember): Promise<bigint> => {
  const { rows } = await database.query<{ balance: string }>(
    `SELECT balance::text FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [member.id],
  );
  return BigInt(rows[0]?.balance ?? -1);
};

/** Collects what a member's open page would hear from one process. */
const listen = (origin: string, token: string) => {
  const heard: LiveMessage[] = [];
  let isConnected = false;
  const connection = connectLive<LiveMessage>({
    url: `${origin}/wps/live`,
    token,
    onMessage: (message) => heard.push(message),
    onStateChange: (state) => (isConnected = state === 'connected'),
  });
  const until = async (holds: () => boolean): Promise<void> => {
    for (const end = Date.now() + 30_000; !holds(); await wait(10)) {
      if (Date.now() > end) throw new Error(`Heard only ${JSON.stringify(heard)}`);
    }
  };
  return { heard, until, isConnected: () => isConnected, close: () => connection.close() };
};

test('one bet sent through two processes at once a hundred times moves money once', async () => {
  const member = memberAt(0);
  const body = betwin(member, 'storm', '10.00', '2.50');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => send(at % 2 === 0 ? first : second, body)),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const ids = new Set(answers.map(({ value }) => value['platformTransactionId']));
  assert.equal(ids.size, 1);
  assert.equal(answers.filter(({ value }) => value['isDuplicate'] === false).length, 1);
  assert.equal(await balanceOf(member), 1_000_000n - 1_000n + 250n);
});

test('two processes serve one member at once and agree on every shilling', async () => {
  const member = memberAt(1);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      send(at % 2 === 0 ? first : second, betwin(member, `both-${at}`, '3.00', '1.25')),
    ),
  );
  assert.ok(answers.every(({ success }) => success));
  assert.equal(await balanceOf(member), 1_000_000n - 60n * 175n);
});

test('a bet through one process is heard live by a page of the other', async () => {
  const member = memberAt(2);
  const page = listen(stack.secondPlatform.origin, member.loginToken);
  try {
    await page.until(() => page.heard.length > 0);
    await send(first, betwin(member, 'heard', '100.00', '0.00'));
    await page.until(() =>
      page.heard.some(
        (message) => message.type === 'balance' && message.balance.balance === '9900.00',
      ),
    );
  } finally {
    page.close();
  }
});

test('a logout through one process ends the open page of the other', async () => {
  const member = memberAt(2);
  const page = listen(stack.secondPlatform.origin, member.loginToken);
  try {
    await page.until(page.isConnected);
    const answer = await fetch(`${stack.origins.playerSite}/wps/session/logout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${member.loginToken}`,
      },
      body: '{}',
    });
    assert.equal(answer.status, 200);
    await page.until(() => page.heard.some(({ type }) => type === 'session_ended'));
  } finally {
    page.close();
  }
});

test('the books of both are whole', () => stack.verify());
