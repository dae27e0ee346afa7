/** A further language is a folder of files: the site is built with a made-up one and looked at. */
import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';

import { pseudoLanguage, pseudoWords } from '@bahati/testing/pseudo-words.ts';
import { repositoryFolder } from '@bahati/testing/test-server.ts';
import { wordFiles } from '@bahati/ui/words/join-words.ts';
import { runNode } from '#scripts/run-node.ts';
import {
  findObstacles,
  openVisitor,
  phone,
  sharedBrowser,
  type Visitor,
} from '#e2e/fixtures/browser.ts';
import { enterSite, plantMember } from '#e2e/fixtures/planted.ts';
import { settle } from './site-walk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const vite = join(repositoryFolder, 'node_modules', 'vite', 'bin', 'vite.js');
const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const { stack } = await openStack({ isShared: true });
const copied = ['index.html', 'package.json', 'public', 'src', 'vite.config.ts', 'early-pages.ts'];
let folder: string;
let visitor: Visitor;

/** A copy of the site whose only difference is files of words in one more language. */
const buildCopy = async (): Promise<void> => {
  const cache = join(repositoryFolder, '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'pseudo-language-'));
  const site = join(repositoryFolder, 'apps', 'player-site');
  for (const part of copied) await cp(join(site, part), join(folder, part), { recursive: true });
  for (const file of wordFiles(join(folder, 'src'), 'en')) {
    const words = pseudoWords(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
    await writeFile(file.replace('.en.', `.${pseudoLanguage}.`), JSON.stringify(words));
  }
  await runNode([vite, 'build', folder], { ...process.env, NODE_ENV: 'production' });
};

before(async () => {
  await buildCopy();
  visitor = await openVisitor(await sharedBrowser(), { ...phone, theme: 'dark' }, { isOwn: true });
  // The copy's files; what the pages ask of the server goes to the server.
  await visitor.context.route(`${stack.origins.playerSite}/**`, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    const name = isPage ? 'index.html' : new URL(route.request().url()).pathname;
    const body = await readFile(join(folder, 'dist', name)).catch(() => undefined);
    if (!body) return route.fallback();
    await route.fulfill({ body, contentType: kinds[extname(name)] ?? 'application/octet-stream' });
  });
});

after(async () => {
  await visitor?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const lookAt = async (path: string): Promise<void> => {
  const { page } = visitor;
  await page.goto(`${stack.origins.playerSite}${path}?lang=${pseudoLanguage}`);
  await settle(page);
  const spoken = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  assert.deepEqual(spoken, { lang: pseudoLanguage, dir: 'rtl' }, path);
  assert.match(await page.locator('main').innerText(), /\u202e/, path);
  assert.deepEqual(await findObstacles(page, false), [], path);
};

test('a long language that is read from the right fits pages for everybody on a phone', async () => {
  for (const path of ['/', '/help', '/promotions', '/rng']) await lookAt(path);
});

test('it fits the pages of money and of the account too', async () => {
  await enterSite(visitor.context, await plantMember(stack, { balance: 100_000n }), 'en');
  for (const path of ['/member', '/member/depositv2', '/member/withdraw', '/member/limits'])
    await lookAt(path);
});
