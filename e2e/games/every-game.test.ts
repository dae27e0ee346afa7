import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { sharedBrowser, patienceMs, phone, takePicture, until } from '#e2e/fixtures/browser.ts';
import { goToGame, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { createRandom } from '#e2e/fixtures/random.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { amountIn, wonIn } from '#e2e/fixtures/told-amounts.ts';
import { type Language, readWords } from '#e2e/fixtures/words.ts';

/** Beside every game the operator drew by hand. */
const studioGames = repetitions('games of the studio in a browser', { usual: 2, long: 200 });

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

type ListedGame = { gameId: string; code: string; features: string[] };

const listGames = async (which: string): Promise<ListedGame[]> => {
  const { rows } = await database.query<ListedGame>(
    `SELECT games.game_id AS "gameId", game_code AS code, features
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
  await goToGame(page, game.gameId);
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
};

/** Those that show a mechanic none before them did. */
const showEachMechanic = (games: readonly ListedGame[]): ListedGame[] => {
  const shown = new Set<string>();
  return games.filter(({ features }) => {
    const before = shown.size;
    for (const feature of features) shown.add(feature);
    return shown.size > before;
  });
};

/** What is drawn is not judged here, so it is drawn coarsely. */
const look = { ...phone, sharpness: 0.25, theme: 'dark', hasSound: true } as const;

/** Which games of the studio are played; another seed plays others. */
const seed = 20_261_123;
const languages = ['en', 'sw'] as const;

test('flagships of every kind and some games of the studio are played on a phone and pay what they show', {
  timeout: 900_000,
}, async () => {
  await untilGamesAreTold(database);
  const studio = await listGames(`game_code LIKE 'studio-%'`);
  const all = await listGames(
    `game_code NOT LIKE 'studio-%' AND category = 'RNG' AND NOT 'table' = ANY(features)`,
  );
  assert.ok(all.length >= 24, `${all.length} games have a name of their own`);
  const drawn = isLongTier ? all : showEachMechanic(all);
  const played: string[] = [];
  const play = async (language: Language, turn: number) => {
    const random = createRandom(seed + turn);
    const member = await openPlayer({ browser, stack, language, look });
    const { page, complaints, username } = member;
    played.push(username);
    page.setDefaultTimeout(patienceMs);
    let at = 'home';
    try {
      await page.goto(`${stack.origins.playerSite}/rng`);
      // Before its first screen stands, the site does not hear where it is sent.
      await page.getByRole('searchbox').waitFor();
      const some = Array.from({ length: studioGames / languages.length }, () =>
        random.pick(studio),
      );
      // A game in one language, the next in the other; in the long tier each in both.
      const own = drawn.filter((_, at) => isLongTier || at % languages.length === turn);
      for (const game of [...own, ...some]) {
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
  await Promise.all(languages.map(play));
  await until('every round is in the books', async () => {
    const { rows } = await database.query(
      `SELECT 1 FROM rounds JOIN credentials USING (member_id)
        WHERE state = 1 AND username = ANY($1)`,
      [played],
    );
    return rows.length === 0;
  });
  await stack.verify();
});
