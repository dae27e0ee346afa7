import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import { createTimeline } from '#frame/stage/tween.ts';
import { type FreeSpinParts, showFreeSpins } from './free-spin-show.ts';

const spin = (freeSpinsWon: number, pay = '0.00'): SpinView => ({
  window: [],
  stops: [],
  lineWins: [],
  scatterCount: 0,
  scatterPay: '0.00',
  pay,
  multiplier: 3,
  freeSpinsWon,
});

/** A stage of paper: writes down what it is asked to show, on a timeline that runs by itself. */
function paperStage() {
  const told: string[] = [];
  const timeline = createTimeline();
  const clock = setInterval(() => timeline.update(400), 0);
  const nothing = () => undefined;
  const parts = {
    definition: taaZaPwani,
    mechanics: [],
    timeline,
    isTurbo: () => false,
    reels: {
      setStrips: nothing,
      start: () => told.push('spin'),
      land: () => Promise.resolve(),
    },
    scene: { setSceneProgress: nothing },
    cabinet: {
      setSceneProgress: nothing,
      setName: nothing,
      setCount: (text: string) => told.push(text),
    },
    wins: { clear: nothing, tell: () => timeline.wait(500) },
    celebration: { play: () => timeline.wait(500) },
    sign: {
      lower: (lines: { text: string }[]) => {
        told.push(`sign ${lines[0]?.text}`);
        return timeline.wait(500);
      },
      raise: () => timeline.wait(300),
    },
  } as unknown as FreeSpinParts;
  const options = {
    words: () => ({
      freeSpinOf: (c: { played: number; total: number }) => `${c.played}/${c.total}`,
    }),
    formatAmount: String,
    toMinor: (wire: string) => BigInt(wire.replace('.', '')),
    events: { onCue: nothing, onWinShown: nothing, onFreeSpins: nothing },
  } as unknown as StageOptions;
  const words = options.words();
  Object.assign(words, { multiplied: String });
  const full = { ...options, words: () => words } as StageOptions;
  return { told, parts, options: full, timeline, stop: () => clearInterval(clock) };
}

const round = (freeSpins: SpinView[]): SlotRound =>
  ({
    stake: '50.00',
    payout: '100.00',
    base: { ...spin(2), multiplier: 1 },
    freeSpins,
  }) as unknown as SlotRound;

test('a series that grows on the way is told to its end', async () => {
  const { told, parts, options, stop } = paperStage();
  await showFreeSpins(round([spin(0), spin(2), spin(0), spin(0)]), options, parts);
  stop();
  assert.deepEqual(
    told.filter((line) => line.includes('/')),
    ['1/2', '2/2', '3/4', '4/4'],
  );
  assert.deepEqual(
    told.filter((line) => line.startsWith('sign')),
    ['sign 2', 'sign +2', 'sign undefined'],
  );
});

test('an impatient player reaches the end too, whenever he taps', async () => {
  const { parts, options, timeline, stop, told } = paperStage();
  const tapping = setInterval(() => timeline.hurry(), 1);
  await showFreeSpins(round([spin(0), spin(2), spin(0), spin(0)]), options, parts);
  clearInterval(tapping);
  stop();
  assert.equal(told.filter((line) => line === 'spin').length, 4);
});
