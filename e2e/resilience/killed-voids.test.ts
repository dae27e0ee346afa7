/** A void of a paid round whose platform is killed at each state: done once or not at all. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { PoolClient } from 'pg';

import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { post, postSigned } from '#e2e/fixtures/calls.ts';
import { plantStaffSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

/** The provider's end: tells who knocked, and answers only while it wants to. */
const openVendor = async () => {
  const heard: string[] = [];
  const mood = { isSilent: false };
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (request.url !== '/vendor/v1/rounds/void') return reply.writeHead(404).end();
      heard.push((JSON.parse(body) as { roundId: string }).roundId);
      if (mood.isSilent) return undefined;
      reply.writeHead(200, { 'content-type': 'application/json' });
      return reply.end(JSON.stringify({ success: true, value: { isVoided: true } }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, mood, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const balance = 100_000n;
const vendor = await openVendor();
const { stack, database } = await openStack({ parts: [] });
after(vendor.close);
await addProvider(database, { url: vendor.url });
const players = await addMembers(database, { count: 5, balance });
await stack.servers.platform.start();
const tokens = {
  zawadi: await plantStaffSession(stack, 'zawadi'),
  rehema: await plantStaffSession(stack, 'rehema'),
};

const asStaff = (who: keyof typeof tokens, path: string, body: object) =>
  post(`${stack.origins.backOffice}${path}`, body, tokens[who]);

const asProvider = (call: string, body: object) =>
  postSigned(`${stack.origins.playerSite}/provider/v1/${call}`, body, testProvider);

/** A round that cost 20 and paid 90. */
const playRound = async (player: TestMember | undefined, roundId: string): Promise<string> => {
  assert.ok(player);
  const { memberId, sessionToken } = { ...player, memberId: player.playerId };
  const named = { memberId, roundId, gameCode: testProvider.gameCode, currency: 'KES' };
  const amounts = { stake: '20.00', payout: '90.00' };
  const whole = { ...named, ...amounts, transactionId: roundId, sessionToken };
  const { value } = await asProvider('betwin', whole);
  return value['platformTransactionId'] ?? '';
};

const ask = async (id: string): Promise<string> => {
  const reason = 'Its provider drew it wrongly';
  const asked = await asStaff('zawadi', `/bo/rounds/${id}/void`, { reason });
  assert.equal(asked.code, undefined);
  return wishOf(id);
};

const wishOf = async (id: string): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT public_id AS id FROM change_requests WHERE subject = $1 AND state = 'requested'`,
    [`round:${id}`],
  );
  assert.equal(rows.length, 1);
  return rows[0]?.id ?? '';
};

const approve = (wish: string) => asStaff('rehema', `/bo/approvals/${wish}/approve`, {});

const again = async (): Promise<void> => {
  await stack.servers.platform.kill();
  await stack.servers.platform.start();
};

/** How everything about a round stands. */
const standing = async (player: TestMember | undefined, id: string) => {
  const read = async (text: string, values: unknown[]) => (await database.query(text, values)).rows;
  const [cash] = await read(
    `SELECT balance::text FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [player?.id],
  );
  const [round] = await read('SELECT state FROM rounds WHERE id = $1', [id]);
  const codes = await read(
    'SELECT code FROM transfers WHERE reference = $1 AND code IN (7, 8) ORDER BY id',
    [id],
  );
  const inbox = await read('SELECT 1 FROM inbox_messages WHERE member_id = $1', [player?.id]);
  return {
    cash: cash.balance,
    state: round.state,
    codes: codes.map(({ code }) => code),
    messages: inbox.length,
  };
};
const asPaid = { cash: String(balance + 7_000n), state: 2, codes: [], messages: 0 };
const asVoided = { cash: String(balance), state: 3, codes: [7, 8], messages: 1 };

const isTold = async (id: string): Promise<boolean> => {
  const { rows } = await database.query(
    'SELECT 1 FROM round_voids WHERE round_id = $1 AND told_at IS NOT NULL',
    [id],
  );
  return rows.length > 0;
};

/** Kills the platform while the second word waits for what this holds. */
const killWhileApproving = async (
  wish: string,
  hold: (client: PoolClient) => Promise<unknown>,
): Promise<void> => {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await hold(client);
    const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const cut = approve(wish).then(
      () => 'answered',
      () => 'cut',
    );
    await until('the platform waits for what is held', async () => {
      const { rows } = await database.query(
        `SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND $1 = ANY(pg_blocking_pids(pid))`,
        [own[0]?.pid],
      );
      return rows.length > 0;
    });
    await stack.servers.platform.kill();
    assert.equal(await cut, 'cut');
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
};

/** Nothing of what was cut off stands; the same word is given anew and does it once. */
const finish = async (player: TestMember | undefined, id: string): Promise<void> => {
  assert.deepEqual(await standing(player, id), asPaid);
  const done = await approve(await wishOf(id));
  assert.deepEqual([done.code, done.value['state']], [undefined, 'applied']);
  assert.deepEqual(await standing(player, id), asVoided);
  assert.equal((await approve(done.value['id'] ?? '')).code, 'already_decided');
  await until('the provider is told', () => isTold(id));
};

/**
 * The job that was cut off is not waited for: whatever is not told is looked for each minute. The
 * long tier waits for that minute.
 */
const bringItsMinute = async (id: string): Promise<void> => {
  if (!isLongTier) {
    await database.query(
      `UPDATE round_voids SET voided_at = voided_at - interval '1 minute' WHERE round_id = $1`,
      [id],
    );
    await database.query(`SELECT graphile_worker.add_job('gaming.tell_providers_of_voids')`);
  }
  await until('the provider has been told', () => isTold(id), 150_000);
};

test('killed once it is asked for, the wish waits and is done by the second word', async () => {
  const [player] = players;
  const id = await playRound(player, 'k-asked');
  await ask(id);
  await again();
  await finish(player, id);
});

test('killed as it is approved, before anything is read under the lock, nothing is done', async () => {
  const [, player] = players;
  const id = await playRound(player, 'k-approved');
  await killWhileApproving(await ask(id), (client) =>
    client.query('SELECT 1 FROM accounts WHERE owner_id = $1 FOR UPDATE', [player?.id]),
  );
  await stack.servers.platform.start();
  await finish(player, id);
});

test('killed between the wallet’s part and its end, neither stake nor win has moved', async () => {
  const [, , player] = players;
  const id = await playRound(player, 'k-during');
  await killWhileApproving(await ask(id), (client) =>
    client.query('LOCK TABLE inbox_messages IN EXCLUSIVE MODE'),
  );
  await stack.servers.platform.start();
  await finish(player, id);
  await stack.verify();
});

test('killed after it stands and before its provider has answered, it is told until it has', async () => {
  const [, , , player] = players;
  const id = await playRound(player, 'k-untold');
  const wish = await ask(id);
  const count = () => vendor.heard.filter((roundId) => roundId === 'k-untold').length;
  vendor.mood.isSilent = true;
  assert.equal((await approve(wish)).value['state'], 'applied');
  await until('the provider hears of it', async () => count() === 1);
  await stack.servers.platform.kill();
  assert.deepEqual([await standing(player, id), await isTold(id)], [asVoided, false]);
  vendor.mood.isSilent = false;
  await stack.servers.platform.start();
  await bringItsMinute(id);
  await until('the provider to be told', () => isTold(id));
  assert.ok(count() >= 2);
  assert.deepEqual(await standing(player, id), asVoided);
  const late = { memberId: player?.playerId, roundId: 'k-untold', currency: 'KES' };
  const win = { ...late, gameCode: testProvider.gameCode, transactionId: 'k-late' };
  const refused = await asProvider('win', { ...win, amount: '90.00', roundClosed: true });
  assert.equal(refused.code, 'bet_rolled_back');
  await stack.verify();
});
