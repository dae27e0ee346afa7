/**
 * Cockfight: both roosters as they were at the end under their prices, how the fight ended, and each
 * place that was bet on with its chips and what became of them.
 */
import {
  boardOf,
  boardWidth,
  box,
  disc,
  type Ending,
  endingSign,
  filled,
  type Mark,
  type Tone,
  words,
} from '@bahati/ui/round-board/board.ts';
import {
  cockfight,
  results,
  type Side,
  sides,
} from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { poolText } from '@bahati/game-rules/cockfight/fight-game.ts';
import { malayText } from '@bahati/game-rules/cockfight/fixed-odds.ts';
import { type BoardWord, drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import {
  list,
  oneOf,
  orNull,
  type Read,
  type Readable,
  record,
  whole,
} from '@bahati/ui/round-board/read-shown.ts';
import { roosterAt } from './rooster-parts.ts';

const mostChips = 1_000_000_000;
const place = oneOf(['meron', 'wala', 'bdd', 'ftd', 'draw']);
/** Chips as they are told to have been paid: `22.345679012345`. */
const paidText: Read<string> = (value) =>
  typeof value === 'string' && /^\d{1,12}(\.\d{1,12})?$/.test(value) ? value : undefined;
const onSides = (least: number, most: number) =>
  orNull(record({ meron: whole(least, most), wala: whole(least, most) }));

const shownFight = record({
  prices: onSides(-100, 100),
  result: oneOf(results),
  pool: onSides(108, mostChips),
  stacks: list(record({ place, chips: whole(1, mostChips) }), 4, 1),
  paid: list(record({ place, chips: paidText }), 4, 1),
});

type Fight = Readable<typeof shownFight>;

const isSide = (on: string): on is Side => on === 'meron' || on === 'wala';
const isDrawn = ({ result }: Fight) => result === 'bdd' || result === 'ftd';

/** What the bet on a place came to, as the fight ended. */
function endingOn(on: Readable<typeof place>, fight: Fight): Ending {
  const { result } = fight;
  if (result === 'cancelled') return 'pushed';
  if (isSide(on) && isDrawn(fight)) return 'pushed';
  if (on === 'draw') return isDrawn(fight) ? 'won' : 'lost';
  return on === result ? 'won' : 'lost';
}

/** Undefined: it is told to have paid what such a fight does not. */
function readBets(fight: Fight) {
  const { stacks, paid } = fight;
  if (stacks.length !== paid.length) return undefined;
  const bets = stacks.map(({ place: on, chips }, at) => {
    const ending = endingOn(on, fight);
    const back = Number(paid[at]?.place === on ? paid[at].chips : Number.NaN);
    const isSo = { won: back > chips, pushed: back === chips, lost: back === 0 }[ending];
    return isSo ? { on, chips, ending } : undefined;
  });
  const isWhole = bets.every((bet) => bet !== undefined);
  return isWhole && new Set(stacks.map((stack) => stack.place)).size === bets.length
    ? bets
    : undefined;
}

const gap = 8;
const half = (boardWidth - gap) / 2;
const ringHeight = 132;

function isStanding(side: Side, { result }: Fight): boolean {
  return result !== 'bdd' && (isSide(result) ? result === side : true);
}

const priceOf = (side: Side, { prices, pool }: Fight): string | null => {
  if (pool) return `${poolText(pool[side])}×`;
  return prices && malayText(prices[side]);
};

function cornerAt(x: number, side: Side, fight: Fight, say: SayWord): Mark[] {
  const isLit = fight.result === side;
  const price = priceOf(side, fight);
  const stands = isStanding(side, fight);
  const middle = x + half / 2;
  const [left, right] = [x + 8, x + half - 8];
  return [
    box(
      { x: x + 1, y: 1, width: half - 2, height: ringHeight - 2, round: 10 },
      isLit ? 'lit-frame' : 'frame',
      side,
    ),
    filled(
      `M${left} ${ringHeight - 14}C${left} ${ringHeight - 27} ${right} ${ringHeight - 27} ${right} ${ringHeight - 14}C${right} ${ringHeight - 4} ${left} ${ringHeight - 4} ${left} ${ringHeight - 14}Z`,
      'sand',
    ),
    words(
      say(side),
      { x: x + 12, y: 17, size: 14, anchor: 'start', isBold: true },
      isLit ? 'lit-ink' : 'ink',
    ),
    ...(price === null
      ? []
      : [
          words(
            price,
            { x: x + half - 12, y: 17, size: 13, anchor: 'end' },
            'quiet',
            `${side} price`,
          ),
        ]),
    ...roosterAt(side, stands ? 'standing' : 'lying', {
      x: middle + (side === 'meron' ? -2 : 2),
      y: ringHeight - 13,
      scale: 0.42,
      isMirrored: side === 'wala',
    }),
  ];
}

const bannerTones: Readonly<Record<Fight['result'], Tone>> = {
  meron: 'meron',
  wala: 'wala',
  bdd: 'rank-2',
  ftd: 'rank-3',
  cancelled: 'rank-0',
};

const resultWords: Readonly<Record<Fight['result'], BoardWord>> = {
  meron: 'meron_wins',
  wala: 'wala_wins',
  bdd: 'both_down',
  ftd: 'full_time',
  cancelled: 'cancelled',
};

const betWords = {
  meron: 'meron',
  wala: 'wala',
  bdd: 'both_down',
  ftd: 'full_time',
  draw: 'draw',
} as const satisfies Record<Readable<typeof place>, BoardWord>;

const bannerTop = ringHeight + gap;
const betsTop = bannerTop + 30 + gap;
const betHeight = 46;
const betGap = 5;

type Bet = { readonly on: keyof typeof betWords; readonly chips: number; readonly ending: Ending };

function betAt(x: number, width: number, { on, chips, ending }: Bet, say: SayWord): Mark[] {
  const size = width < 90 ? 10 : 11.5;
  return [
    box(
      { x: x + 1, y: betsTop + 1, width: width - 2, height: betHeight - 2 },
      ending === 'won' ? 'won-frame' : 'frame',
      `bet ${on}`,
    ),
    words(say(betWords[on]), { x: x + 8, y: betsTop + 14, size, anchor: 'start' }, 'quiet'),
    disc({ x: x + 14, y: betsTop + 31, radius: 6.5 }, 'copper'),
    disc({ x: x + 14, y: betsTop + 31, radius: 3.5 }, 'eye'),
    words(
      `${chips}`,
      { x: x + 25, y: betsTop + 32, size: chips > 99 ? 12 : 15, anchor: 'start', isBold: true },
      'ink',
      `chips ${on}`,
    ),
    ...endingSign(ending, x + width - 16, betsTop + 31, `${on} ${ending}`),
  ];
}

export const cockfightDrawing = drawing(cockfight.version, shownFight, (fight, say) => {
  const bets = readBets(fight);
  if (!bets || (fight.result === 'cancelled' && fight.pool)) return null;
  const width = (boardWidth - betGap * (bets.length - 1)) / bets.length;
  return boardOf(betsTop + betHeight, [
    ...sides.flatMap((side, at) => cornerAt(at * (half + gap), side, fight, say)),
    box(
      { x: 0, y: bannerTop, width: boardWidth, height: 30, round: 10 },
      bannerTones[fight.result],
    ),
    words(
      say(resultWords[fight.result]),
      { x: boardWidth / 2, y: bannerTop + 15, size: 16, isBold: true },
      'on-pocket',
      `ended ${fight.result}`,
    ),
    ...bets.flatMap((bet, at) => betAt(at * (width + betGap), width, bet, say)),
  ]);
});
