/** The slot in its frame of another origin, read by what it tells those who do not see the reels. */
import type { Pool } from 'pg';
import type { FrameLocator, Locator, Page } from 'playwright-core';

import { clickAtRest, patienceMs, until } from './browser.ts';
import { type Language, patternOf, readWords } from './words.ts';

/** A win and a loss come early; this many rounds without both say that something is wrong. */
const mostRounds = 80;

export type Game = {
  frame: FrameLocator;
  spinButton: Locator;
  waitUntilOpen: () => Promise<void>;
  /** Starts a round. */
  pressSpin: () => Promise<void>;
  /** Answers the sentence about the round under way once it is over. */
  playToEnd: () => Promise<string>;
  /** Plays one round to its end and answers the sentence about it. */
  spin: () => Promise<string>;
  playUntilWinAndLoss: () => Promise<{ wins: number; losses: number }>;
  /** The sentence about the last round. */
  readResult: () => Promise<string>;
  /** The balance the game shows, as it is written. */
  readBalance: () => Promise<string>;
};

/**
 * The provider tells its games once the servers are up, all at once; a page that came before lists
 * none of them. Another journey may have closed one of them since.
 */
export const untilGamesAreTold = (database: Pool): Promise<boolean> =>
  until('the provider has told its games', async () => {
    const { rows } = await database.query<{ told: boolean }>(
      `SELECT count(*) > 0 AS told
         FROM games JOIN provider_profiles ON vendor_id = ANY(vendor_ids)
        WHERE game_code LIKE 'studio-%' AND NOT is_under_maintenance`,
    );
    return rows[0]?.told === true;
  });

/** Finds a game by its name and opens it, as somebody would who was told of it. */
export const openByName = async (
  page: Page,
  { gameId, name }: { gameId: string; name: string },
): Promise<void> => {
  await page.getByRole('searchbox').fill(name);
  // Before the list has heard what was typed the game may stand there too, about to move: it stays
  // once the game whose name was typed, or another one of that name, comes first.
  const games = page.getByRole('main').locator('.game-card a');
  const wanted = page.getByRole('main').locator(`.game-card a[href*="${gameId}"]`);
  await until(`the search finds ${name}`, async () => {
    const [first = ''] = await games.evaluateAll((links) =>
      links.slice(0, 1).map((link) => link.getAttribute('aria-label') ?? ''),
    );
    return first.startsWith(`${name}, `) && (await wanted.count()) > 0;
  });
  await clickAtRest(wanted.first());
};

/**
 * Opens a game from wherever on the site one is, without its list and without a load: by a page
 * between, so that what is read next is not the game before.
 */
export const goToGame = async (page: Page, gameId: string): Promise<void> => {
  const go = (path: string) => page.evaluate((to) => history.pushState({}, '', to), path);
  await go('/download');
  await page.locator('iframe').waitFor({ state: 'detached' });
  await go(`/seamless?gameId=${gameId}`);
  await page.locator('iframe').waitFor({ state: 'attached' });
};

type Names = { spin: string; hurry: string; goOn: string; take: string };

/**
 * Runs in the frame until a round is over: to ask from outside whether it is costs more than the
 * round. A long feature is shortened, as an impatient player does, and what a round asks of its
 * player is answered: to open a chest, to take a win, to leave what was read.
 */
const playRound = async (
  main: Element,
  { names, patienceMs }: { names: Names; patienceMs: number },
): Promise<void> => {
  const take = new RegExp(names.take);
  const buttons = () =>
    [...main.ownerDocument.querySelectorAll('button')].filter((button) => button.checkVisibility());
  const nameOf = (button: Element): string =>
    button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
  const isAnswer = (button: Element): boolean =>
    button.matches('.chest:not([aria-disabled])') ||
    nameOf(button) === names.goOn ||
    take.test(nameOf(button));
  for (const end = Date.now() + patienceMs; ; ) {
    const shown = buttons();
    if (shown.some((button) => nameOf(button) === names.spin)) return;
    shown.find((button) => nameOf(button) === names.hurry)?.click();
    shown.find(isAnswer)?.click();
    if (Date.now() > end) throw new Error('The round did not end.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

export const openGame = (page: Page, language: Language): Game => {
  const frame = page.frameLocator('iframe');
  const words = readWords('games-client', language);
  const spinButton = frame.getByRole('button', { name: words('spin'), exact: true });
  const status = frame.locator('main > [role=status]');

  /** Sooner a press would count as meant for the round that just ended. */
  const untilSettled = (): Promise<void> =>
    frame.locator('.spin[data-settling]').waitFor({ state: 'detached' });

  const waitUntilOpen = async (): Promise<void> => {
    await spinButton.waitFor();
    await frame.getByRole('button', { name: words('turbo'), exact: true }).click();
  };

  const playToEnd = async (): Promise<string> => {
    const names = {
      spin: words('spin'),
      hurry: words('spin_hurry'),
      goOn: words('acts_go_on'),
      take: patternOf(words('gamble_take')).source,
    };
    await frame.locator('main').evaluate(playRound, { names, patienceMs });
    await untilSettled();
    return status.innerText();
  };

  const pressSpin = async (): Promise<void> => {
    await untilSettled();
    await spinButton.click();
  };

  const spin = async (): Promise<string> => {
    await pressSpin();
    return playToEnd();
  };

  const playUntilWinAndLoss = async () => {
    const nothing = words('live_nothing');
    const won = patternOf(words('live_won'));
    let wins = 0;
    let losses = 0;
    for (let round = 0; round < mostRounds && (wins === 0 || losses === 0); round += 1) {
      const told = await spin();
      if (told.includes(nothing)) losses += 1;
      if (won.test(told)) wins += 1;
    }
    return { wins, losses };
  };

  const readBalance = async (): Promise<string> => {
    const [, amount = ''] = /([\d.,]*\d)\D*$/.exec(await status.innerText()) ?? [];
    return amount;
  };

  const readResult = (): Promise<string> => status.innerText();

  return {
    frame,
    spinButton,
    waitUntilOpen,
    pressSpin,
    playToEnd,
    spin,
    playUntilWinAndLoss,
    readResult,
    readBalance,
  };
};
