import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { decodeJwt } from 'jose';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import {
  addProvider,
  newSiteBrowser,
  type OidcServer,
  signInAt,
  startOidcServer,
} from './social-provider.testing.ts';

let platform: TestPlatform;
let oidc: OidcServer;
before(async () => {
  [platform, oidc] = await Promise.all([openTestPlatform(), startOidcServer()]);
  await addProvider(platform, 'kwanza', oidc.issuer);
});
after(async () => {
  await Promise.all([platform.close(), oidc.close()]);
});

async function logIn(subject: string, provider = 'kwanza') {
  const browser = newSiteBrowser(platform);
  const started = await browser.post('/wps/session/social/start', { provider });
  assert.equal(started.status, 200, started.text);
  const answer = await signInAt(started.value.url, subject);
  return browser.post('/wps/session/social/finish', answer);
}

test('an identity token counts only for us, from its issuer, in time and with its signature', async () => {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const cases: [name: string, change: object, isStranger?: boolean][] = [
    ['another client', { aud: 'other' }],
    ['several audiences without us', { aud: ['other', 'third'], azp: 'other' }],
    ['another issuer', { iss: 'http://127.0.0.1:1' }],
    ['another nonce', { nonce: 'n'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['expired', { exp: nowSeconds - 120, iat: nowSeconds - 300 }],
    ['without a subject', { sub: undefined }],
    ['a subject nobody can store', { sub: 'x'.repeat(256) }],
    ['a stranger’s signature', {}, true],
  ];
  for (const [name, change, isStranger] of cases) {
    oidc.tamper(async ({ body }) => {
      const claims = { ...decodeJwt(String(body['id_token'])), ...change };
      body['id_token'] = await oidc.sign(claims, isStranger);
    });
    const answer = await logIn('amani');
    assert.equal(answer.code, 'social_failed', name);
    assert.equal(answer.status, 403);
  }
  // The same way round with nothing changed is right: the cases above fail for what they change.
  oidc.tamper(async ({ body }) => {
    body['id_token'] = await oidc.sign(decodeJwt(String(body['id_token'])));
  });
  assert.equal((await logIn('amani')).code, 'social_not_bound');
  oidc.tamper(undefined);
  const { rows } = await platform.owner.query<{ failures: number }>(
    `SELECT count(*)::int AS failures FROM login_attempts
      WHERE way = 'social' AND NOT is_successful AND member_id IS NULL`,
  );
  assert.equal(rows[0]?.failures, cases.length);
});

test('an answer without an identity token proves nothing', async () => {
  oidc.tamper(async ({ body }) => {
    delete body['id_token'];
  });
  assert.equal((await logIn('amani')).code, 'social_failed');
  oidc.tamper(undefined);
});

test('a provider that fails at the exchange is unavailable, and the way must be begun anew', async () => {
  oidc.tamper(async (answer) => {
    answer.status = 500;
    answer.body = { error: 'server_error' };
  });
  const failed = await logIn('amani');
  oidc.tamper(undefined);
  assert.equal(failed.status, 503);
  assert.equal(failed.code, 'social_unavailable');
  assert.equal((await logIn('amani')).code, 'social_not_bound');
});

test('a provider that goes away between start and finish is unavailable', async () => {
  const leaving = await startOidcServer();
  await addProvider(platform, 'anayeondoka', leaving.issuer);
  const browser = newSiteBrowser(platform);
  const provider = 'anayeondoka';
  const started = await browser.post('/wps/session/social/start', { provider });
  const answer = await signInAt(started.value.url, 'amani');
  await leaving.close();
  const finished = await browser.post('/wps/session/social/finish', answer);
  assert.equal(finished.status, 503);
  assert.equal(finished.code, 'social_unavailable');
});

/** A server that is no provider; answers how the start ended. */
async function startAt(code: string, listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await addProvider(platform, code, issuer);
  const answer = await newSiteBrowser(platform).post('/wps/session/social/start', {
    provider: code,
  });
  server.closeAllConnections();
  server.close();
  return answer;
}

test('a provider that is silent, endless, elsewhere or not one is unavailable', async () => {
  const cases: Record<string, RequestListener> = {
    kimya: () => undefined,
    'bila-mwisho': (_, response) => {
      const more = (error?: Error | null) => {
        if (!error && !response.destroyed) response.write('x'.repeat(65_536), more);
      };
      response.on('error', () => undefined).writeHead(200, { 'content-type': 'application/json' });
      more();
    },
    kwingine: (_, response) => {
      const location = `${oidc.issuer}/.well-known/openid-configuration`;
      response.writeHead(302, { location }).end();
    },
    'si-yeye': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ issuer: oidc.issuer }));
    },
    'si-json': (_, response) => void response.writeHead(200).end('<html>'),
  };
  for (const [code, listener] of Object.entries(cases)) {
    const answer = await startAt(code, listener);
    assert.equal(answer.status, 503, code);
    assert.equal(answer.code, 'social_unavailable', code);
  }
});

test('in production a provider without TLS is not asked', async () => {
  const { ownerUrl } = platform;
  const production = await openTestPlatform({
    sharing: { ownerUrl },
    environment: { NODE_ENV: 'development' },
  });
  Object.assign(production.context.config, { NODE_ENV: 'production' });
  let requests = 0;
  const plain = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  await addProvider(platform, 'wazi', `http://127.0.0.1:${(plain.address() as AddressInfo).port}`);
  const answer = await production.player('POST /wps/session/social/start', {
    body: { provider: 'wazi' },
  });
  plain.close();
  await production.close();
  assert.equal(answer.code, 'social_unavailable');
  assert.equal(requests, 0);
});
