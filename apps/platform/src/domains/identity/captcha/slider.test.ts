import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import {
  browserWithCaptcha,
  browserWithSlider,
  slidTo,
} from '#domains/identity/identity.testing.ts';
import { dropOldSliders, isSliderRight, provePerson } from './slider.ts';
import { drawSlider, pieceSize, sliderWidth } from './slider-picture.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await setAsked(true);
});
after(() => platform.close());

const setAsked = (isAsked: boolean) =>
  platform.owner.query(
    `UPDATE brands SET flags = flags || jsonb_build_object('SLIDERVERIF3', $1::boolean)`,
    [isAsked],
  );

const logIn = (username: string, given: object = {}, cookie = '', password = goodPassword) =>
  platform.player('POST /wps/session/login', {
    body: { type: 'username', username, password, ...given },
    headers: { cookie },
  });

const bare = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');

test('a puzzle says where the piece stands in height and nothing of its place along', async () => {
  const { value } = await platform.player('GET /wps/captcha/slider');
  assert.deepEqual(Object.keys(value).toSorted(), [
    'background',
    'height',
    'id',
    'piece',
    'pieceSize',
    'pieceY',
    'width',
  ]);
  for (const [picture, width, height, colours] of [
    [value.background, value.width, value.height, 2],
    [value.piece, value.pieceSize, value.pieceSize, 6],
  ]) {
    const png = Buffer.from(picture, 'base64');
    assert.equal(png.subarray(1, 4).toString('latin1'), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [width, height]);
    assert.equal(png[25], colours);
  }
  assert.ok(value.background.length < 60_000, `${value.background.length} characters`);
});

test('pieces stand anywhere their hole does not meet the start or the edge', () => {
  const places = Array.from({ length: 60 }, () => drawSlider().pieceX);
  assert.ok(new Set(places).size > 30);
  for (const x of places) assert.ok(x > pieceSize && x <= sliderWidth - pieceSize - 6, `${x}`);
});

test('what is stored tells the place to nobody who lacks the browser’s cookie', async () => {
  const { cookie, sliderId, pieceX } = await browserWithSlider(platform);
  const { rows } = await platform.owner.query<{ row: string }>(
    `SELECT string_agg(sliders::text, '|') AS row FROM sliders`,
  );
  for (const secret of [cookie.slice(10), sliderId.slice(4)]) {
    assert.ok(!rows[0]?.row.includes(secret));
  }
  // A place is below 280; a masked one is any number of sixteen bits.
  assert.ok(pieceX < 280);
  for (let other = 0; other < 6; other += 1) await browserWithSlider(platform);
  const stored = await platform.owner.query<{ most: number }>(
    'SELECT max(masked_x) AS most FROM sliders',
  );
  assert.ok((stored.rows[0]?.most ?? 0) > 280);
});

test('the piece may be four pixels off, and a puzzle is judged once', async () => {
  const { context } = platform;
  for (const [off, isRight] of [
    [0, true],
    [4, true],
    [-4, true],
    [5, false],
    [-5, false],
  ] as const) {
    const { cookie, sliderId, pieceX } = await browserWithSlider(platform);
    const answer = slidTo(sliderId, pieceX + off);
    assert.equal(await isSliderRight(context, cookie, answer), isRight, `${off}`);
    assert.equal(await isSliderRight(context, cookie, slidTo(sliderId, pieceX)), false);
  }
  const { cookie, proof } = await browserWithSlider(platform);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => isSliderRight(context, cookie, proof)),
  );
  assert.equal(all.filter(Boolean).length, 1);
});

test('a puzzle is for its own browser, for two minutes, and for a hand that moved', async () => {
  const { context, owner } = platform;
  const mine = await browserWithSlider(platform);
  const yours = await browserWithSlider(platform);
  for (const cookie of [undefined, 'captcha=c_short', yours.cookie]) {
    assert.equal(await isSliderRight(context, cookie, mine.proof), false);
  }
  const foreign = { ...mine.proof, sliderId: yours.sliderId };
  assert.equal(await isSliderRight(context, mine.cookie, foreign), false);
  assert.equal(await isSliderRight(context, mine.cookie, mine.proof), true);
  const still = { ...yours.proof, sliderTrail: [[0, 0, 0]] };
  assert.equal(await isSliderRight(context, yours.cookie, still), false);
  const old = await browserWithSlider(platform);
  await owner.query(`UPDATE sliders SET drawn_at = drawn_at - interval '2 minutes 1 second'`);
  assert.equal(await isSliderRight(context, old.cookie, old.proof), false);
});

test('one puzzle a second, with the cookie the captcha has', async () => {
  const { cookie } = await browserWithCaptcha(platform);
  const headers = { cookie };
  const first = await platform.player('GET /wps/captcha/slider', { headers });
  assert.equal(first.headers['set-cookie'], undefined);
  const soon = await platform.player('GET /wps/captcha/slider', { headers });
  assert.deepEqual([soon.status, soon.code], [429, 'too_many_requests']);
  await platform.owner.query(`UPDATE sliders SET drawn_at = drawn_at - interval '1 second'`);
  assert.equal((await platform.player('GET /wps/captcha/slider', { headers })).status, 200);
});

