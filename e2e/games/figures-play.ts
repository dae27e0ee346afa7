/** Rounds played by clicks inside the frame: to ask from outside for each costs more than the round. */
import type { Page } from 'playwright-core';

import { patienceMs } from '#e2e/fixtures/browser.ts';
import { openGame } from '#e2e/fixtures/game-frame.ts';
import type { Language } from '#e2e/fixtures/words.ts';
import { ready, ways } from './bet-play.ts';

/** One round of a bet game, to where the next may be placed. */
const playBet = async (
  main: Element,
  { ready, acts, patienceMs }: { ready: string; acts: readonly string[]; patienceMs: number },
): Promise<void> => {
  const { ownerDocument: page } = main;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const press = (selector: string) => page.querySelector<HTMLElement>(selector)?.click();
  const end = Date.now() + patienceMs;
  for (let isPlaced = false; ; await pause(20)) {
    if (Date.now() > end) throw new Error('The round did not end.');
    if (page.querySelector(ready)) {
      if (isPlaced) return;
      press(ready);
      isPlaced = true;
      continue;
    }
    // What lies on the board may be asked for before what leaves it.
    const asked = acts.find((act) => page.querySelector(act));
    if (asked) press(asked);
  }
};

/** One bet on the next round of everybody, and that round to its end. */
const playCrash = async (main: Element, patienceMs: number): Promise<void> => {
  const { ownerDocument: page } = main;
  const end = Date.now() + patienceMs;
  const until = async (is: () => boolean) => {
    while (!is()) {
      if (Date.now() > end) throw new Error('The round did not end.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const isAt = (phase: string) => page.querySelector(`.crash-board[data-phase=${phase}]`) !== null;
  const result = () =>
    page.querySelector<HTMLElement>('.crash-slot .crash-result')?.dataset['state'];
  await until(() => isAt('betting') && result() === undefined);
  page.querySelector<HTMLElement>('.crash-slot .crash-button')?.click();
  await until(() => isAt('flying'));
  await until(() => isAt('over'));
};

/** Sets up what is played in the game that was just opened; answers how a round of it is. */
export const openRounds = async (
  page: Page,
  code: string,
  language: Language,
): Promise<() => Promise<unknown>> => {
  const frame = page.frameLocator('iframe');
  const main = frame.locator('main');
  if (code === 'crash') {
    const target = frame.locator('.crash-slot').first().locator('input').nth(1);
    await target.fill('1.05');
    await target.press('Enter');
    return () => main.evaluate(playCrash, patienceMs);
  }
  const slot = openGame(page, language);
  await frame.locator('.bet-play').or(slot.spinButton).first().waitFor();
  if (await slot.spinButton.isVisible()) {
    await slot.waitUntilOpen();
    return slot.spin;
  }
  const { lay, acts = [] } = ways[code] ?? {};
  if (lay) await frame.locator(lay).first().click();
  return () => main.evaluate(playBet, { ready, acts, patienceMs });
};
