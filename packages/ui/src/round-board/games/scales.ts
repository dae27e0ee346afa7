/** Dice and limbo: a rule on which the winning part is filled and what came is marked. */
import {
  boardOf,
  boardWidth,
  box,
  filled,
  type Mark,
  penned,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { oneOf, record, whole, yesOrNo } from '@bahati/ui/round-board/read-shown.ts';
import { hundredthsText } from './times-text.ts';

const left = 16;
const length = boardWidth - 2 * left;
const ruleTop = 66;
const ruleHeight = 18;
const height = 126;

const along = (share: number) => left + share * length;

type Rule = {
  /** Shares of the rule. */
  readonly winsFrom: number;
  readonly winsTo: number;
  readonly mark: { readonly at: number; readonly text: string };
  readonly came: { readonly at: number; readonly text: string };
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly isWon: boolean;
};

/** A text stays on the board, also where what it tells of lies at its edge. */
const within = (x: number, half: number) => Math.min(boardWidth - half, Math.max(half, x));

function ruleMarks({ winsFrom, winsTo, mark, came, ticks, isWon }: Rule): Mark[] {
  const at = along(came.at);
  const half = 14 + came.text.length * 6;
  const middle = within(at, half);
  const rule = { y: ruleTop, height: ruleHeight };
  return [
    box({ ...rule, x: left, width: length, round: 6 }, 'lost-tint', 'rule'),
    box(
      { ...rule, x: along(winsFrom), width: (winsTo - winsFrom) * length, round: 6 },
      'won-tint',
      'winning',
    ),
    ...ticks.map((tick) =>
      words(tick.text, { x: within(along(tick.at), 10), y: 116, size: 12 }, 'quiet'),
    ),
    penned(`M${along(mark.at)} ${ruleTop - 5}V${ruleTop + ruleHeight + 5}`, 3, 'ink'),
    words(
      mark.text,
      { x: within(along(mark.at), 5 + mark.text.length * 4), y: 97, size: 13, isBold: true },
      'ink',
      'mark',
    ),
    box(
      { x: middle - half, y: 4, width: 2 * half, height: 38, round: 12 },
      isWon ? 'won' : 'lost',
      isWon ? 'won' : 'lost',
    ),
    filled('M-8-1H8L0 10Z', isWon ? 'won' : 'lost', {
      x: Math.min(middle + half - 12, Math.max(middle - half + 12, at)),
      y: 42,
    }),
    penned(`M${at} ${ruleTop - 8}V${ruleTop + ruleHeight}`, 2, isWon ? 'won' : 'lost'),
    words(
      came.text,
      { x: middle, y: 23, size: 22, isBold: true },
      isWon ? 'on-won' : 'on-lost',
      'came',
    ),
  ];
}

const highest = 10_000;

const diceShown = record({
  side: oneOf(['over', 'under']),
  mark: whole(0, highest),
  roll: whole(0, highest),
  isWon: yesOrNo,
});

export const diceDrawing = drawing(1, diceShown, ({ side, mark, roll, isWon }) => {
  const isOver = side === 'over';
  if (isWon !== (isOver ? roll > mark : roll < mark)) return null;
  return boardOf(
    height,
    ruleMarks({
      winsFrom: isOver ? mark / highest : 0,
      winsTo: isOver ? 1 : mark / highest,
      mark: { at: mark / highest, text: hundredthsText(mark) },
      came: { at: roll / highest, text: hundredthsText(roll) },
      ticks: [0, 25, 50, 75, 100].map((tick) => ({ at: tick / 100, text: `${tick}` })),
      isWon,
    }),
  );
});

const limboShown = record({
  target: whole(101, 1_000_000),
  result: whole(99, 9_900_000_000),
  isWon: yesOrNo,
});

/** 1,000 as 1k, 10,000,000 as 10M: the rule of limbo reaches far. */
function shortTimes(power: number): string {
  const signs = ['', 'k', 'M'];
  const group = Math.floor(power / 3);
  return `${10 ** (power - 3 * group)}${signs[group]}×`;
}

export const limboDrawing = drawing(1, limboShown, ({ target, result, isWon }) => {
  if (isWon !== result >= target) return null;
  // Each power of ten takes as much of the rule as the next.
  const powers = Math.max(1, Math.ceil(Math.log10(Math.max(target, result) / 100)));
  const at = (hundredths: number) => Math.max(0, Math.log10(hundredths / 100) / powers);
  const every = powers > 4 ? 2 : 1;
  const ticks = Array.from({ length: Math.floor(powers / every) + 1 }, (_, tick) => tick * every);
  return boardOf(
    height,
    ruleMarks({
      winsFrom: at(target),
      winsTo: 1,
      mark: { at: at(target), text: `${hundredthsText(target)}×` },
      came: { at: at(result), text: `${hundredthsText(result)}×` },
      ticks: ticks.map((power) => ({ at: power / powers, text: shortTimes(power) })),
      isWon,
    }),
  );
});