test('where the brand asks, no password is judged without the puzzle', async () => {
  const { username } = await registerTestMember(platform);
  const without = await logIn(username);
  assert.deepEqual([without.status, without.code], [403, 'slider_required']);
  assert.equal(bare(await logIn('hayupo')), bare(without));
  const half = await browserWithSlider(platform);
  assert.equal((await logIn(username, { sliderId: half.sliderId })).code, 'slider_required');
  const wrong = await browserWithSlider(platform);
  const missed = await logIn(username, slidTo(wrong.sliderId, wrong.pieceX + 9), wrong.cookie);
  assert.deepEqual([missed.status, missed.code], [403, 'slider_wrong']);
  const { rows } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int FROM login_attempts WHERE way = 'password' AND ip = '127.0.0.1'`,
  );
  assert.equal(rows[0]?.count, 0);
  const right = await browserWithSlider(platform);
  assert.equal((await logIn(username, right.proof, right.cookie)).status, 200);
  assert.equal((await logIn(username, right.proof, right.cookie)).code, 'slider_wrong');
});

test('who is shown to be a person is not asked for letters besides, known or unknown', async () => {
  const { username } = await registerTestMember(platform);
  for (const name of [username, 'hayupo-kabisa']) {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { proof, cookie } = await browserWithSlider(platform);
      const answer = await logIn(name, proof, cookie, 'not-the-password');
      assert.equal(answer.code, 'login_failed');
      assert.ok(!answer.text.includes('"captcha"'), answer.text);
    }
  }
});

test('who cannot see the puzzle reads the letters instead', async () => {
  const { username } = await registerTestMember(platform);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const wrong = await logIn(username, { captcha: 'XXXXX' }, cookie);
  assert.deepEqual([wrong.status, wrong.code], [403, 'captcha_wrong']);
  assert.equal((await logIn(username, { captcha }, cookie)).code, 'captcha_wrong');
  const next = await browserWithCaptcha(platform);
  const read = await logIn(username, { captcha: next.captcha }, next.cookie);
  assert.equal(read.status, 200, read.text);
});

test('codes to log in and to register need the puzzle, a forgotten password does not', async () => {
  const body = { countryDialingCode: '+254', language: 'en' };
  const calls = [
    ['POST /wps/verification/sms/noLogin', { ...body, mobileNum: '712900001' }],
    ['POST /wps/verification/sms/register', { ...body, mobileNo: '712900002' }],
  ] as const;
  for (const [key, asked] of calls) {
    const without = await platform.player(key, { body: asked });
    assert.deepEqual([without.status, without.code], [403, 'slider_required'], key);
    const { cookie, proof, pieceX, sliderId } = await browserWithSlider(platform);
    const headers = { cookie };
    const missed = { ...asked, ...slidTo(sliderId, pieceX + 8) };
    const wrong = await platform.player(key, { body: missed, headers });
    assert.deepEqual([wrong.status, wrong.code], [403, 'slider_wrong'], key);
    assert.equal(
      (await platform.player(key, { body: { ...asked, ...proof }, headers })).status,
      403,
    );
    const right = await browserWithSlider(platform);
    const sent = await platform.player(key, {
      body: { ...asked, ...right.proof },
      headers: { cookie: right.cookie },
    });
    assert.equal(sent.status, 200, sent.text);
  }
  const forgotten = await platform.player('POST /wps/verification/sms/password', {
    body: { ...body, mobileNum: '712900003' },
  });
  assert.equal(forgotten.status, 200, forgotten.text);
});

test('tries are counted by the address they come from', async () => {
  const strict = await openTestPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  const { context } = strict;
  const flags = { SLIDERVERIF3: true };
  const proof = { captcha: 'XXXXX', cookies: undefined, ip: '10.77.0.1' };
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await assert.rejects(provePerson(context, { flags }, proof), { message: 'captcha_wrong' });
  }
  await assert.rejects(provePerson(context, { flags }, proof), { message: 'too_many_requests' });
  const elsewhere = { ...proof, ip: '10.77.0.2' };
  await assert.rejects(provePerson(context, { flags }, elsewhere), { message: 'captcha_wrong' });
  await strict.close();
});

test('puzzles nobody may answer any more are removed, others stay', async () => {
  const { context, owner } = platform;
  await owner.query(`UPDATE sliders SET drawn_at = now() - interval '3 minutes'`);
  const { cookie, proof } = await browserWithSlider(platform);
  await dropOldSliders(context);
  const { rows } = await owner.query<{ count: number }>('SELECT count(*)::int FROM sliders');
  assert.equal(rows[0]?.count, 1);
  assert.equal(await isSliderRight(context, cookie, proof), true);
});

test('where the brand does not ask, nobody slides anything', async () => {
  await setAsked(false);
  const { username } = await registerTestMember(platform);
  assert.equal((await logIn(username)).status, 200);
  await setAsked(true);
});
