import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { after, before, test } from 'node:test';
import { sealedMediaType } from '@bahati/contract/sealed.ts';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { platformConfig } from '#platform/config.ts';
import { openTestPlatform, registration, type TestPlatform } from '#platform/platform.testing.ts';
import {
  type PhoneReturn,
  openPhonePlatform,
  setOutForPhone,
  startServer,
} from './phone-auth.testing.ts';
import { dropOldPhoneWays } from './phone-ways.ts';

type Scene = Awaited<ReturnType<typeof openPhonePlatform>>;

let scene: Scene;
let platform: Scene['platform'];
let service: Scene['service'];
before(async () => {
  scene = await openPhonePlatform();
  ({ platform, service } = scene);
});
after(() => scene.close());

/** Goes to the service and back in a browser of its own. */
const prove = async (number: string, claims: object = {}, header: object = {}) => {
  const { nonce, cookie } = await setOutForPhone(platform);
  return { cookie, idToken: await service.sign(number, { nonce, ...claims }, header) };
};

const logIn = (
  { idToken, cookie }: PhoneReturn,
  channel = 'phone',
  on: Pick<TestPlatform, 'player'> = platform,
) =>
  on.player('POST /wps/session/login', {
    body: { type: 'phone', channel, idToken },
    headers: { cookie },
  });

const register = (
  number: string,
  { cookie, ...proof }: { cookie: string; [field: string]: string },
) => {
  const { username: _, ...body } = registration('asiyehitajika');
  return platform.player('POST /wps/member/register/mobile', {
    body: { ...body, countryDialingCode: '+254', mobileNum: number.slice(4), ...proof },
    headers: { cookie },
  });
};

test('a number the service proved logs its holder in, by either kind of key', async () => {
  const { number, username, id } = await scene.withNumber();
  for (const alg of ['RS256', 'ES256']) {
    const answer = await logIn(await prove(number, {}, { alg }));
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.value.userName, username);
    const { token } = answer.value;
    assert.equal((await platform.player('GET /wps/member/info', { token })).status, 200);
    const history = await platform.player('GET /wps/member/logins', { token });
    assert.equal(history.value.items[0].way, 'phone');
  }
  const { rows } = await platform.owner.query<object>(
    `SELECT way, is_successful FROM login_attempts WHERE member_id = $1 AND way = 'phone'`,
    [id],
  );
  assert.equal(rows.length, 2);
});

