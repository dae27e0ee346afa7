/** Free play: a visitor tries games with play money on a phone and goes on to join; nothing of it is recorded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openVisitor, patienceMs, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openByName, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';
import { startWalk } from './site-walk.ts';

// Of the file's own: it switches what the brand offers.
const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['games-server', 'platform'] }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const setFlag = (isOn: boolean) =>
  database.query(
    `UPDATE brands SET flags = jsonb_set(flags, '{freePlayGames}', to_jsonb($1::boolean))`,
    [isOn],
  );

const findGame = async (code: string) => {
  const { rows } = await database.query<{ gameId: string; name: string }>(
    'SELECT game_id AS "gameId", name_en AS name FROM games WHERE game_code = $1',
    [code],
  );
  const [game] = rows;
  assert.ok(game);
  return game;
};

/** What is kept of play for money, and what a winner or a count would come from; jobs move other money. */
const readReal = async () => {
  const { rows } = await database.query(
    `SELECT (SELECT count(*) FROM provider_transactions) AS operations,
            (SELECT count(*) FROM rounds) AS bets,
            (SELECT count(*) FROM game_sessions) AS launches,
            (SELECT count(*) FROM members) AS members,
            (SELECT count(*) FROM games.rounds) AS rounds,
            (SELECT count(*) FROM games.seed_pairs) AS pairs,
            (SELECT coalesce(sum(rounds), 0) FROM games.build_returns) AS counted`,
  );
  return rows[0];
};

const frameWords = readWords('games-client', 'en');

const openWalk = async () => {
  const visitor = await openVisitor(browser, { ...phone, theme: 'light' });
  const walker = await startWalk(visitor, stack, { language: 'en', theme: 'light' });
  walker.page.setDefaultTimeout(patienceMs);
  return { ...walker, close: () => visitor.close() };
};

test('a visitor on a phone plays a slot and an original for free, refills, and goes on to join', async () => {
  await setFlag(true);
  const before = await readReal();
  const { page, words, lookAt, findings, close } = await openWalk();
  const [slot, original] = await Promise.all([findGame('taa-za-pwani'), findGame('dice')]);

  await page.goto(`${stack.origins.playerSite}/rng`);
  await openByName(page, slot);
  const join = page.getByRole('dialog', { name: words('join_title') });
  await join.getByRole('link', { name: words('hd_sign_up') }).waitFor();
  await join.getByRole('link', { name: words('free_play_game') }).waitFor();
  await lookAt('free play: join');
  await join.getByRole('link', { name: words('free_play_game') }).click();

  const game = openGame(page, 'en');
  await game.waitUntilOpen();
  await page.getByText(words('free_play_label'), { exact: true }).waitFor();
  const balance = game.frame.locator('.money').filter({ hasText: frameWords('play_money') });
  assert.match(await balance.innerText(), /Play\s*10,000/, 'no amount is shown as money');
  await lookAt('free play: slot');
  for (let count = 0; count < 3; count++) await game.spin();
  const { rows } = await database.query('SELECT balance FROM games.free_purses');
  assert.equal(rows.length, 1);
  await database.query('UPDATE games.free_purses SET balance = 1000');
  await game.pressSpin();
  const short = game.frame.getByRole('dialog', { name: frameWords('funds_title') });
  await short.getByRole('button', { name: frameWords('refill') }).click();
  await until('the purse is full again', async () => /10,000/.test(await balance.innerText()));
  await database.query('UPDATE games.free_purses SET balance = 1000');
  await page.getByRole('button', { name: words('free_play_refill') }).click();
  await until('it is filled from the site as well', async () => {
    const purse = await database.query<{ balance: bigint }>(
      'SELECT balance FROM games.free_purses',
    );
    return Number(purse.rows[0]?.balance) === 1_000_000;
  });

  // An original, from the sheet of its tile.
  await page.goto(`${stack.origins.playerSite}/bgs`);
  await page.getByRole('searchbox').fill(original.name);
  await page
    .getByRole('button', { name: words('game_about', { game: original.name }) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: original.name });
  await sheet.getByRole('link', { name: words('free_play_game') }).click();
  const frame = page.frameLocator('iframe');
  const bet = frame.getByRole('button', { name: frameWords('bet'), exact: true });
  await bet.click();
  await until('the round of dice is over', async () => {
    const rounds = await database.query<{ count: bigint }>(
      `SELECT count(*) FROM games.free_rounds r JOIN games.free_purses p ON p.id = r.purse_id
        WHERE p.game_code = 'dice' AND r.payout IS NOT NULL`,
    );
    return Number(rounds.rows[0]?.count) === 1;
  });
  await frame.getByText(frameWords('play_money')).waitFor();
  await lookAt('free play: original', false);
  assert.deepEqual(findings, []);
  assert.deepEqual(await readReal(), before, 'nothing for money knows of it');

  await page.getByRole('button', { name: words('free_play_for_real') }).click();
  await page.getByRole('dialog', { name: words('register_title') }).waitFor();
  const next = new URL(page.url()).searchParams.get('next');
  assert.equal(next, `/seamless?gameId=${encodeURIComponent(original.gameId)}`);
  await close();
});

