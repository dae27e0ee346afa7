import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { colourOf } from '@bahati/game-rules/slots/gamble.ts';
import { replayRound, type RoundStory } from '@bahati/game-rules/slots/replay.ts';
import {
  clickAtRest,
  sharedBrowser,
  patienceMs,
  phone,
  takePicture,
  until,
} from '#e2e/fixtures/browser.ts';
import { type Game, openByName, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openMemberPage, openPlayer } from '#e2e/fixtures/member.ts';
import { type DrawsOf, plantPair } from './planted-seeds.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { type Language, patternOf, readWords } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const definitionOf = (code: string): SlotDefinition => {
  const game = flagships.find(({ definition }) => definition.id === code);
  assert.ok(game, `the operator has no ${code}`);
  return game.definition;
};

/** Plays a round of the planted pair by the rules alone. */
type Play = (nonce: number, story: RoundStory) => ReturnType<typeof replayRound>;

/** The member's last round as the books have it, and what is left; minor units. */
const readBooks = async (username: string) => {
  const { rows } = await database.query<Record<'payout' | 'stake' | 'balance', string>>(
    `SELECT payout, rounds.stake, balance
       FROM credentials JOIN rounds USING (member_id)
       JOIN accounts ON owner_id = member_id AND kind = 'cash' AND accounts.currency = 'KES'
      WHERE username = $1 AND state = 2 ORDER BY rounds.id DESC LIMIT 1`,
    [username],
  );
  const [last] = rows;
  assert.ok(last, 'no round stands in the books');
  const { payout, stake, balance } = last;
  return { payout: BigInt(payout), stake: BigInt(stake), balance: BigInt(balance) };
};

const minorIn = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));

type Scene = {
  page: Page;
  game: Game;
  username: string;
  definition: SlotDefinition;
  language: Language;
  words: ReturnType<typeof readWords>;
};

