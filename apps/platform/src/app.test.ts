import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { takeCallTimes } from '@bahati/server-kit/metrics/call-times.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { addMembers, addProvider, testProvider } from '@bahati/testing/factories.ts';
import { fastify } from 'fastify';
import { sendOperation } from '#domains/gaming/rounds/rounds.testing.ts';
import { openApiDocument } from '#platform/servers/api-page.ts';
import { believeProxy } from '#platform/servers/client-address.ts';
import { openTestPlatform, registerTestMember, type TestPlatform } from './platform.testing.ts';

let platform: TestPlatform;
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bahati-site-'));
  await writeFile(
    join(folder, 'index.html'),
    `<meta name="csp-nonce" content="__CSP_NONCE__">${' '.repeat(999)}`,
  );
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'lite.html'), '<title>Lite</title>');
  await writeFile(join(folder, 'sw.js'), 'self;');
  await writeFile(join(folder, 'sw.js.br'), 'compressed');
  platform = await openTestPlatform({ siteFolders: { playerSite: folder, backOffice: folder } });
});
after(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

test('alive at once, ready only when ready, not while draining', async () => {
  assert.equal((await platform.player('GET /healthz')).status, 200);
  assert.equal((await platform.player('GET /readyz')).status, 503);
  platform.health.state = 'ready';
  assert.equal((await platform.player('GET /readyz')).status, 200);
  assert.equal((await platform.staff('GET /readyz')).status, 200);
  platform.health.state = 'draining';
  const draining = await platform.player('GET /readyz');
  assert.equal(draining.status, 503);
  assert.notEqual(draining.headers['connection'], 'close');
  platform.health.state = 'closing';
  assert.equal((await platform.player('GET /healthz')).headers['connection'], 'close');
  platform.health.state = 'ready';
});

test('every answer of the API is uncached, unframed and unsniffed', async () => {
  const { token } = await registerTestMember(platform);
  for (const key of ['GET /wps/member/info', 'GET /wps/nope', 'GET /lgw/games/game_menus']) {
    const { headers } = await platform.player(key, { token });
    assert.equal(headers['cache-control'], 'no-store', key);
    assert.equal(headers['x-content-type-options'], 'nosniff', key);
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
  }
});

test('the site answers its page for any path of its own, under a strict policy', async () => {
  for (const path of ['/', '/rng', '/member/withdraw?tab=1']) {
    const page = await platform.player(`GET ${path}`);
    assert.equal(page.status, 200, path);
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /default-src 'self'; script-src 'self'/);
    assert.match(policy, /frame-src http:\/\/127\.0\.0\.1:8082/);
    assert.doesNotMatch(policy, /unsafe-/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      assert.ok(policy.includes(part), part);
    }
  }
  const { headers } = await platform.app.player.inject({
    url: '/',
    headers: { 'accept-encoding': 'gzip' },
  });
  assert.equal(headers['content-encoding'], 'gzip');
  assert.equal((await platform.player('GET /robots.txt')).status, 200);
  for (const path of ['/wps/nope', '/bo/members', '/missing.js', '/docs/nope', '/art/x']) {
    assert.equal((await platform.player(`GET ${path}`)).code, 'not_found', path);
  }
});

test('an address the site does not have is a 404, which a browser is told in the site’s own words', async () => {
  const strangers = ['/.git/config', '/.env', '/metrics', '/wp-login.php', '/member/withdraw/x'];
  for (const path of [...strangers, '/rng/', '/MEMBER/personalhistorycopy/12']) {
    const isOurs = !strangers.includes(path);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const page = await platform.player(`GET ${path}`, { headers: { accept } });
    assert.equal(page.status, isOurs ? 200 : 404, path);
    assert.match(page.text, /csp-nonce/, path);
    assert.match(String(page.headers['content-security-policy']), /script-src 'self'/);
    const program = await platform.player(`GET ${path}`);
    assert.equal(program.code, isOurs ? undefined : 'not_found', path);
    const office = await platform.staff(`GET ${path}`, { headers: { accept } });
    assert.equal(office.status, 404, path);
  }
  assert.equal((await platform.staff('GET /members/12/show')).status, 200);
});

