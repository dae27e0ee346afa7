/** The slot in its frame of another origin, read by what it tells those who do not see the reels. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from 'playwright-core';

import { until } from './browser.ts';
import { type Language, patternOf, readWords } from './words.ts';

/** A win and a loss come early; this many rounds without both say that something is wrong. */
const mostRounds = 80;

export type Game = {
  frame: FrameLocator;
  spinButton: Locator;
  waitUntilOpen: () => Promise<void>;
  /** Plays one round to its end and answers the sentence about it. */
  spin: () => Promise<string>;
  playUntilWinAndLoss: () => Promise<{ wins: number; losses: number }>;
  /** The sentence about the last round. */
  readResult: () => Promise<string>;
  /** The balance the game shows, as it is written. */
  readBalance: () => Promise<string>;
};

export const openGame = (page: Page, language: Language): Game => {
  const frame = page.frameLocator('iframe');
  const words = readWords('games-client', language);
  const spinButton = frame.getByRole('button', { name: words('spin'), exact: true });
  const hurry = frame.getByRole('button', { name: words('spin_hurry'), exact: true });
  const status = frame.locator('main > [role=status]');

  const waitUntilOpen = async (): Promise<void> => {
    await spinButton.waitFor();
    await frame.getByRole('button', { name: words('turbo'), exact: true }).click();
  };

  const spin = async (): Promise<string> => {
    await spinButton.click();
    await until('the round ended', async () => {
      if (await spinButton.isVisible()) return true;
      // A long feature is shortened, as an impatient player does; in one step, because the button
      // may become the one that plays between being found and being clicked.
      await hurry.evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      return false;
    });
    // Sooner a press would count as meant for the round that just ended.
    await wait(300);
    return status.innerText();
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

  return { frame, spinButton, waitUntilOpen, spin, playUntilWinAndLoss, readResult, readBalance };
};
