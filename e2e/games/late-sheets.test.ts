/** What a first round does without comes later, and nobody who plays is hurt where it does not come. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taaZaPwani as definition } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { Page, Request } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';

import { sharedBrowser, patienceMs, phone, until } from '#e2e/fixtures/browser.ts';
import { type Game, openByName, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { type Language, readWords, type Words } from '#e2e/fixtures/words.ts';

/** As `npm run bench frame` has it. */
const firstSlotKb = 300;
/** On a slow line each file waits for half a second, and six do so at a time. */
const mostScripts = 18;

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

type Scene = { page: Page; game: Game; words: Words; sent: Request[] };

/** A slot on the phone of somebody who saves data: nothing is fetched before it is asked for. */
const withSlot = async (language: Language, work: (scene: Scene) => Promise<void>) => {
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openPlayer({ browser, stack, language, look, isOwn: true });
  const { page } = member;
  try {
    page.setDefaultTimeout(patienceMs);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${stack.origins.playerSite}/rng`);
    const sent: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(stack.origins.games)) sent.push(request);
    });
    const { rows } = await database.query<{ gameId: string }>(
      'SELECT game_id AS "gameId" FROM games WHERE game_code = $1',
      [definition.id],
    );
    await openByName(page, { gameId: rows[0]?.gameId ?? '', name: definition.title[language] });
    const game = openGame(page, language);
    await game.waitUntilOpen();
    await work({ page, game, words: readWords('games-client', language), sent });
  } finally {
    await member.close();
  }
};

const assets = () => `${stack.origins.games}/assets/**`;

const openHistory = ({ game, words }: Scene): Promise<void> =>
  game.frame.getByRole('button', { name: words('history'), exact: true }).click();

const sheetOf = ({ game, words }: Scene, key: string) =>
  game.frame.getByRole('dialog', { name: words(key), exact: true });

/** Keys in place of words. */
const keysIn = async ({ game }: Scene): Promise<string[] | null> =>
  (await game.frame.locator('body').innerText()).match(/\b[a-z]+_[a-z_]+\b/g);

/** Of each style sheet of the frame, whether it dresses anything. */
const styleSheets = async ({ game }: Scene): Promise<boolean[]> =>
  game.frame.locator('link[rel=stylesheet]').evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ sheet }) => {
      try {
        return (sheet?.cssRules.length ?? 0) > 0;
      } catch {
        return false;
      }
    }),
  );

/** The page of the frame names all scripts of a first round: none is learnt of from another. */
const assertAskedAtOnce = async ({ sent }: Scene): Promise<void> => {
  const page = sent.find((request) => request.resourceType() === 'document');
  const html = (await (await page?.response())?.text()) ?? '';
  const scripts = sent.filter((request) => request.resourceType() === 'script');
  const paths = scripts.map((request) => new URL(request.url()).pathname);
  assert.ok(paths.length > 5, `${paths.length} scripts: not all were seen`);
  assert.ok(paths.length <= mostScripts, `${paths.length} scripts`);
  assert.deepEqual(
    paths.filter((path) => !html.includes(`"${path}"`)),
    [],
  );
};

test('a first slot weighs no more than was promised, comes at once and says nothing in keys', () =>
  withSlot('sw', async (scene) => {
    const weights = await Promise.all(scene.sent.map((request) => request.sizes()));
    const kb = weights.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
    assert.ok(kb > 200, `${kb} kB: not all was weighed`);
    assert.ok(kb <= firstSlotKb, `${kb} kB`);
    await assertAskedAtOnce(scene);
    assert.equal(await keysIn(scene), null);
    await scene.game.spin();
    assert.equal(await keysIn(scene), null);
  }));

test('a sheet that cannot be fetched says so, rounds are played, and it opens when asked again', () =>
  withSlot('en', async (scene) => {
    const { page, game, words } = scene;
    await page.route(assets(), (route) => route.abort());
    await openHistory(scene);
    const sheet = sheetOf(scene, 'history');
    await sheet.getByRole('alert').getByText(words('late_failed')).waitFor();
    await sheet.getByRole('button', { name: words('retry') }).click();
    await sheet.getByRole('alert').getByText(words('late_failed_text')).waitFor();
    await sheet.getByRole('button', { name: words('close') }).click();
    await sheet.waitFor({ state: 'detached' });
    const told = await game.spin();
    assert.match(told, /\d/);

    await openHistory(scene);
    await sheet.getByRole('alert').waitFor();
    await page.unroute(assets());
    await sheet.getByRole('button', { name: words('retry') }).click();
    await sheet.locator('.ui-row').first().waitFor();
    assert.equal(await sheet.getByRole('alert').count(), 0);
    assert.equal(await keysIn(scene), null);
    // Whoever closes it plays on from there.
    await sheet.getByRole('button', { name: words('close') }).click();
    await game.spin();
  }));

if (isLongTier) {
  test('a sheet whose style was lost is dressed when it is asked for again', () =>
    withSlot('en', async (scene) => {
      const { page, words } = scene;
      const styles = `${stack.origins.games}/assets/*.css`;
      await page.route(styles, (route) => route.abort());
      await openHistory(scene);
      const sheet = sheetOf(scene, 'history');
      await sheet.getByRole('alert').waitFor();
      assert.ok((await styleSheets(scene)).includes(false));
      await page.unroute(styles);
      await sheet.getByRole('button', { name: words('retry') }).click();
      await sheet.getByRole('alert').waitFor({ state: 'detached' });
      await sheet.getByRole('status').waitFor({ state: 'detached' });
      assert.ok(!(await styleSheets(scene)).includes(false));
    }));

  test('a sheet on its way says so, and may be left', () =>
    withSlot('sw', async (scene) => {
      const { page, game, words } = scene;
      await page.route(assets(), () => undefined);
      await openHistory(scene);
      const sheet = sheetOf(scene, 'history');
      await sheet.getByRole('status', { name: words('late_coming') }).waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await game.spin();
    }));
}

test('a language is spoken once all its words have come that may be in view', () =>
  withSlot('en', async (scene) => {
    const { page, game } = scene;
    await openHistory(scene);
    await sheetOf(scene, 'history').locator('.ui-row, .ui-empty').first().waitFor();
    const held: (() => Promise<void>)[] = [];
    await page.route(assets(), (route) => {
      held.push(() => route.continue());
    });
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const message = { type: 'bahati:language', language: 'sw' };
      frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
    });
    const release = async (many: number) => {
      await until('words are asked for', async () => held.length === many);
      await sheetOf(scene, 'history').waitFor();
      assert.equal(await game.frame.locator('html').getAttribute('lang'), 'en');
      await held.at(-1)?.();
    };
    await release(1);
    await release(2);
    const swahili = { ...scene, words: readWords('games-client', 'sw') };
    await sheetOf(swahili, 'history').waitFor();
    assert.equal(await keysIn(swahili), null);
  }));
