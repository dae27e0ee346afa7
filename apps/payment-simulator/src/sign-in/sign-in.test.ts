import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { startSimulator } from '#simulator/simulator.testing.ts';

const simulator = await startSimulator();
after(() => simulator[Symbol.asyncDispose]());

const verifier = 'a-verifier-of-at-least-forty-three-characters-long';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const callback = 'http://127.0.0.1:8080/social/callback';

const way = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'bahati',
    redirect_uri: callback,
    state: 's1',
    nonce: 'n1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });

const post = (url: string, form: Record<string, string>) =>
  simulator.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const signIn = async (name: string, provider = 'taa') => {
  const url = `/sign-in/${provider}/authorize?${way()}`;
  const { headers } = await post(url, { name, choice: 'continue' });
  return new URL(String(headers.location)).searchParams;
};

const exchange = (code: string, more: Record<string, string> = {}, provider = 'taa') =>
  post(`/sign-in/${provider}/token`, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: 'bahati',
    redirect_uri: callback,
    ...more,
  });

const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

test('the same name at the same provider is the same person, and a code works once', async () => {
  const answer = await signIn('Amina');
  assert.equal(answer.get('state'), 's1');
  const code = answer.get('code') ?? '';
  const first = await exchange(code);
  assert.equal(first.statusCode, 200, first.body);
  assert.equal((await exchange(code)).statusCode, 400);
  const subject = subjectOf(first.json<{ id_token: string }>().id_token);
  const again = await exchange((await signIn(' amina ')).get('code') ?? '');
  assert.equal(subjectOf(again.json<{ id_token: string }>().id_token), subject);
  const other = await exchange((await signIn('Amina', 'soko')).get('code') ?? '', {}, 'soko');
  assert.notEqual(subjectOf(other.json<{ id_token: string }>().id_token), subject);
});

test('a code is no use to who did not ask for it', async () => {
  const changes = [{ code_verifier: 'another' }, { client_id: 'x' }, { redirect_uri: 'http://x' }];
  for (const change of changes) {
    const answer = await exchange((await signIn('Amina')).get('code') ?? '', change);
    assert.equal(answer.statusCode, 400);
  }
  const elsewhere = await exchange((await signIn('Amina')).get('code') ?? '', {}, 'bahari');
  assert.equal(elsewhere.statusCode, 400);
});

test('answers go to the site alone, and who cancels brings none', async () => {
  const get = (query: URLSearchParams, provider = 'taa') =>
    simulator.server.inject(`/sign-in/${provider}/authorize?${query}`);
  assert.equal((await get(way())).statusCode, 200);
  assert.equal((await get(way(), 'hakuna')).statusCode, 404);
  const strange = ['https://evil.example/social/callback', 'http://127.0.0.1/other', ''];
  for (const redirect of strange) {
    assert.equal((await get(way({ redirect_uri: redirect }))).statusCode, 404, redirect);
  }
  const { headers } = await post(`/sign-in/taa/authorize?${way()}`, { choice: 'cancel' });
  assert.equal(new URL(String(headers.location)).searchParams.get('error'), 'access_denied');
});