test('a page that is a file, and the worker, come with the policy they need and are never stale', async () => {
  for (const path of ['/lite.html', '/index.html', '/sw.js']) {
    const { headers } = await platform.player(`GET ${path}`, {
      headers: { 'accept-encoding': 'br' },
    });
    assert.match(String(headers['content-security-policy']), /default-src 'self'/, path);
    assert.equal(headers['cache-control'], 'no-cache', path);
  }
  assert.match(
    String((await platform.player('GET /lite.html')).headers['content-type']),
    /text\/html/,
  );
  // No nonce: one that stood in a file would be the same for everybody.
  const { headers } = await platform.staff('GET /lite.html');
  assert.doesNotMatch(String(headers['content-security-policy']), /nonce/);
});

test('the back office’s styles carry a nonce of their own page', async () => {
  const pages = await Promise.all([platform.staff('GET /'), platform.staff('GET /members')]);
  const nonces = pages.map(({ text, headers }) => {
    const nonce = /content="([^"]+)"/.exec(text)?.[1] ?? '';
    assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonce}'`));
    return nonce;
  });
  assert.notEqual(nonces[0], nonces[1]);
  assert.equal((await platform.staff('GET /wps/system/status')).status, 404);
});

test('a write from another site’s page is refused, reads and machines pass', async () => {
  const body = { username: 'abc', password: 'def', type: 'username' };
  const post = (headers: Record<string, string>) =>
    platform.player('POST /wps/session/login', { body, headers });
  const foreign = await post({ origin: 'https://evil.example', host: '127.0.0.1:8080' });
  assert.equal(foreign.status, 403);
  assert.equal(foreign.code, 'forbidden');
  for (const origin of ['null', 'http://127.0.0.1:9999', '//127.0.0.1:8080']) {
    assert.equal((await post({ origin, host: '127.0.0.1:8080' })).code, 'forbidden', origin);
  }
  const own = await post({ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' });
  assert.equal(own.code, 'login_failed');
  assert.equal((await post({})).code, 'login_failed');
});

test('a provider’s call over a socket, which bypasses Fastify, is answered as by its route', async () => {
  await addProvider(platform.owner);
  const [member] = await addMembers(platform.owner, { count: 1, balance: 10_000n });
  const { playerId: memberId, sessionToken } = member ?? assert.fail();
  await platform.gaming.directory.refresh();
  const { player } = platform.app;
  await player.listen({ host: '127.0.0.1', port: 0 });
  const { port } = player.server.address() as AddressInfo;
  const ids = { memberId, gameCode: testProvider.gameCode, roundId: 'r1', transactionId: 't1' };
  const betwin = { ...ids, currency: 'KES', sessionToken, stake: '10.00', payout: '5.00' };
  const post = async (payload: string, more: Record<string, string> = {}, key?: string) => {
    const signed = signedHeaders(testProvider.code, key ?? testProvider.key, payload, Date.now());
    const headers = { 'content-type': 'application/json', ...signed, ...more };
    const url = '/provider/v1/betwin';
    const injected = await player.inject({ method: 'POST', url, payload, headers });
    const asked = { method: 'POST', body: payload, headers };
    const sent = await fetch(`http://127.0.0.1:${port}${url}`, asked);
    const own = /"requestId":"[^"]+"/;
    assert.equal(sent.status, injected.statusCode, payload);
    assert.equal((await sent.text()).replace(own, ''), injected.body.replace(own, ''));
    for (const [name, value] of Object.entries(injected.headers)) {
      const told = sent.headers.get(name);
      if (!/^(date|connection|content-length)$/.test(name)) assert.equal(told, String(value), name);
    }
    return { status: sent.status, connection: sent.headers.get('connection') };
  };
  const first = JSON.stringify(betwin);
  await sendOperation(platform, 'betwin', betwin);
  takeCallTimes();
  let byFastify = 0;
  subscribe('tracing:fastify.request.handler:start', () => (byFastify += 1));
  assert.equal((await post(first)).status, 200, 'a repetition');
  assert.equal(byFastify, 1, 'the injected one alone');
  const [counted] = takeCallTimes().counts;
  assert.deepEqual([counted?.call, counted?.total], ['POST /provider/v1/betwin', 2]);
  const refused = [
    await post(JSON.stringify({ ...betwin, stake: '11.00' })),
    await post(JSON.stringify({ ...betwin, memberId: 'nobody', transactionId: 't2' })),
    await post(JSON.stringify({ ...betwin, stake: 'much' })),
    await post('{"stake":'),
    await post(first, {}, 'another key'),
    await post(first, { 'x-sender': 'nobody' }),
    await post(first, { 'x-signature': '' }),
    await post(first, { origin: 'https://evil.example' }),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [409, 404, 400, 400, 401, 401, 401, 403],
  );
  platform.health.state = 'closing';
  assert.equal((await post(first)).connection, 'close');
  platform.health.state = 'ready';
});

test('what no call can read is refused with a code, not broken on', async () => {
  const send = (payload: string, type = 'application/json', url = '/wps/session/login') =>
    platform.app.player.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
    });
  const cases = [
    [await send('{"username":'), 400, 'invalid_input'],
    [await send('[]'), 400, 'invalid_input'],
    [await send('null'), 400, 'invalid_input'],
    [await send('{"__proto__":{"isAdmin":true}}'), 400, 'invalid_input'],
    [await send('<xml/>', 'text/xml'), 415, 'unsupported_media_type'],
    [await send(`"${'a'.repeat(70_000)}"`), 413, 'payload_too_large'],
    [await send('{}', 'application/json', '/wps/%00'), 404, 'not_found'],
  ] as const;
  for (const [response, status, code] of cases) {
    assert.equal(response.statusCode, status, response.body);
    assert.equal(response.json().code, code);
    assert.ok(response.json().requestId);
  }
});

