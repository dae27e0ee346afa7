import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { sealedCalls, sealedMediaType } from '@bahati/contract/sealed.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { openTestPlatform } from '#platform/platform.testing.ts';
import { addSealKey, renewSealKeys } from './seals.ts';

const platform = await openTestPlatform();
const { player } = platform.app;
const { database } = platform.context;
after(() => platform.close());

const login = 'POST /wps/session/login';
const credentials = { username: 'nobody', password: 'not-a-password', type: 'username' };
type Header = { alg?: string; enc?: string; kid?: string };

async function fetchKey() {
  const { value } = await platform.player('GET /wps/system/sealKey');
  return value.key as { kid: string; kty: string; crv: string; x: string; y: string };
}

async function seal(change: object = {}, header: Header = {}, key?: object): Promise<string> {
  const published = await fetchKey();
  const inside = {
    call: login,
    iat: Date.now() / 1000,
    jti: randomUUID(),
    body: credentials,
    ...change,
  };
  return new CompactEncrypt(Buffer.from(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: published.kid, ...header })
    .encrypt(await importJWK(key ?? published, header.alg ?? 'ECDH-ES'));
}

const send = async (sealed: string, key = login) => {
  const [method = '', url = ''] = key.split(' ');
  const response = await player.inject({
    method: method as 'POST',
    url,
    headers: { 'content-type': sealedMediaType },
    payload: sealed,
  });
  return response.json<{ success: boolean; code: string }>().code;
};

test('every call of the sealed list exists and has a body', () => {
  for (const key of sealedCalls) {
    const declared = playerSiteCalls[key as keyof typeof playerSiteCalls];
    assert.ok(declared && 'body' in declared, key);
  }
});

test('a sealed body is opened and judged like any other', async () => {
  assert.equal(await send(await seal()), 'login_failed');
  assert.equal(
    await send(await seal({ body: { ...credentials, isStaff: true } })),
    'invalid_input',
  );
});

test('a sealed body is taken once, also when it comes twenty times at once', async () => {
  const sealed = await seal();
  const codes = await Promise.all(Array.from({ length: 20 }, () => send(sealed)));
  assert.equal(codes.filter((code) => code === 'login_failed').length, 1);
  assert.equal(codes.filter((code) => code === 'seal_invalid').length, 19);
});

test('what is old, ahead of time, for another call or without an id is refused alike', async () => {
  const now = Date.now() / 1000;
  for (const change of [
    { iat: now - 61 },
    { iat: now + 61 },
    { iat: '1' },
    { call: 'POST /wps/member/register' },
    { jti: 'again' },
    { extra: 1 },
  ]) {
    assert.equal(await send(await seal(change)), 'seal_invalid', JSON.stringify(change));
  }
});

test('another key, another algorithm, a token and nonsense are refused alike', async () => {
  const foreign = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });

  const published = await fetchKey();
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid: published.kid })
    .sign(Buffer.from('0'.repeat(32)));
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}..`;
  const good = await seal();
  const cut = good.lastIndexOf('.');
  for (const bad of [
    await seal({}, {}, await exportJWK(foreign.publicKey)),
    await seal({}, { alg: 'ECDH-ES+A256KW' }),
    await seal({}, { enc: 'A128GCM' }),
    await seal({}, { kid: 'unknown' }),
    `${good.slice(0, cut)}.AAAAAAAAAAAAAAAAAAAAAA`,
    token,
    none,
    'nonsense',
    '....',
  ]) {
    assert.equal(await send(bad), 'seal_invalid');
  }
});

test('a call that is not of the list takes no sealed body', async () => {
  const key = 'POST /wps/verification/sms/noLogin';
  assert.equal(await send(await seal({ call: key }), key), 'unsupported_media_type');
});

test('after a new key the one before still opens for ten minutes, then no more', async () => {
  const sealed = [await seal(), await seal()];
  const { kid } = await fetchKey();
  await platform.owner.query(`UPDATE seal_keys SET created_at = now() - interval '8 days'`);
  await renewSealKeys(database);
  assert.notEqual((await fetchKey()).kid, kid);
  assert.equal(await send(sealed[0] ?? ''), 'login_failed');
  await platform.owner.query(
    `UPDATE seal_keys SET created_at = created_at - interval '11 minutes'`,
  );
  await renewSealKeys(database);
  assert.equal(await send(sealed[1] ?? ''), 'seal_invalid');
});

test('many who ask for the first key at once get the same one', async () => {
  await platform.owner.query('DELETE FROM seal_keys');
  const keys = await Promise.all(Array.from({ length: 8 }, () => addSealKey(database)));
  assert.equal(new Set(keys.map(({ kid }) => kid)).size, 1);
});

test('a brand may take the calls of the list sealed only', async () => {
  const strict = await openTestPlatform({ environment: { SEALED_CALLS: 'required' } });
  try {
    const answer = await strict.player(login, { body: credentials });
    assert.deepEqual([answer.status, answer.code], [400, 'seal_required']);
  } finally {
    await strict.close();
  }
});
