import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createApp } from './app.ts';
import { runHere, type Running, type Scene, setScene } from './scene.testing.ts';

let scene: Scene;
let running: Running;
let folder: string;
let app: HttpServer;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  folder = await mkdtemp(join(tmpdir(), 'games-pages-'));
  await writeFile(join(folder, 'index.html'), '<p>the frame</p>');
  await writeFile(join(folder, 'verify.html'), '<p>the proof</p>');
  await mkdir(join(folder, 'frames'));
  await writeFile(join(folder, 'frames', 'taa-za-pwani.en.html'), '<p>the frame</p>');
  await writeFile(join(folder, 'frames', 'dice.sw.html'), '<p>the dice</p>');
  await writeFile(join(folder, 'frames', 'studio.en.html'), '<p>a studio game</p>');
  app = await createApp(running.context, { siteFolder: folder });
});
after(async () => {
  await app.close();
  await running.stop();
  await scene.close();
  await rm(folder, { recursive: true });
});

test('the frame and the verify page are served under a strict policy, framed by the site alone', async () => {
  for (const [url, text] of [
    ['/?token=abc&game=taa-za-pwani', 'the frame'],
    ['/verify?nonce=1', 'the proof'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject(url);
    assert.equal(statusCode, 200);
    assert.match(body, new RegExp(text));
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'self'; script-src 'self'; style-src 'self'/);
    assert.match(policy, /object-src 'none'; base-uri 'none'/);
    assert.match(policy, /frame-ancestors http:\/\/127\.0\.0\.1:8080$/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
  }
});

test('the frame comes with the page of its game and language, where there is one', async () => {
  for (const [query, text] of [
    ['game=dice&language=sw-KE', 'the dice'],
    ['game=studio-000123-5&language=en', 'a studio game'],
    ['game=studio-000123-5', 'a studio game'],
    ['game=lulu-ya-malkia&language=en', 'a studio game'],
    ['game=dice&language=fr', 'the frame'],
    ['game=../frames/dice&language=sw', 'the frame'],
    ['game=dice&language=sw.html%00', 'the frame'],
    ['', 'the frame'],
  ] as const) {
    const { statusCode, body } = await app.inject(`/?${query}`);
    assert.equal(statusCode, 200);
    assert.match(body, new RegExp(text), query);
  }
});

test('an unknown call is refused in the words of the contract', async () => {
  const response = await app.inject('/frame/v1/nothing');
  assert.equal(response.statusCode, 404);
  assert.equal((response.json() as { code: string }).code, 'not_found');
});

test('answers to frames are never stored', async () => {
  const { headers } = await app.inject('/frame/v1/rounds');
  assert.equal(headers['cache-control'], 'no-store');
});

test('the server says that it lives, and that it is ready only while it has its database', async () => {
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  assert.equal((await app.inject('/readyz')).statusCode, 200);
  await scene.owner.query('REVOKE SELECT ON games.rounds FROM bahati_games_app');
  assert.equal((await app.inject('/readyz')).statusCode, 503);
  await scene.owner.query('GRANT SELECT ON games.rounds TO bahati_games_app');
});
