import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import { sharedBrowser, patienceMs, phone, takePicture, until } from '#e2e/fixtures/browser.ts';
import { goToGame, openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openMemberPage, openPlayer } from '#e2e/fixtures/member.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { type Hand, hands, playOut, ways } from './bet-play.ts';
import { plantPair } from './planted-seeds.ts';
import { untilFigures } from '#e2e/fixtures/shown-figures.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { amountIn, wonIn } from '#e2e/fixtures/told-amounts.ts';
import { type Language, patternOf, readWords } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

/** The rounds of a game a member has ended, and what is left. */
const readBooks = async (username: string, code: string) => {
  const { rows } = await database.query<Record<'stake' | 'payout' | 'balance', bigint | null>>(
    `SELECT last.stake, last.payout, balance
       FROM credentials JOIN accounts ON owner_id = member_id AND kind = 'cash' AND currency = 'KES'
       LEFT JOIN LATERAL (SELECT rounds.id, rounds.stake, payout FROM rounds
          JOIN games ON games.id = rounds.game_id
          WHERE rounds.member_id = credentials.member_id AND game_code = $2 AND state = 2
          ORDER BY rounds.id DESC LIMIT 1) AS last ON true
      WHERE username = $1`,
    [username, code],
  );
  const [found] = rows;
  assert.ok(found, `${username} has no account`);
  return {
    stake: Number(found.stake ?? 0) / 100,
    payout: Number(found.payout ?? 0) / 100,
    balance: Number(found.balance) / 100,
  };
};

