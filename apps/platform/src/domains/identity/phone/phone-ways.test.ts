import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type PhoneReturn, openPhonePlatform, setOutForPhone } from './phone-auth.testing.ts';

type Scene = Awaited<ReturnType<typeof openPhonePlatform>>;

let scene: Scene;
let platform: Scene['platform'];
let service: Scene['service'];
before(async () => {
  scene = await openPhonePlatform();
  ({ platform, service } = scene);
});
after(() => scene.close());

const logIn = ({ idToken, cookie }: PhoneReturn) =>
  platform.player('POST /wps/session/login', {
    body: { type: 'phone', channel: 'phone', idToken },
    headers: { cookie },
  });

const register = (number: string, { idToken, cookie }: PhoneReturn) => {
  const { username: _, ...body } = registration('asiyehitajika');
  const mobile = { countryDialingCode: '+254', mobileNum: number.slice('+254'.length) };
  return platform.player('POST /wps/member/register/mobile', {
    body: { ...body, ...mobile, channel: 'phone', idToken, password: goodPassword },
    headers: { cookie },
  });
};

const growOld = (seconds: number) =>
  platform.owner.query(
    `UPDATE phone_ways SET created_at = created_at - make_interval(secs => $1)`,
    [seconds],
  );

test('setting out answers the service’s page with what OpenID Connect asks for', async () => {
  const answer = await platform.player('POST /wps/session/phone/start', {
    body: { language: 'sw' },
  });
  assert.equal(answer.status, 200, answer.text);
  const url = new URL(answer.value.url);
  const { state = '', nonce = '', ...rest } = Object.fromEntries(url.searchParams);
  assert.equal(url.origin + url.pathname, `${service.issuer}/authorize`);
  assert.deepEqual(rest, {
    theme: 'plain',
    response_type: 'id_token',
    response_mode: 'fragment',
    client_id: service.environment.PHONE_AUTH_AUDIENCE,
    redirect_uri: 'http://127.0.0.1:8080/phone/callback',
    scope: 'openid phone',
    ui_locales: 'sw',
  });
  assert.match(nonce, /^n_.{43}$/);
  assert.match(state, /^s_.{43}$/);
  assert.match(
    String(answer.headers['set-cookie']),
    /^social=b_\S{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { rows } = await platform.owner.query<object>('SELECT * FROM phone_ways');
  const stored = JSON.stringify(rows);
  assert.ok(!stored.includes(nonce) && !stored.includes(Buffer.from(nonce).toString('hex')));
});

test('the site is told of the service only where the brand offers it and all is set up', async () => {
  const told = async ({ player }: Pick<TestPlatform, 'player'> = platform) =>
    (await player('GET /wps/system/whitelabel')).value.phoneService;
  assert.deepEqual(await told(), { channel: 'phone', name: 'Simu Safi' });
  const { ownerUrl } = platform;
  const { PHONE_AUTH_NAME: _, ...nameless } = service.environment;
  const others = await Promise.all(
    [{}, nameless].map((environment) => openTestPlatform({ sharing: { ownerUrl }, environment })),
  );
  const [without, unnamed] = others;
  assert.equal(await told(without), null);
  assert.deepEqual(await told(unnamed), { channel: 'phone', name: '127.0.0.1' });
  const refused = [await without?.player('POST /wps/session/phone/start', { body: {} })];
  await Promise.all(others.map((other) => other.close()));
  await scene.setOffered(false);
  assert.equal(await told(), null);
  refused.push(await platform.player('POST /wps/session/phone/start', { body: {} }));
  await scene.setOffered(true);
  for (const answer of refused) {
    assert.deepEqual([answer?.status, answer?.code], [403, 'function_not_enabled']);
  }
});

test('a token opens nothing in a browser that did not set out for it', async () => {
  const { number } = await scene.withNumber();
  const own = await setOutForPhone(platform);
  const foreign = await setOutForPhone(platform);
  const idToken = await service.sign(number, { nonce: own.nonce });
  const made = `n_${'a'.repeat(43)}`;
  const cases: [name: string, login: PhoneReturn][] = [
    ['another browser', { idToken, cookie: foreign.cookie }],
    ['no browser', { idToken, cookie: '' }],
    ['no nonce', { idToken: await service.sign(number), cookie: own.cookie }],
    [
      'another browser’s nonce',
      { idToken: await service.sign(number, { nonce: foreign.nonce }), cookie: own.cookie },
    ],
    [
      'a nonce nobody gave',
      { idToken: await service.sign(number, { nonce: made }), cookie: own.cookie },
    ],
    [
      'a nonce that is no text',
      { idToken: await service.sign(number, { nonce: [own.nonce] }), cookie: own.cookie },
    ],
  ];
  for (const [name, login] of cases) {
    const answer = await logIn(login);
    assert.deepEqual([answer.status, answer.code], [403, 'phone_token_invalid'], name);
  }
  // None of them used the way up: who set out still comes in.
  assert.equal((await logIn({ idToken, cookie: own.cookie })).status, 200);
});

test('registering asks for the same browser, and once', async () => {
  const number = scene.newNumber();
  const own = await setOutForPhone(platform);
  const foreign = await setOutForPhone(platform);
  const idToken = await service.sign(number, { nonce: own.nonce });
  const stolen = await register(number, { idToken, cookie: foreign.cookie });
  assert.deepEqual([stolen.status, stolen.code], [403, 'phone_token_invalid']);
  const registered = await register(number, { idToken, cookie: own.cookie });
  assert.equal(registered.status, 200, registered.text);
  assert.equal(
    (await register(number, { idToken, cookie: own.cookie })).code,
    'phone_token_expired',
  );
});

test('a way is finished once, whatever other token names it', async () => {
  const { number } = await scene.withNumber();
  const { nonce, cookie } = await setOutForPhone(platform);
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => service.sign(number, { nonce })),
  );
  const answers = await Promise.all(tokens.map((idToken) => logIn({ idToken, cookie })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'phone_token_expired').length, 9);
});

test('a way is good for ten minutes', async () => {
  const { number } = await scene.withNumber();
  const old = await setOutForPhone(platform);
  await growOld(601);
  const young = await setOutForPhone(platform, old.cookie);
  assert.equal(young.cookie, old.cookie);
  await growOld(590);
  const finish = async ({ nonce, cookie }: { nonce: string; cookie: string }) =>
    logIn({ idToken: await service.sign(number, { nonce }), cookie });
  const late = await finish(old);
  assert.deepEqual([late.status, late.code], [403, 'phone_token_expired']);
  assert.equal((await finish(young)).status, 200);
});

test('two tabs of one browser may both be on their way', async () => {
  const { number } = await scene.withNumber();
  const first = await setOutForPhone(platform);
  const second = await setOutForPhone(platform, first.cookie);
  for (const { nonce } of [second, first]) {
    const idToken = await service.sign(number, { nonce });
    assert.equal((await logIn({ idToken, cookie: first.cookie })).status, 200);
  }
});

test('setting out is limited', async () => {
  const { ownerUrl } = platform;
  const strict = await openTestPlatform({
    sharing: { ownerUrl },
    environment: { ...service.environment, RATE_LIMIT_FACTOR: '1' },
  });
  const answers = [];
  for (let index = 0; index < 21; index += 1) {
    answers.push(await strict.player('POST /wps/session/phone/start', { body: {} }));
  }
  await strict.close();
  assert.deepEqual(
    answers.filter(({ status }) => status === 429).map(({ code }) => code),
    ['too_many_requests'],
  );
});