test('an address that asks too often is told when to come back', async () => {
  const strict = await openTestPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  const answers = [];
  for (let at = 0; at < 21; at += 1) {
    answers.push(await strict.player('POST /wps/member/register', { body: {} }));
  }
  assert.equal(answers[19]!.code, 'invalid_input');
  assert.equal(answers[20]!.status, 429);
  assert.ok(Number(answers[20]!.details?.['retryAfterSeconds']) > 0);
  await strict.close();
});

test('a trusted proxy names the visitor by the last address, and only by one', async () => {
  const server = fastify();
  believeProxy(server);
  server.get('/', async (request) => ({ ip: request.ip }));
  const ask = async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await server.inject({ url: '/', headers, remoteAddress: '10.1.1.1' })).json().ip;
  };
  assert.equal(await ask('6.6.6.6, 41.90.1.2'), '41.90.1.2');
  assert.equal(await ask('2001:db8::1'), '2001:db8::1');
  assert.equal(await ask('41.90.1.2, <script>'), '10.1.1.1');
  assert.equal(await ask(), '10.1.1.1');
});

test('an untrusted visitor cannot name another address', async () => {
  const answer = await platform.player('GET /wps/system/status', {
    headers: { 'x-forwarded-for': '6.6.6.6' },
    ip: '10.2.2.2',
  });
  assert.equal(answer.value.ip, '10.2.2.2');
});

const describes = (document: { paths: Record<string, object> }, key: string): boolean => {
  const [method = '', path = ''] = key.split(' ');
  const described = document.paths[path.replace(/:(\w+)/g, '{$1}')];
  return described !== undefined && method.toLowerCase() in described;
};

test('the API page stands under its own policy and describes every call', async () => {
  const page = await platform.player('GET /docs/api');
  assert.equal(page.status, 200);
  assert.doesNotMatch(String(page.headers['content-security-policy']), /unsafe/);
  const { text } = await platform.player('GET /docs/api/json');
  const document = JSON.parse(text);
  assert.equal(document.openapi, '3.1.0');
  for (const key of Object.keys(playerSiteCalls)) assert.ok(describes(document, key), key);
  const staffCalls = Object.keys(document.paths).filter((path) => path.startsWith('/bo/'));
  assert.deepEqual(staffCalls, []);
  assert.equal((await platform.player('GET /docs/api/json')).text, text);
  const { text: yaml } = await platform.player('GET /docs/api/yaml');
  assert.match(yaml, /^openapi: 3\.1\.0$/m);
});

test('the API page of the back office describes every call of staff', async () => {
  const document = JSON.parse((await platform.staff('GET /docs/api/json')).text);
  for (const key of Object.keys(backOfficeCalls)) assert.ok(describes(document, key), key);
});

test('a described call tells its refusals by status', () => {
  const { paths } = openApiDocument('t', [
    { name: 'player', description: '', calls: playerSiteCalls },
  ]);
  const deposit = paths['/wps/cashier/deposits']?.['post'] as {
    responses: Record<string, { description: string }>;
  };
  assert.match(deposit.responses['409']?.description ?? '', /too_many_pending/);
  assert.match(deposit.responses['503']?.description ?? '', /gateway_unavailable/);
});
