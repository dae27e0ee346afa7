/** Home as its brand wants it: jackpots, what is still to come, and the search over all games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, openVisitor, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { settle, startWalk } from './site-walk.ts';

// Of the file's own: it changes what everybody sees.
const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['games-server', 'platform'] }),
  sharedBrowser(),
]);

const setBrand = (isPool: boolean, emptyCategories: 'hidden' | 'coming') =>
  database.query(
    `UPDATE brands SET empty_categories = $2,
            flags = jsonb_set(flags, '{jackpotCounterIsPool}', to_jsonb($1::boolean))`,
    [isPool, emptyCategories],
  );

test('a phone shows the real jackpots, what is coming in one card, and finds any game', async () => {
  await setBrand(true, 'coming');
  await database.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency, balance)
     VALUES (nextval('operator_account_ids'), 0, 'jackpot_pool', 'BAHATI grand', 'KES', 123456700)`,
  );
  const visitor = await openVisitor(browser, { ...phone, theme: 'light' });
  const walker = await startWalk(visitor, stack, { language: 'sw', theme: 'light' });
  const { page, words } = walker;
  await walker.open('/');
  await page.getByRole('heading', { name: words('jackpots_total') }).waitFor();
  await until('the grand jackpot has climbed', async () =>
    /\d,\d{3},567\.00/.test(await page.locator('.jackpot-levels').innerText()),
  );
  const coming = page.getByRole('region', { name: words('coming_title') });
  await coming.getByText(words('con_sports')).waitFor();
  assert.equal(await page.getByText(words('game_down'), { exact: true }).count(), 0);
  await walker.lookAt('home with jackpots');

  await page.getByRole('link', { name: words('jackpots_trail') }).click();
  await page.getByRole('heading', { level: 1, name: words('jackpots_title') }).waitFor();
  await page.getByText(words('jackpots_movements')).first().click();
  await settle(page);
  await walker.lookAt('jackpots');

  await page.getByRole('link', { name: words('search_title') }).click();
  const search = walker.dialog('search_title');
  await search.getByRole('searchbox').fill('taa za pwani');
  await search.getByRole('link', { name: /Taa za Pwani/ }).waitFor();
  await walker.lookAt('search');
  await search.getByRole('searchbox').fill('zzzzzz');
  await search.getByText(words('games_none_title')).waitFor();
  await search.getByRole('heading', { name: words('row_hot') }).waitFor();
  await walker.lookAt('search that finds nothing');
  await search.getByRole('searchbox').fill(words('activity_up').slice(0, 4));
  await search.getByRole('link', { name: words('activity_up') }).tap();
  await page.getByRole('heading', { level: 1, name: words('activity_up') }).waitFor();

  // One category has no such game: another one has.
  const elsewhere = page.locator('.search-elsewhere');
  await until('the games server has told its games, and the lists were read again', async () => {
    await walker.open('/rng?search=plinko');
    await elsewhere.getByRole('heading', { name: words('search_elsewhere') }).waitFor();
    return (await elsewhere.getByRole('link', { name: /Plinko/ }).count()) === 1;
  });
  await walker.lookAt('found in other categories');
  assert.deepEqual([walker.findings, walker.complaints], [[], []]);
  await visitor.close();
});

test('a desk shows the decorative figures, nothing of empty categories, and searches by keyboard', async () => {
  await setBrand(false, 'hidden');
  const visitor = await openVisitor(browser, { ...desktop, theme: 'dark' });
  const walker = await startWalk(visitor, stack, { language: 'en', theme: 'dark' });
  const { page, words } = walker;
  await until('the brand is read again', async () => {
    await walker.open('/');
    await settle(page);
    return (await page.getByText(words('coming_title')).count()) === 0;
  });
  await until('the words stand in the site’s own type', async () =>
    page.evaluate(() =>
      ['Figtree Variable', 'Bricolage Variable'].every((family) =>
        [...document.fonts].some(
          (face) => face.family.includes(family) && face.status === 'loaded',
        ),
      ),
    ),
  );
  const figure = page.locator('.jackpot-figure');
  await figure.waitFor();
  assert.match(await figure.innerText(), /^(1,000,000,000|\d{3},\d{3},\d{3})\.\d\d$/);
  const nav = page.getByRole('navigation', { name: words('nav_games') });
  await nav.getByRole('link', { name: words('con_rng'), exact: true }).waitFor();
  assert.equal(await nav.getByRole('link', { name: words('con_sports'), exact: true }).count(), 0);
  await walker.lookAt('home with decoration');

  await page.keyboard.press('/');
  const search = walker.dialog('search_title');
  await search.getByRole('searchbox').fill('lanterns');
  await search.locator('a[data-hit]').filter({ hasText: 'Lanterns of the Coast' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await search.getByRole('searchbox').fill('lanterns');
  await search.locator('a[data-hit]').filter({ hasText: 'Lanterns of the Coast' }).waitFor();
  await page.keyboard.press('Enter');
  await walker.dialog('join_title').waitFor();

  // Enter comes long before the answer does, and opens what was typed, not what stood there.
  await page.keyboard.press('Escape');
  await walker.dialog('join_title').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await search.getByRole('link').first().waitFor();
  await page.keyboard.type('crash');
  await page.keyboard.press('Enter');
  await walker.dialog('join_title').waitFor();
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  assert.match(next, /^\/seamless\?gameId=.*crash$/i, 'the game of that very name');
  assert.deepEqual([walker.findings, walker.complaints], [[], []]);
  await visitor.close();
});
