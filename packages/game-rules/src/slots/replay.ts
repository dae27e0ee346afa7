/**
 * A whole round again, with how it was begun and all that was done in it: first what the reels
 * draw, then what lies under the chests, then a card for each guess.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type SlotDefinition, stakeUnitsOf } from './definition.ts';
import { drawGamble, type GambleStep } from './gamble.ts';
import type { SlotOutcome } from './outcome.ts';
import { layChests, openedStakes, winsPick } from './pick.ts';
import { drawBoughtOutcome, drawOutcome } from './spin.ts';

/** How a round was begun, and what was done in it since, in order. */
export type RoundStory = { readonly choice?: string; readonly acts?: readonly string[] };

export type ReplayedRound = {
  /** What the reels came to. */
  readonly outcome: SlotOutcome;
  /** Empty where nothing was doubled. */
  readonly gamble: readonly GambleStep[];
  /** In total stakes what lies under each, and which were opened, counted from 0. */
  readonly chests: { readonly laid: readonly number[]; readonly opened: readonly number[] } | null;
  /** Everything the round pays, in line stakes. */
  readonly pay: number;
};

/** Throws a RangeError for acts that a round like this does not have. */
export function replayRound(
  definition: SlotDefinition,
  { choice = 'spin', acts = [] }: RoundStory,
  draw: DrawStream,
): ReplayedRound {
  const outcome = (choice === 'buy' ? drawBoughtOutcome : drawOutcome)(definition, draw);
  if (choice === 'gamble') return doubled(definition, outcome, acts, draw);
  const { pick } = definition;
  if (pick && winsPick(definition, outcome, pick)) {
    const laid = layChests(pick, draw);
    const opened = acts.map((act) => chestOf(act, laid.length));
    if (new Set(opened).size !== opened.length || opened.length > pick.picks) {
      throw new RangeError('No such chests were opened.');
    }
    const pay = outcome.pay + openedStakes(laid, opened) * stakeUnitsOf(definition);
    return { outcome, gamble: [], chests: { laid, opened }, pay };
  }
  if (acts.length > 0) throw new RangeError('Nothing is done in such a round.');
  return { outcome, gamble: [], chests: null, pay: outcome.pay };
}

function doubled(
  { gamble }: SlotDefinition,
  outcome: SlotOutcome,
  acts: readonly string[],
  draw: DrawStream,
): ReplayedRound {
  const limit = outcome.pay > 0 ? (gamble?.limit ?? 0) : 0;
  const steps: GambleStep[] = [];
  let isOver = false;
  for (const act of acts) {
    const guess = act === 'red' || act === 'black' ? act : null;
    const isAllowed = !isOver && steps.length < limit && (guess !== null || act === 'take');
    if (!isAllowed) throw new RangeError(`Such a round has no "${act}" there.`);
    if (guess) steps.push(drawGamble(guess, draw));
    isOver = guess === null || steps.at(-1)?.isWon === false;
  }
  const isLost = steps.some(({ isWon }) => !isWon);
  return {
    outcome,
    gamble: steps,
    chests: null,
    pay: isLost ? 0 : outcome.pay * 2 ** steps.length,
  };
}

function chestOf(act: string, count: number): number {
  const number = Number(/^chest:(\d{1,3})$/.exec(act)?.[1] ?? 0);
  if (number < 1 || number > count) throw new RangeError(`There is no "${act}" here.`);
  return number - 1;
}
