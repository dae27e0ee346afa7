import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { isLoggedIn, logInAs } from '#domains/identity/passwords/security.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';

type Item = { id: string; name: string; isThisDevice: boolean; signedInAt: string };

const list = async (token: string): Promise<Item[]> =>
  (await platform.player('GET /wps/member/sessions', { token })).value.items;

const end = (token: string, id: string) =>
  platform.player(`DELETE /wps/member/sessions/${id}`, { token });

test('the own devices are listed, the latest first, this one marked, ended ones not', async () => {
  const { token, username } = await registerTestMember(platform);
  const phone = (await logInAs(platform, username, undefined, android)).value.token;
  const gone = (await logInAs(platform, username)).value.token;
  await platform.player('POST /wps/session/logout', { token: gone, body: {} });
  await registerTestMember(platform);
  const devices = await list(phone);
  assert.deepEqual(
    devices.map(({ name, isThisDevice }) => [name, isThisDevice]),
    [
      ['Chrome on Android', true],
      ['', false],
    ],
  );
  assert.ok((await list(token))[1]?.isThisDevice);
});

test('sessions that ran out are no devices, and fifty are the most', async () => {
  const { token, id } = await registerTestMember(platform);
  await platform.owner.query(
    `INSERT INTO sessions (token_hash, member_id, last_seen_at)
     SELECT sha256(at::text::bytea), $1, now() - interval '31 minutes'
       FROM generate_series(1, 5) at`,
    [id],
  );
  assert.equal((await list(token)).length, 1);
  await platform.owner.query(
    `INSERT INTO sessions (token_hash, member_id)
     SELECT sha256((at + 100)::text::bytea), $1 FROM generate_series(1, 60) at`,
    [id],
  );
  assert.equal((await list(token)).length, 50);
});

test('one device is signed out and no other', async () => {
  const { token, username } = await registerTestMember(platform);
  const phone = (await logInAs(platform, username, undefined, android)).value.token;
  const tablet = (await logInAs(platform, username)).value.token;
  const { id } = (await list(token)).find(({ name }) => name === 'Chrome on Android')!;
  assert.equal((await end(token, id)).status, 200);
  assert.ok(!(await isLoggedIn(platform, phone)));
  assert.ok(await isLoggedIn(platform, tablet));
  assert.ok(await isLoggedIn(platform, token));
  const again = await end(token, id);
  assert.equal(again.status, 404);
  assert.equal(again.code, 'not_found');
});

test('somebody else’s device is as unknown as one that never was', async () => {
  const { token } = await registerTestMember(platform);
  const other = await registerTestMember(platform);
  const [device] = await list(other.token);
  const theirs = await end(token, device!.id);
  const nobodys = await end(token, '999999999999');
  const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
  assert.equal(theirs.status, 404);
  assert.equal(bare(theirs.text), bare(nobodys.text));
  assert.ok(await isLoggedIn(platform, other.token));
});

test('all others are signed out at once and counted', async () => {
  const { token, username } = await registerTestMember(platform);
  const others = [];
  for (let at = 0; at < 3; at += 1) others.push((await logInAs(platform, username)).value.token);
  const answer = await platform.player('POST /wps/member/endOtherSessions', { token, body: {} });
  assert.deepEqual(answer.value, { ended: 3 });
  for (const other of others) assert.ok(!(await isLoggedIn(platform, other)));
  assert.ok(await isLoggedIn(platform, token));
});
