/** The signs of the market wheel's places, and what its bonus rounds came to. */
import {
  type Bonus,
  doubling,
  festivalTimes,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import {
  isBonus,
  numberPays,
  type SokoniPlace,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import {
  boardWidth,
  box,
  filled,
  type Mark,
  penned,
  type Place,
  type Tone,
  words,
} from '@bahati/ui/round-board/board.ts';
import type { SayWord } from '@bahati/ui/round-board/drawing.ts';

export const placeTone: Readonly<Record<SokoniPlace, Tone>> = {
  one: 'rank-1',
  two: 'rank-0',
  five: 'rank-5',
  ten: 'rank-4',
  coin: 'lit',
  crates: 'rank-2',
  festival: 'rank-3',
};

export const inkOn = (place: SokoniPlace): Tone => (place === 'coin' ? 'on-lit' : 'on-rank');

const star = 'M0-9L2.2-3.1L8.6-2.8L3.6 1.2L5.3 7.3L0 3.8L-5.3 7.3L-3.6 1.2L-8.6-2.8L-2.2-3.1Z';
const crate = 'M-8-4.5H8L6.8 7.5H-6.8Z';

/** A figure, or the sign of a bonus round; about twenty units across at a scale of 1. */
export function signMarks(place: SokoniPlace, at: Required<Place>, turn = 0): Mark[] {
  const ink = inkOn(place);
  const { x, y, scale } = at;
  if (!isBonus(place)) {
    return [words(`${numberPays[place]}`, { x, y, size: 20 * scale, isBold: true, turn }, ink)];
  }
  if (place === 'festival') return [filled(star, ink, at)];
  if (place === 'crates') {
    return [
      filled(crate, ink, at),
      penned('M-6.5-4.5A3.5 3.5 0 0 1 0-4.5A3.5 3.5 0 0 1 6.5-4.5', 2 * scale, ink, at),
      penned('M-7 .5H7', 1.4 * scale, placeTone.crates, at),
    ];
  }
  return [
    penned('M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1-7.5 0Z', 2 * scale, ink, at),
    filled('M0-4.5L4 0L0 4.5L-4 0Z', ink, at),
  ];
}

const panel = { gap: 8, coin: 66, crate: 44, spin: 46 } as const;

export const bonusHeight = (bonus: Bonus | null): number => {
  if (bonus === null) return 0;
  if (bonus.kind === 'crates') return 2 * panel.crate + panel.gap + 4;
  return (bonus.kind === 'coin' ? panel.coin : panel.spin) + panel.gap;
};

export function bonusMarks(bonus: Bonus | null, top: number, say: SayWord): Mark[] {
  switch (bonus?.kind) {
    case 'coin':
      return coinMarks(bonus, top, say);
    case 'crates':
      return crateMarks(bonus, top);
    case 'festival':
      return spinMarks(bonus, top);
    case undefined:
      return [];
  }
}

function coinMarks(
  { faces, side }: Extract<Bonus, { kind: 'coin' }>,
  top: number,
  say: SayWord,
): Mark[] {
  const width = (boardWidth - panel.gap) / 2;
  return faces.flatMap((times, face): Mark[] => {
    const name = face === 0 ? 'lion' : 'dhow';
    const isUp = face === side;
    const x = face * (width + panel.gap);
    const place = { x: x + 1, y: top, width: width - 2, height: panel.coin, round: 10 };
    return [
      box(place, isUp ? 'lit-frame' : 'frame', name),
      words(say(name), { x: x + 14, y: top + 33, size: 15, anchor: 'start' }, 'quiet'),
      words(
        `×${times}`,
        { x: x + width - 14, y: top + 33, size: 28, isBold: isUp, anchor: 'end' },
        isUp ? 'lit-ink' : 'quiet',
        `${name} times`,
      ),
    ];
  });
}

function crateMarks({ crates, opened }: Extract<Bonus, { kind: 'crates' }>, top: number): Mark[] {
  const width = (boardWidth - 5 * 4) / 6;
  return crates.flatMap((times, at): Mark[] => {
    const nth = opened.indexOf(at);
    const isOpen = nth >= 0;
    const x = (at % 6) * (width + 4);
    const y = top + Math.floor(at / 6) * (panel.crate + 4);
    const said = times === doubling ? '×2' : `${times}`;
    return [
      box(
        { x, y, width, height: panel.crate, round: 7 },
        isOpen ? 'lit' : 'cell',
        isOpen ? `opened ${at}` : `closed ${at}`,
      ),
      words(
        said,
        { x: x + width / 2, y: y + panel.crate / 2, size: isOpen ? 20 : 16, isBold: isOpen },
        isOpen ? 'on-lit' : 'quiet',
        `crate ${at}`,
      ),
      ...(isOpen ? [words(`${nth + 1}`, { x: x + 9, y: y + 10, size: 11 }, 'on-lit')] : []),
    ];
  });
}

function spinMarks({ spins }: Extract<Bonus, { kind: 'festival' }>, top: number): Mark[] {
  const width = Math.min(74, (boardWidth - (spins.length - 1) * 16) / spins.length);
  const from = (boardWidth - spins.length * (width + 16) + 16) / 2;
  return spins.flatMap((segment, at): Mark[] => {
    const times = festivalTimes(segment, at);
    const isLast = at === spins.length - 1;
    const x = from + at * (width + 16);
    const y = top + panel.spin / 2;
    return [
      box(
        { x, y: top, width, height: panel.spin, round: 10 },
        isLast ? 'lit' : placeTone.festival,
        `spin ${at}`,
      ),
      words(
        times === doubling ? '×2' : `${times}`,
        { x: x + width / 2, y, size: 22, isBold: true },
        isLast ? 'on-lit' : 'on-rank',
        `stop ${at}`,
      ),
      ...(isLast ? [] : [penned('M-3-5L3 0L-3 5', 2, 'quiet', { x: x + width + 8, y })]),
    ];
  });
}