const countRounds = async (username: string, code: string): Promise<number> => {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM rounds JOIN games ON games.id = rounds.game_id
       JOIN credentials USING (member_id)
      WHERE username = $1 AND game_code = $2 AND state = 2`,
    [username, code],
  );
  return Number(rows[0]?.count);
};

/** Whether a round played so is won (1) or lost (-1). */
const outcomeOf = (game: AnyBetGame, draws: DrawStream): number => {
  const { chosen = [], opening = game.firstOpening } = ways[game.code] ?? {};
  let state = game.start(opening, draws);
  for (let offered = actionsOf(game, state); offered.length > 0; offered = actionsOf(game, state)) {
    const act = chosen.find((one) => offered.includes(one));
    assert.ok(act && game.acts, `${game.code} offers ${offered.join()}`);
    state = game.acts.act(state, act, draws);
  }
  const pay = game.pay(state);
  assert.ok(pay, `${game.code} has not ended`);
  const cost = (game.priceOf(opening) ?? 0) + (game.acts?.extraStakes?.(state) ?? 0);
  return Math.sign(Number(pay.numerator - BigInt(cost) * pay.denominator));
};

const actionsOf = (game: AnyBetGame, state: unknown): readonly string[] =>
  game.acts?.actions(state) ?? [];

/** Of the first two rounds one is won and one is lost. */
const plantWinAndLoss = (username: string, game: AnyBetGame): Promise<unknown> =>
  plantPair(database, { username, code: game.code }, (drawsOf) => {
    const outcomes = [0, 1].map((nonce) => outcomeOf(game, drawsOf(nonce)));
    return outcomes.includes(1) && outcomes.includes(-1);
  });

type Seat = { page: Page; username: string; language: Language; hand: Hand };

/** Plays the two planted rounds of a game; holds the words of each against the books. */
const playOn = async (seat: Seat, code: string): Promise<void> => {
  const { page, username, language, hand } = seat;
  const words = readWords('games-client', language);
  const way = ways[code] ?? {};
  const frame = page.frameLocator('iframe');
  const bet = frame.locator('.bet-play');
  await playOut(frame, way, hand);
  if (way.lay) await hand(frame.locator(way.lay).first());
  const seen = { won: 0, lost: 0 };
  const opened = await readBooks(username, code);
  for (const _ of [1, 2]) {
    const before = await countRounds(username, code);
    await hand(bet);
    await until('the bet was taken', async () => {
      await playOut(frame, way, hand);
      return (await countRounds(username, code)) > before;
    });
    await playOut(frame, way, hand);
    const told = await frame.locator('main > [role=status]').innerText();
    const [, left = ''] = /([\d.,]*\d)\D*$/.exec(told) ?? [];
    const shown = amountIn(left);
    const { stake, payout, balance } = await readBooks(username, code);
    assert.deepEqual({ won: wonIn(told, words), shown }, { won: payout, shown: balance }, told);
    await untilFigures(page, `${code}: frame, edge and net agree`, () => {
      const [cash, first] = [balance, opened.balance].map((amount) => Math.round(amount * 100));
      return { frame: cash ?? 0, edge: cash ?? 0, net: (cash ?? 0) - (first ?? 0) };
    });
    if (payout > stake) seen.won += 1;
    if (payout < stake) seen.lost += 1;
  }
  assert.deepEqual(seen, { won: 1, lost: 1 });
  await takePicture(page, `bet-${code}-${language}`);
};

type ListedGame = { gameId: string; en: string; sw: string };

const findListed = async (code: string): Promise<ListedGame> => {
  const { rows } = await database.query<ListedGame>(
    `SELECT game_id AS "gameId", name_en AS en, name_sw AS sw FROM games
      WHERE game_code = $1 AND NOT is_under_maintenance`,
    [code],
  );
  assert.ok(rows[0], `the catalogue offers ${code}`);
  return rows[0];
};

/** The cards of a round as its record writes them: `9♣ 5♣ 10♥`. */
const cardsIn = (text: string): string[] => text.match(/(?:10|[2-9JQKA])[♦♥♠♣]/g) ?? [];

/** Holds the picture of the last round, of three card poker, against the words beside it. */
const readPicture = async (around: Locator): Promise<string> => {
  const picture = around.locator('svg.round-board');
  await picture.waitFor();
  const label = (await picture.getAttribute('aria-label')) ?? '';
  const corners = await picture.locator('text[data-tone^=paper]').allTextContents();
  const told = cardsIn(label).map((card) => card.slice(0, -1));
  assert.equal(told.length, 6, label);
  assert.deepEqual(corners, told);
  const lines = await around.locator('.ui-key-value-line').allInnerTexts();
  const beside = lines.flatMap(cardsIn);
  assert.deepEqual(cardsIn(label), beside);
  return label;
};

/** The last round in the player's own record. */
const findInRecord = async ({
  page,
  language,
}: Pick<Seat, 'page' | 'language'>): Promise<string> => {
  const words = readWords('player-site', language);
  const main = page.getByRole('main');
  await openMemberPage(page, words, 'member_betting_record');
  await main
    .getByRole('link', { name: patternOf(words('record_stake')) })
    .first()
    .click();
  await main.getByRole('heading', { name: words('bet_board'), exact: true }).waitFor();
  const label = await readPicture(main);
  await takePicture(page, `bet-record-${language}`);
  return label;
};

/** The same round as staff find it on the member's card. */
const findInOffice = async (username: string): Promise<string> => {
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en', theme: 'light' });
  const { page, words, dialog } = desk;
  await page.getByRole('button', { name: words('find.open') }).click();
  await dialog.getByRole('searchbox').fill(username);
  const members = dialog.getByRole('region', { name: words('find.members') });
  await members.getByText(username, { exact: true }).first().click();
  await page.getByRole('tab', { name: words('member_bets.tab'), exact: true }).click();
  await page.locator('[data-row]').first().getByRole('button').click();
  await dialog.getByRole('heading', { name: words('member_bets.replay') }).waitFor();
  const label = await readPicture(dialog);
  await takePicture(page, 'bet-office');
  await desk.end();
  return label;
};

/** What is drawn is not judged here, so it is drawn coarsely and moves as little as it may. */
const look = { ...phone, theme: 'dark' } as const;

/** Each game is one player's, in turn, and is won and lost; in the long tier each is both's. */
const players = [
  { language: 'en', by: 'touch', turn: 0 },
  { language: 'sw', by: 'keys', turn: 1 },
] as const;

test('every bet game is won and lost on a phone, played by touch or by keys, and pays what it shows', {
  timeout: 900_000,
}, async () => {
  const play = async ({ language, by, turn }: (typeof players)[number]) => {
    const member = await openPlayer({ browser, stack, language, look });
    const { page, complaints, username } = member;
    page.setDefaultTimeout(patienceMs);
    let at = 'home';
    try {
      const own = betGames.filter((_, place) => isLongTier || place % players.length === turn);
      for (const [played, { game }] of own.entries()) {
        at = game.code;
        await plantWinAndLoss(username, game);
        const listed = await findListed(game.code);
        if (played === 0) {
          await page.goto(`${stack.origins.playerSite}/bgs`);
          await openByName(page, { gameId: listed.gameId, name: listed[language] });
        } else {
          await goToGame(page, listed.gameId);
        }
        await playOn({ page, username, language, hand: hands[by] }, game.code);
      }
      // The last game's round is looked at again: its cards can be held against what is told of it.
      if (own.at(-1) === betGames.at(-1)) {
        at = 'record';
        await page
          .getByRole('banner')
          .getByRole('button', { name: readWords('player-site', language)('game_back') })
          .click();
        const pictured = await findInRecord({ page, language });
        assert.deepEqual(cardsIn(await findInOffice(username)), cardsIn(pictured));
      }
      assert.deepEqual(complaints, []);
    } catch (error) {
      await takePicture(page, `bet-${at}-${language}-failed`);
      throw new Error(`${at} in ${language}: ${complaints.join('; ')}`, { cause: error });
    } finally {
      await member.close();
    }
  };
  await Promise.all(players.map(play));
  await stack.verify();
});