test('a token proves its number only with our service’s signature, for us, in time', async () => {
  const { number } = await scene.withNumber();
  const now = Math.floor(Date.now() / 1000);
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const { nonce, cookie } = await setOutForPhone(platform);
  const sign = (changed: object = {}) => service.sign(number, { nonce, ...changed });
  const claims = service.claimsFor(number, { nonce });
  const signedBy = (key: CryptoKey, header: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(key);
  const publicKey = new TextEncoder().encode(await service.publicKeyText());
  const strangersKey = await exportJWK(stranger.publicKey);
  const elsewhere = await startServer((_, response) => {
    response.end(JSON.stringify({ keys: [{ ...strangersKey, kid: 'rsa', alg: 'RS256' }] }));
  });
  const good = await sign();
  const cases: [name: string, token: string, refusal?: string][] = [
    ['a stranger’s key', await signedBy(stranger.privateKey, { kid: 'rsa' })],
    ['an unknown key', await signedBy(stranger.privateKey, { kid: 'mgeni' })],
    ['a key it brings along', await signedBy(stranger.privateKey, { jwk: strangersKey })],
    [
      'keys at an address it names',
      await signedBy(stranger.privateKey, { kid: 'rsa', jku: elsewhere.origin }),
    ],
    ['no signature', new UnsecuredJWT(claims).encode()],
    [
      'the public key as a secret',
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(publicKey),
    ],
    ['a changed signature', `${good.slice(0, -6)}AAAAAA`],
    ['another audience', await sign({ aud: 'another-house' })],
    ['another audience too', await sign({ aud: ['bahati-numbers', 'another'] })],
    ['another issuer', await sign({ iss: 'https://example.com' })],
    ['issued ahead of time', await sign({ iat: now + 60 })],
    ['no end', await sign({ exp: undefined })],
    ['no subject', await sign({ sub: undefined })],
    ['a number nobody verified', await sign({ phone_number_verified: false })],
    ['a number of which nothing is said', await sign({ phone_number_verified: undefined })],
    ['nonsense', 'not.a.token'],
    ['expired', await sign({ exp: now - 10 }), 'phone_token_expired'],
    ['issued long ago', await sign({ iat: now - 310 }), 'phone_token_expired'],
    ['no number', await sign({ phone_number: undefined }), 'phone_missing'],
    ['a text', await sign({ phone_number: 'simu' }), 'mobile_invalid'],
    ['abroad', await sign({ phone_number: '+447911123456' }), 'mobile_invalid'],
  ];
  for (const [name, token, refusal = 'phone_token_invalid'] of cases) {
    const answer = await logIn({ idToken: token, cookie });
    assert.equal(answer.code, refusal, name);
    assert.equal(answer.status, refusal === 'mobile_invalid' ? 400 : 403, name);
  }
  await elsewhere.close();
  // Nothing changed: the cases above fail for what they change.
  assert.equal((await logIn({ idToken: good, cookie })).status, 200);
  const { rows } = await platform.owner.query<{ failures: number }>(
    `SELECT count(*)::int AS failures FROM login_attempts
      WHERE way = 'phone' AND NOT is_successful AND member_id IS NULL`,
  );
  assert.equal(rows[0]?.failures, cases.length);
  // Keys are kept: many tokens of unknown keys do not become as many requests.
  assert.ok(service.requests() <= 2, `${service.requests()} requests`);
});

test('the login travels sealed like any other', async () => {
  const { number, username } = await scene.withNumber();
  const { idToken, cookie } = await prove(number);
  const { key } = (await platform.player('GET /wps/system/sealKey')).value;
  const inside = {
    call: 'POST /wps/session/login',
    iat: Date.now() / 1000,
    jti: randomUUID(),
    body: { type: 'phone', channel: 'phone', idToken },
  };
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const response = await platform.app.player.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { 'content-type': sealedMediaType, cookie },
    payload: sealed,
  });
  assert.equal(response.json<{ value: { userName: string } }>().value.userName, username);
});

test('a token is taken once, also when it comes twenty times at once', async () => {
  const { number } = await scene.withNumber();
  const token = await prove(number);
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(token)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'phone_token_expired').length, 19);
});

test('who holds a number nobody bound is told so, and may register with the same token', async () => {
  const number = scene.newNumber();
  const proven = await prove(number);
  const unbound = await logIn(proven);
  assert.deepEqual([unbound.status, unbound.code], [403, 'phone_not_bound']);
  assert.deepEqual(unbound.details, {
    countryDialingCode: '+254',
    mobileNum: number.slice('+254'.length),
  });
  const proof = { channel: 'phone', ...proven };
  assert.equal((await register(scene.newNumber(), proof)).code, 'phone_token_invalid');
  const slip = await register(number, { ...proof, confirmPassword: 'ndizi-Tatu-2041' });
  assert.equal(slip.code, 'passwords_differ');
  const registered = await register(number, proof);
  assert.equal(registered.status, 200, registered.text);
  assert.equal(registered.value.userName, number.slice(1));
  assert.equal((await register(number, proof)).code, 'phone_token_expired');
  const taken = await register(number, { ...proof, ...(await prove(number)) });
  assert.deepEqual([taken.status, taken.code], [409, 'mobile_taken']);
  assert.equal((await logIn(await prove(number))).status, 200);
});

test('registering by mobile needs one of the two proofs', async () => {
  const { idToken, cookie } = await prove(scene.newNumber());
  for (const proof of [{}, { channel: 'phone' }, { idToken }]) {
    const answer = await register(scene.newNumber(), { ...proof, cookie });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
  }
});