/** Opens a game as a player would, on a phone, on a pair of seeds planted before. */
const openScene = async (code: string, language: Language, isWanted: (play: Play) => boolean) => {
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openPlayer({ browser, stack, language, look });
  const { page, username } = member;
  const definition = definitionOf(code);
  const playBy =
    (drawsOf: DrawsOf): Play =>
    (nonce, story) =>
      replayRound(definition, story, drawsOf(nonce));
  const play = playBy(
    await plantPair(database, { username, code }, (drawsOf) => isWanted(playBy(drawsOf))),
  );
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${stack.origins.playerSite}/rng`);
  const { rows } = await database.query<{ gameId: string }>(
    'SELECT game_id AS "gameId" FROM games WHERE game_code = $1',
    [code],
  );
  await openByName(page, { gameId: rows[0]?.gameId ?? '', name: definition.title[language] });
  const game = openGame(page, language);
  await game.waitUntilOpen();
  const words = readWords('games-client', language);
  const scene: Scene = { page, game, username, definition, language, words };
  return { ...scene, play, member };
};

/** Starts a round and answers once the panel of its acts is open, however long its reels show. */
const spinToPanel = async ({ game, words }: Scene): Promise<void> => {
  await game.pressSpin();
  await reachPanel({ game, words });
};

const reachPanel = ({ game, words }: Pick<Scene, 'game' | 'words'>): Promise<boolean> =>
  until('the round asks its player', async () => {
    if (await game.frame.locator('.acts').isVisible()) return true;
    const hurry = game.frame.getByRole('button', { name: words('spin_hurry'), exact: true });
    await hurry.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
    return false;
  });

/** In the middle of a round the page is loaded anew: the round goes on where it stood. */
const reload = async (scene: Scene): Promise<void> => {
  await scene.page.reload();
  await reachPanel(scene);
};

/** In the middle of a round the member leaves, and finds it where he looks for his money. */
const comeBackByRecord = async (scene: Scene): Promise<void> => {
  const { page, game, language } = scene;
  const words = readWords('player-site', language);
  const main = page.getByRole('main');
  const staked = await game.readBalance();
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('game_back') })
    .click();
  await openMemberPage(page, words, 'member_wallet');
  await main.getByText(words('round_open'), { exact: true }).waitFor();
  await openMemberPage(page, words, 'member_betting_record');
  const row = main.getByRole('link', { name: patternOf(words('record_stake')) }).first();
  await row.getByText(words('round_open'), { exact: true }).waitFor();
  await row.click();
  await main.getByText(words('bet_result_open'), { exact: true }).waitFor();
  await takePicture(page, `open-round-${language}`);
  assert.deepEqual(await main.getByRole('alert').allInnerTexts(), [], 'nothing to be alarmed of');
  await main.getByRole('link', { name: words('round_continue'), exact: true }).click();
  await reachPanel(scene);
  assert.equal(await game.readBalance(), staked);
};

/** The same from home, where the round is told above the games. */
const comeBackFromHome = async (scene: Scene): Promise<void> => {
  const { page, definition, language } = scene;
  const words = readWords('player-site', language);
  await page.goto(stack.origins.playerSite);
  const told = words('round_open_in', { game: definition.title[language] });
  const back = page.getByRole('link', { name: told });
  await back.waitFor();
  await takePicture(page, `open-round-home-${language}`);
  await clickAtRest(back);
  await reachPanel(scene);
};

/** The round is over and left: what the screen says stands in the books. */
const checkBooks = async (
  { game, username }: Scene,
  expected: { payout: bigint; staked: bigint },
): Promise<void> => {
  await game.spinButton.waitFor();
  const books = await readBooks(username);
  assert.deepEqual({ payout: books.payout, staked: books.stake }, expected);
  assert.equal(minorIn(await game.readBalance()), books.balance);
};

const stakeIn = async ({ game }: Scene): Promise<bigint> =>
  minorIn(await game.frame.locator('.stake-amount').innerText()) * 100n;

test('a win is doubled, lost and taken by clicks, also after the page was loaded anew', {
  timeout: 400_000,
}, async () => {
  // The first three rounds win on the reels, and simply.
  const isWanted = (play: Play) =>
    [0, 1, 2].every((nonce) => {
      const { outcome } = play(nonce, {});
      return outcome.pay > 0 && outcome.freeSpins.length === 0;
    });
  const scene = await openScene('moto-wa-pilipili', 'en', isWanted);
  const { game, words, play, definition, page, member } = scene;
  const { frame } = game;
  const button = (key: string) => frame.getByRole('button', { name: words(key), exact: true });
  const take = frame.getByRole('button', { name: patternOf(words('gamble_take')) });
  const colourAfter = (nonce: number, acts: readonly string[]) => {
    const { gamble } = play(nonce, { choice: 'gamble', acts: [...acts, 'red'] });
    return colourOf(gamble.at(-1)?.card ?? 0);
  };
  const payOf = (nonce: number, acts: readonly string[], stake: bigint) =>
    toAmount(definition, play(nonce, { choice: 'gamble', acts }).pay, stake);
  try {
    await frame.getByRole('switch', { name: words('gamble_switch') }).click();
    const staked = await stakeIn(scene);

    await spinToPanel(scene);
    const right = colourAfter(0, []);
    await button(`gamble_${right}`).click();
    await frame.locator('.gamble-left', { hasText: /\d/ }).waitFor();
    await until('the card was shown', async () =>
      (await take.innerText()).includes(words('gamble_take', { amount: '' }).trim()),
    );
    await reload(scene);
    const doubled = payOf(0, [right], staked);
    assert.equal(minorIn(await take.innerText()), doubled);
    await take.click();
    await checkBooks(scene, { payout: doubled, staked });

    await spinToPanel(scene);
    await button(colourAfter(1, []) === 'red' ? 'gamble_black' : 'gamble_red').click();
    await button('acts_go_on').click();
    await checkBooks(scene, { payout: 0n, staked });

    await spinToPanel(scene);
    await comeBackByRecord(scene);
    const won = payOf(2, [], staked);
    assert.equal(minorIn(await take.innerText()), won);
    await take.click();
    await checkBooks(scene, { payout: won, staked });
    assert.deepEqual(member.complaints, []);
    await stack.verify();
  } catch (error) {
    await takePicture(page, 'gamble-failed');
    throw error;
  } finally {
    await member.close();
  }
});

test('chests are opened by clicks, also after the page was loaded anew, and pay what they show', {
  timeout: 400_000,
}, async () => {
  const isWanted = (play: Play) => play(0, {}).chests !== null;
  const scene = await openScene('hazina-ya-gedi', 'sw', isWanted);
  const { game, words, play, definition, page, member } = scene;
  const { frame } = game;
  const chest = (number: number) => frame.locator('.chest').nth(number - 1);
  try {
    const staked = await stakeIn(scene);
    const picks = definition.pick?.picks ?? 0;
    const chosen = Array.from({ length: picks }, (_, at) => at + 1);
    await spinToPanel(scene);
    for (const number of chosen) {
      await chest(number).click();
      await frame
        .locator('.chest[data-look=open]')
        .nth(number - 1)
        .waitFor();
      if (number < picks) await (number === 1 ? comeBackFromHome : reload)(scene);
    }
    const story = { acts: chosen.map((number) => `chest:${number}`) };
    const { pay, chests } = play(0, story);
    // What lay in the others is shown once nothing can be chosen any more.
    const onGo = frame.getByRole('button', { name: words('acts_go_on'), exact: true });
    await onGo.waitFor();
    const shown = await frame.locator('.chest-prize').allInnerTexts();
    const money = (laid: number) => BigInt(laid) * staked;
    assert.deepEqual(
      shown.map(
        (text) => minorIn(text.replace(/\.(?=\d\d$)/, '')) * (/\.\d\d$/.test(text) ? 1n : 100n),
      ),
      (chests?.laid ?? []).map(money),
    );
    await onGo.click();
    await checkBooks(scene, { payout: toAmount(definition, pay, staked), staked });
    assert.deepEqual(member.complaints, []);
    await stack.verify();
  } catch (error) {
    await takePicture(page, 'chests-failed');
    throw error;
  } finally {
    await member.close();
  }
});

test('free spins are bought by clicks for the price that is shown, and pay what the books say', {
  timeout: 400_000,
}, async () => {
  const scene = await openScene('ngalawa-kombe', 'sw', () => true);
  const { game, words, play, definition, page, member } = scene;
  const { frame } = game;
  try {
    const staked = (await stakeIn(scene)) * BigInt(definition.buy?.price ?? 0);
    const { pay, outcome } = play(0, { choice: 'buy' });
    assert.ok(outcome.freeSpins.length > 0);
    await frame.getByRole('button', { name: patternOf(words('buy_short')) }).click();
    const dialog = frame.getByRole('dialog', { name: words('buy_title') });
    const buy = dialog.getByRole('button', { name: patternOf(words('buy_for')) });
    assert.equal(minorIn((await buy.innerText()).replace(/\.00$/, '')) * 100n, staked);
    await takePicture(page, 'buy-dialog');
    await buy.click();
    await game.playToEnd();
    const stake = staked / BigInt(definition.buy?.price ?? 1);
    await checkBooks(scene, { payout: toAmount(definition, pay, stake), staked });
    assert.deepEqual(member.complaints, []);
    await stack.verify();
  } catch (error) {
    await takePicture(page, 'buy-failed');
    throw error;
  } finally {
    await member.close();
  }
});
