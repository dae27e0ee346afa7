import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { createSealer, type SealKey } from './sealer.ts';

const login = 'POST /wps/session/login';
const body = { username: 'amani', password: 'siri' };

async function scene(aheadMs = 0) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const key = { ...(await exportJWK(publicKey)), kid: 'one' } as SealKey['key'];
  let fetched = 0;
  const sealer = createSealer(async () => {
    fetched += 1;
    return { key, now: new Date(Date.now() + aheadMs).toISOString() };
  });
  const open = async (sealed: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
    return { inside: JSON.parse(new TextDecoder().decode(plaintext)), protectedHeader };
  };
  return { sealer, open, fetched: () => fetched };
}

test('the body of a call of the list is sealed for the server’s key, each time anew', async () => {
  const { sealer, open, fetched } = await scene();
  const [first, second] = [await sealer.seal(login, body), await sealer.seal(login, body)];
  const { inside, protectedHeader } = await open(first ?? '');
  assert.deepEqual(inside.body, body);
  assert.equal(inside.call, login);
  assert.equal(protectedHeader.kid, 'one');
  assert.notEqual(inside.jti, (await open(second ?? '')).inside.jti);
  assert.equal(fetched(), 1);
});

test('another call travels open and asks for no key', async () => {
  const { sealer, fetched } = await scene();
  assert.equal(await sealer.seal('POST /wps/session/logout', {}), undefined);
  assert.equal(fetched(), 0);
});

test('the time inside is the server’s, whatever the own clock says', async () => {
  const { sealer, open } = await scene(86_400_000);
  const { inside } = await open((await sealer.seal(login, body)) ?? '');
  assert.ok(Math.abs(inside.iat - Date.now() / 1000 - 86_400) < 5);
});

test('a key that was forgotten, or could not be fetched, is asked for again', async () => {
  const { sealer, fetched } = await scene();
  await sealer.seal(login, body);
  sealer.forget();
  await sealer.seal(login, body);
  assert.equal(fetched(), 2);
  let tries = 0;
  const failing = createSealer(async () => {
    tries += 1;
    throw new Error('offline');
  });
  await assert.rejects(failing.seal(login, body));
  await assert.rejects(failing.seal(login, body));
  assert.equal(tries, 2);
});
