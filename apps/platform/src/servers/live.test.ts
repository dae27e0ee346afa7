/** Two processes of the platform on one database serve the same member, live messages included. */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import { blockMember } from '#domains/members/staff-view/block-member.ts';
import {
  giveMoney,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let first: TestPlatform;
let second: TestPlatform;
before(async () => {
  first = await openTestPlatform();
  second = await openTestPlatform({ sharing: first });
  for (const { app } of [first, second]) await app.player.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  await second.close();
  await first.close();
});

type Listening = {
  status: number;
  contentType: string;
  /** Waits for the next message of this kind. */
  next: <T extends LiveMessage['type']>(type: T) => Promise<Extract<LiveMessage, { type: T }>>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  heard: () => string;
  close: () => void;
};

async function listen(platform: TestPlatform, token: string): Promise<Listening> {
  const { port } = platform.app.player.server.address() as AddressInfo;
  const control = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/wps/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  let text = '';
  let read = 0;
  let wake: () => void = () => undefined;
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      wake();
    }
  })().catch(() => undefined);
  const next = async (type: string): Promise<LiveMessage> => {
    for (;;) {
      const end = text.indexOf('\n\n', read);
      if (end < 0) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const block = text.slice(read, end);
      read = end + 2;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const message = data ? (JSON.parse(data) as LiveMessage) : undefined;
      if (message?.type === type) return message;
    }
  };
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    next: next as Listening['next'],
    ended,
    heard: () => text,
    close: () => control.abort(),
  };
}

test('a stream begins with how to come back and the balance as it is', async () => {
  const member = await registerTestMember(first);
  await giveMoney(first, member.id, 5_000n);
  const stream = await listen(second, member.token);
  assert.equal(stream.status, 200);
  assert.match(stream.contentType, /^text\/event-stream/);
  const { balance } = await stream.next('balance');
  assert.equal(balance.balance, '50.00');
  assert.match(stream.heard(), /^retry: 2000\n\n/);
  stream.close();
});

test('what changes on one process is heard on the other', async () => {
  const member = await registerTestMember(first);
  const stream = await listen(second, member.token);
  await stream.next('balance');
  await giveMoney(first, member.id, 7_500n);
  const { deposit } = await stream.next('deposit');
  assert.equal(deposit.status, 'completed');
  assert.equal((await stream.next('balance')).balance.balance, '75.00');
  stream.close();
});

test('a member logged in on one process is served by the other', async () => {
  const { token } = await registerTestMember(first);
  assert.equal((await second.player('GET /wps/member/info', { token })).status, 200);
  await second.player('POST /wps/session/logout', { token, body: {} });
  assert.equal((await first.player('GET /wps/member/info', { token })).status, 401);
});

test('logging out on one process ends that session’s streams on the other', async () => {
  const member = await registerTestMember(first);
  const other = await first.player('POST /wps/session/login', {
    body: { username: member.username, password: 'ndizi-Tatu-2040', type: 'username' },
  });
  const ending = await listen(second, member.token);
  const staying = await listen(second, other.value.token);
  await ending.next('balance');
  await staying.next('balance');
  await first.player('POST /wps/session/logout', { token: member.token, body: {} });
  await ending.next('session_ended');
  await ending.ended;
  await giveMoney(first, member.id, 100n);
  assert.equal((await staying.next('balance')).balance.balance, '1.00');
  assert.doesNotMatch(staying.heard(), /session_ended/);
  staying.close();
});

test('locking ends the streams of that device on every process, and no other is opened', async () => {
  const member = await registerTestMember(first);
  await first.owner.query(
    `UPDATE credentials SET idle_lock_minutes = 5, unlock_pin_hash = 'x' WHERE member_id = $1`,
    [member.id],
  );
  const stream = await listen(second, member.token);
  await stream.next('balance');
  await first.player('POST /wps/session/lock', { token: member.token, body: {} });
  await stream.next('session_locked');
  await stream.ended;
  assert.doesNotMatch(stream.heard(), /session_ended/);
});

test('a ban ends every stream of the member on every process', async () => {
  const member = await registerTestMember(first);
  const streams = [await listen(first, member.token), await listen(second, member.token)];
  for (const stream of streams) await stream.next('balance');
  await blockMember(first.context, member.id, { staffUsername: 'zawadi', reason: 'test' });
  for (const stream of streams) {
    await stream.next('session_ended');
    await stream.ended;
  }
});

test('when the site closes or opens, everybody connected hears it on every process', async () => {
  const members = [await registerTestMember(first), await registerTestMember(first)];
  const streams = [await listen(first, members[0]!.token), await listen(second, members[1]!.token)];
  for (const stream of streams) await stream.next('balance');
  for (const [change, status] of [
    ['UPDATE brands SET status = 1', 1],
    ['UPDATE brands SET status = 0', 0],
    [`INSERT INTO brand_regions VALUES ('bahati', 'deny', '{US}', true)`, 0],
  ] as const) {
    await first.owner.query(change);
    for (const [at, platform] of [first, second].entries()) {
      await streams[at]!.next('system_changed');
      // Who asks on hearing it is told the new state, not the one remembered.
      assert.equal((await platform.player('GET /wps/system/status')).value.status, status);
    }
  }
  for (const stream of streams) stream.close();
  await first.owner.query('DELETE FROM brand_regions');
});

test('one member hears nothing of another', async () => {
  const [one, other] = [await registerTestMember(first), await registerTestMember(first)];
  const stream = await listen(second, one.token);
  await stream.next('balance');
  await giveMoney(first, other.id, 12_300n);
  await giveMoney(first, one.id, 100n);
  assert.equal((await stream.next('balance')).balance.balance, '1.00');
  assert.doesNotMatch(stream.heard(), /123\.00/);
  stream.close();
});

test('no stream without a token, and ten for one member at most', async () => {
  const nobody = await listen(first, 'm_nothing');
  assert.equal(nobody.status, 401);
  await nobody.ended;
  assert.equal(JSON.parse(nobody.heard()).code, 'unauthenticated');
  const { token } = await registerTestMember(first);
  const streams = [];
  for (let at = 0; at < 10; at += 1) {
    const stream = await listen(first, token);
    await stream.next('balance');
    streams.push(stream);
  }
  const eleventh = await listen(first, token);
  assert.equal(eleventh.status, 429);
  streams[0]!.close();
  await streams[0]!.ended;
  for (;;) {
    const again = await listen(first, token);
    again.close();
    if (again.status === 200) break;
  }
  for (const stream of streams) stream.close();
});

test('a process that cannot hear announcements ends its streams, then heals', async () => {
  const member = await registerTestMember(first);
  const stream = await listen(second, member.token);
  await stream.next('balance');
  await first.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'bahati live'`,
  );
  await stream.ended;
  let again = await listen(second, member.token);
  while (again.status !== 200) again = await listen(second, member.token);
  await again.next('balance');
  await giveMoney(first, member.id, 300n);
  assert.equal((await again.next('balance')).balance.balance, '3.00');
  again.close();
});
