/** How the rounds of bet games are played: what is pressed, and when. */
import type { FrameLocator, Locator } from 'playwright-core';

import { patienceMs, until } from '#e2e/fixtures/browser.ts';

/** What was there a moment ago may be gone, for a round ends by itself: it is looked for anew. */
const pressMs = 5_000;

export type Hand = (target: Locator, limitMs?: number) => Promise<unknown>;

/** How each player plays: one touches what is seen, the other never leaves the keyboard. */
export const hands: Readonly<Record<'touch' | 'keys', Hand>> = {
  touch: (target, timeout = patienceMs) => target.tap({ timeout }),
  keys: async (target, timeout = patienceMs) => {
    await target.focus({ timeout });
    await target.press('Enter', { timeout });
  },
};

export type Way = {
  /** Pressed once before the first bet: another chip where the first lies, so that a win is one. */
  readonly lay?: string;
  /** What may be pressed while a round waits; the first that can be is. */
  readonly acts?: readonly string[];
  /** The same as the rules name it: what a round brings is known before it is played. */
  readonly chosen?: readonly string[];
  /** The bet, where it pays otherwise than the game's first one. */
  readonly opening?: string;
};

const actBar = '.bet-acts button:not([disabled]):not([aria-disabled=true])';
const stand = '.bet-acts button[data-act=stand]:not([aria-disabled=true])';
const decline = '.bet-acts button[data-act=decline]:not([aria-disabled=true])';
const odds = '.bet-acts button[data-act=odds]:not([aria-disabled=true])';

export const ways: Readonly<Record<string, Way>> = {
  'coin-flip': { acts: ['.coin-take:not([aria-disabled=true])'], chosen: ['take'] },
  mines: {
    acts: [actBar, '.mines-tile[data-state=closed]:not([aria-disabled=true])'],
    chosen: ['take', 'open:0'],
  },
  tower: { acts: [actBar, '.tower-door:not([disabled])'], chosen: ['take', 'door:0'] },
  'hi-lo': {
    acts: [
      '.hi-lo-more button:last-child:not([aria-disabled=true])',
      '.hi-lo-choice:not([aria-disabled=true])',
    ],
    chosen: ['take', 'lower', 'same', 'higher'],
  },
  'jacks-or-better': { acts: [actBar], chosen: ['hold:00000'] },
  'deuces-wild': { acts: [actBar], chosen: ['hold:00000'] },
  blackjack: { acts: [decline, stand], chosen: ['decline', 'stand'] },
  'european-roulette': { lay: '.roulette-field[data-kind=even-chance]' },
  'american-roulette': { lay: '.roulette-field[data-kind=even-chance]' },
  'storm-roulette': { lay: '.roulette-field[data-place="17"]' },
  baccarat: { lay: '.spot:has(.spot-chips)' },
  'no-commission-baccarat': { lay: '.spot:has(.spot-chips)' },
  'sic-bo': { lay: '.sic-field[data-kind=parity]', opening: 'chips:big=1,odd=1' },
  // Odds lie behind the line: they win and lose with it.
  craps: { acts: [odds, actBar], chosen: ['roll'] },
  'dragon-tiger': { lay: '.spot:has(.spot-chips)' },
  'andar-bahar': { lay: '.spot:has(.spot-chips)' },
  'three-card-poker': { acts: [actBar], chosen: ['play'] },
};

/**
 * Runs in the frame until the next bet may be placed or the round asks for something, and tells by
 * which selector: to ask from outside whether it is so costs more than the round.
 */
const untilAsked = async (
  main: Element,
  { selectors, patienceMs }: { selectors: readonly string[]; patienceMs: number },
): Promise<string> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const found = selectors.find((selector) => main.ownerDocument.querySelector(selector));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The round is not over, and asks for nothing.');
};

export const ready = '.bet-play:not([aria-disabled])';

/** Does what the round asks for until it is over. */
export const playOut = async (
  frame: FrameLocator,
  { acts = [] }: Way,
  hand: Hand,
): Promise<void> => {
  const selectors = [ready, ...acts];
  await until('the round is over', async () => {
    const found = await frame.locator('main').evaluate(untilAsked, { selectors, patienceMs });
    if (found === ready) return true;
    await hand(frame.locator(found).first(), pressMs).catch(() => undefined);
    return false;
  });
};
