import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import type { Browser, Page } from 'playwright-core';

import { openBrowser, patienceMs, phone, takePicture, until } from './browser.ts';
import { demoPerson } from './demo-people.ts';
import { openByName, openGame, untilGamesAreTold } from './game-frame.ts';
import { openMember } from './member-journey.ts';
import { createRandom } from './random.ts';
import { type Stack, startStack } from './stack.ts';
import { amountIn, wonIn } from './told-amounts.ts';
import { type Language, readWords } from './words.ts';

/** Every game the house drew by hand, in each language, and this many of its studio's in all. */
const studioGames = 50;

let stack: Stack;
let browser: Browser;
let database: Pool;
before(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
});
after(async () => {
  await browser?.close();
  await database?.end();
  await stack?.stop();
});

type ListedGame = { gameId: string; code: string; en: string; sw: string };

const listGames = async (which: string): Promise<ListedGame[]> => {
  const { rows } = await database.query<ListedGame>(
    `SELECT games.game_id AS "gameId", game_code AS code, name_en AS en, name_sw AS sw
       FROM games JOIN vendors ON vendors.id = vendor_id
       JOIN provider_profiles ON vendor_id = ANY(vendor_ids)
      WHERE vendors.wallet = 'seamless' AND NOT games.is_under_maintenance AND NOT is_vendor_group
        AND ${which} ORDER BY games.id`,
  );
  return rows;
};

/** The member's last round as the books have it, and what is left. */
const readBooks = async (username: string) => {
  const { rows } = await database.query<{ code: string; payout: bigint; balance: bigint }>(
    `SELECT game_code AS code, payout, balance
       FROM credentials JOIN rounds USING (member_id) JOIN games ON games.id = rounds.game_id
       JOIN accounts ON owner_id = member_id AND kind = 'cash' AND accounts.currency = 'KES'
      WHERE username = $1 AND state = 2 ORDER BY rounds.id DESC LIMIT 1`,
    [username],
  );
  const [last] = rows;
  assert.ok(last, 'no round stands in the books');
  return { ...last, payout: Number(last.payout) / 100, balance: Number(last.balance) / 100 };
};

/** Plays one round and holds what the screen said against the books. */
const playOnce = async (page: Page, username: string, game: ListedGame, language: Language) => {
  const words = readWords('games-client', language);
  await openByName(page, { gameId: game.gameId, name: game[language] });
  const opened = openGame(page, language);
  await opened.spinButton.waitFor();
  const told = await opened.spin();
  const shown = await opened.readBalance();
  const won = wonIn(told, words);
  if (won === 0) assert.ok(told.includes(words('live_nothing')), `${game.code}: ${told}`);
  const books = await readBooks(username);
  assert.deepEqual(
    { code: books.code, payout: books.payout, balance: books.balance },
    { code: game.code, payout: won, balance: amountIn(shown) },
    told,
  );
  const site = readWords('player-site', language);
  await page
    .getByRole('banner')
    .getByRole('button', { name: site('game_back') })
    .click();
  await page.getByRole('searchbox').waitFor();
};

/** What is drawn is not judged here, so it is drawn coarsely. */
const look = { ...phone, sharpness: 0.25, theme: 'dark' } as const;

const seed = randomInt(2 ** 31);
const players = [
  { language: 'en', username: 'amani' },
  { language: 'sw', username: 'neema' },
] as const;

test('every flagship and 50 games of the studio are played on a phone and pay what they show', {
  timeout: 900_000,
}, async () => {
  await untilGamesAreTold(database);
  const studio = await listGames(`game_code LIKE 'studio-%'`);
  const drawn = await listGames(
    `game_code NOT LIKE 'studio-%' AND category = 'RNG' AND NOT 'table' = ANY(features)`,
  );
  assert.ok(drawn.length >= 24, `${drawn.length} games have a name of their own`);
  const play = async ({ language, username }: (typeof players)[number], turn: number) => {
    const random = createRandom(seed + turn);
    const person = { browser, stack, language, look } as const;
    const member = await openMember(person);
    const { page, complaints } = member;
    page.setDefaultTimeout(patienceMs);
    let at = 'home';
    try {
      await member.arrive();
      await member.logInAs(demoPerson(username));
      await page.goto(`${stack.origins.playerSite}/rng`);
      const some = Array.from({ length: studioGames / players.length }, () => random.pick(studio));
      for (const game of [...drawn, ...some]) {
        at = game.code;
        await playOnce(page, username, game, language);
      }
      assert.deepEqual(complaints, []);
    } catch (error) {
      await takePicture(page, `game-${at}-${language}-failed`);
      const told = `${at} in ${language}, games drawn with ${seed}: ${complaints.join('; ')}`;
      throw new Error(told, { cause: error });
    } finally {
      await member.close();
    }
  };
  await Promise.all(players.map(play));
  await until('every round is in the books', async () => {
    const { rows } = await database.query('SELECT 1 FROM rounds WHERE state = 1 LIMIT 1');
    return rows.length === 0;
  });
  await stack.verify();
});
