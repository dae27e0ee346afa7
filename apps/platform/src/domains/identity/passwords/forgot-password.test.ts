import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { dropOldLinks } from './forgot-password.ts';
import { browserWithCaptcha } from '#domains/identity/identity.testing.ts';
import { askForLink, linkFor, memberWith, messagesTo } from './security.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const ask = (username: string, email: string) => askForLink(platform, username, email);

let forms = 0;
const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

test('a link goes only where name and address belong together; the answer is the same', async () => {
  const { username } = await memberWith(platform, { email: 'amina@example.com' });
  const known = await ask(username.toUpperCase(), ' Amina@Example.com ');
  const others = [
    await ask('hayupo99', 'amina@example.com'),
    await ask(username, 'mwingine@example.com'),
  ];
  assert.deepEqual(
    others.map(({ status, text }) => [status, bare(text)]),
    others.map(() => [known.status, bare(known.text)]),
  );
  const sent = await messagesTo(platform, 'amina@example.com');
  assert.equal(sent.length, 1);
  assert.match(sent[0]!.body, /http:\/\/127\.0\.0\.1:8080\/resetPassword\?token=r_[\w-]{43}\n/);
  assert.deepEqual(await messagesTo(platform, 'mwingine@example.com'), []);
});

test('an address that is none is refused alike for everybody', async () => {
  const answer = await ask('hayupo99', 'not an address');
  assert.equal(answer.status, 400);
  assert.equal(answer.code, 'email_invalid');
});

test('three links an hour are sent, what is asked beyond is answered the same', async () => {
  const { username } = await memberWith(platform, { email: 'tatu@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(username, 'tatu@example.com')),
  );
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal((await messagesTo(platform, 'tatu@example.com')).length, 3);
});

test('asked a fourth time from one address, a person has to read the picture', async () => {
  const from = (more: object = {}, cookie = '') =>
    platform.player('POST /wps/member/password/email', {
      body: { username: 'hayupo99', email: 'picha@example.com', ...more },
      headers: { cookie },
      ip: '10.32.0.1',
    });
  for (let at = 0; at < 3; at += 1) assert.equal((await from()).status, 200);
  const bare4th = await from();
  assert.equal(bare4th.status, 403);
  assert.equal(bare4th.code, 'captcha_required');
  assert.match(bare4th.text, /"captcha":true/);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const wrong = await from({ captcha: 'XXXXX' }, cookie);
  assert.equal(wrong.status, 403);
  assert.equal(wrong.code, 'captcha_wrong');
  assert.equal((await from({ captcha }, cookie)).code, 'captcha_wrong');
  const fresh = await browserWithCaptcha(platform);
  assert.equal((await from({ captcha: fresh.captcha }, fresh.cookie)).status, 200);
  assert.equal((await ask('hayupo99', 'picha@example.com')).status, 200);
});

test('a form asks as JSON does, and is read as strictly', async () => {
  const { username } = await memberWith(platform, { email: 'fomu@example.com' });
  const send = (body: string, path = '/wps/member/password/email') =>
    platform.app.player.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: `10.33.0.${(forms += 1)}`,
      payload: body,
    });
  const answer = await send(`username=${username}&email=fomu%40example.com&language=sw`);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await messagesTo(platform, 'fomu@example.com'))[0]?.language, 'sw');
  for (const body of [
    `username=${username}&email=fomu%40example.com&admin=1`,
    `username=${username}&username=other&email=fomu%40example.com`,
    `username=${username}`,
    '__proto__=1',
    '',
  ]) {
    const refused = await send(body);
    assert.equal(refused.statusCode, 400, body);
    assert.equal(refused.json<{ code: string }>().code, 'invalid_input');
  }
  const elsewhere = await send('type=username', '/wps/session/login');
  assert.equal(elsewhere.statusCode, 415);
});

test('links are stored only hashed and dropped after a day', async () => {
  const { username, id } = await memberWith(platform, { email: 'siri@example.com' });
  const link = await linkFor(platform, username, 'siri@example.com');
  const read = () =>
    platform.owner.query<{ row: string }>(
      'SELECT password_links::text AS row FROM password_links WHERE member_id = $1',
      [id],
    );
  const hex = Buffer.from(link).toString('hex');
  assert.ok((await read()).rows.every(({ row }) => !row.includes(link) && !row.includes(hex)));
  await dropOldLinks(platform.context);
  assert.equal((await read()).rows.length, 1);
  await platform.owner.query(
    `UPDATE password_links SET created_at = now() - interval '25 hours' WHERE member_id = $1`,
    [id],
  );
  await dropOldLinks(platform.context);
  assert.equal((await read()).rows.length, 0);
});