test('a blocked member is told so once proven', async () => {
  const { number, id } = await scene.withNumber();
  await platform.owner.query(
    'UPDATE credentials SET is_login_blocked = true WHERE member_id = $1',
    [id],
  );
  const answer = await logIn(await prove(number));
  assert.deepEqual([answer.status, answer.code], [403, 'member_blocked']);
});

test('where no service is set up, the brand does not offer it or the channel is another, it is off', async () => {
  const { number } = await scene.withNumber();
  const token = await prove(number);
  const { ownerUrl } = platform;
  const without = await openTestPlatform({ sharing: { ownerUrl } });
  const answers = [await logIn(token, 'phone', without), await logIn(token, 'nyingine')];
  await without.close();
  await scene.setOffered(false);
  answers.push(await logIn(token), await register(number, { channel: 'phone', ...token }));
  await scene.setOffered(true);
  for (const { status, code } of answers) {
    assert.deepEqual([status, code], [403, 'function_not_enabled']);
  }
  assert.equal((await logIn(token)).status, 200);
});

test('a service that is silent, endless, elsewhere or no service is unavailable within 5 seconds', async () => {
  const { number } = await scene.withNumber();
  const { ownerUrl } = platform;
  const listeners: Record<string, RequestListener> = {
    silent: () => undefined,
    endless: (_, response) => {
      const more = (error?: Error | null) => {
        if (!error && !response.destroyed) response.write('x'.repeat(65_536), more);
      };
      response.on('error', () => undefined);
      more();
    },
    elsewhere: (_, response) => {
      response.writeHead(302, { location: `${service.issuer}/keys` }).end();
    },
    failing: (_, response) => {
      response.writeHead(500).end();
    },
    noKeys: (_, response) => {
      response.end('<html>');
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    const server = await startServer(listener);
    const from = await openTestPlatform({
      sharing: { ownerUrl },
      environment: { ...service.environment, PHONE_AUTH_JWKS_URL: `${server.origin}/keys` },
    });
    const answer = await logIn(await prove(number), 'phone', from);
    assert.deepEqual([answer.status, answer.code], [503, 'phone_unavailable'], name);
    await from.close();
    await server.close();
  }
});

test('half a service is refused at the start, and a way there without TLS', () => {
  const { PHONE_AUTH_AUDIENCE: _, ...half } = service.environment;
  const { PHONE_AUTH_AUTHORIZE_URL: __, ...withoutPage } = service.environment;
  const base = { NODE_ENV: 'test', DATABASE_URL: platform.ownerUrl };
  assert.throws(() => platformConfig({ ...base, ...half }), /PHONE_AUTH_AUDIENCE/);
  assert.throws(() => platformConfig({ ...base, ...withoutPage }), /PHONE_AUTH_AUTHORIZE_URL/);
  const open = { ...base, ...service.environment, NODE_ENV: 'development' };
  assert.throws(() => platformConfig(open), /PHONE_AUTH_AUTHORIZE_URL.*HTTPS/s);
  const page = 'https://numbers.example/authorize';
  const closed = platformConfig({ ...open, PHONE_AUTH_AUTHORIZE_URL: page });
  assert.equal(closed.PHONE_AUTH_AUTHORIZE_URL, page);
  assert.equal(platformConfig(base).PHONE_AUTH_ISSUER, undefined);
});

test('ways too old to be finished are forgotten, others stay', async () => {
  const { number } = await scene.withNumber();
  await platform.owner.query(`UPDATE phone_ways SET created_at = now() - interval '21 minutes'`);
  const token = await prove(number);
  await dropOldPhoneWays(platform.context);
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int FROM phone_ways',
  );
  assert.equal(rows[0]?.count, 1);
  assert.equal((await logIn(token)).status, 200);
  assert.equal((await logIn(token)).code, 'phone_token_expired');
});