test('a trial member is told what a game needs, and plays it for free from its own address', async () => {
  await setFlag(true);
  const { page, words, lookAt, findings, close } = await openWalk();
  const original = await findGame('dice');
  await page.goto(`${stack.origins.playerSite}/login`);
  await page.getByRole('button', { name: words('free_play_start') }).click();
  await page.getByText(words('trial_strip')).waitFor();
  const before = await readReal();
  await page.goto(`${stack.origins.playerSite}/bgs`);
  await openByName(page, original);
  const told = page.getByRole('dialog', { name: words('join_title') });
  await told.getByText(words('in_need_true_account')).waitFor();
  await told.getByRole('link', { name: words('free_play_game') }).waitFor();
  await lookAt('free play: a trial is told');

  await page.goto(`${stack.origins.playerSite}/seamless?gameId=${original.gameId}`);
  await page.getByRole('link', { name: words('free_play_game') }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: frameWords('bet'), exact: true }).click();
  await until('the round is over', async () => {
    const { rows } = await database.query('SELECT 1 FROM games.free_rounds WHERE payout IS NULL');
    const ended = await database.query(
      `SELECT 1 FROM games.free_rounds r JOIN games.free_purses p ON p.id = r.purse_id
        WHERE p.game_code = 'dice' AND r.payout IS NOT NULL`,
    );
    return rows.length === 0 && ended.rows.length > 1;
  });
  assert.deepEqual(await readReal(), before, 'nothing for money knows of it');
  assert.deepEqual(findings, []);
  await page.getByRole('button', { name: words('free_play_for_real') }).click();
  await page.getByRole('dialog', { name: words('register_title') }).waitFor();
  await close();
});

test('where the brand has no free play nobody is offered it, and no address leads to it', async () => {
  await setFlag(false);
  const { page, words, close } = await openWalk();
  const slot = await findGame('taa-za-pwani');
  await until('the brand is read again', async () => {
    await page.goto(`${stack.origins.playerSite}/seamless?gameId=${slot.gameId}&free=1`);
    const told = page.locator('.game-refused, iframe');
    await told.first().waitFor();
    return (await page.locator('.game-refused').count()) === 1;
  });
  await page.getByText(words('refusal_free_play_off')).waitFor();
  await page.goto(`${stack.origins.playerSite}/rng`);
  await openByName(page, slot);
  const join = page.getByRole('dialog', { name: words('join_title') });
  await join.getByRole('link', { name: words('hd_sign_up') }).waitFor();
  assert.equal(await join.getByRole('link', { name: words('free_play_game') }).count(), 0);
  await close();
});
