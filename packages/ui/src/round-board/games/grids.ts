/** Rounds on a grid: mines, keno and tower. */
import {
  doorsOf,
  floorCount,
  towerLevels,
} from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { drawnCount, mostChosen, pool } from '@bahati/game-rules/originals/keno/keno.tables.ts';
import { tileCount } from '@bahati/game-rules/originals/mines/mines.rules.ts';
import {
  boardOf,
  boardWidth,
  box,
  disc,
  filled,
  type Mark,
  penned,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { list, oneOf, orNull, record, whole, yesOrNo } from '@bahati/ui/round-board/read-shown.ts';

const isSet = (values: readonly number[]) => new Set(values).size === values.length;

const tile = whole(0, tileCount - 1);

const minesShown = record({
  opened: list(tile, tileCount),
  hit: orNull(tile),
  // Null while the round goes on, of which there is no picture.
  laid: list(tile, tileCount - 1, 1),
});

const gem = 'M-5-10H5L11-3L0 11L-11-3Z';
const facets = 'M-11-3H11M-5-10L-3.500-3L0 11L3.500-3L5-10';
const horns = Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4;
  const end = (radius: number) =>
    `${(Math.round(radius * Math.sin(turn) * 10) / 10).toString()} ${(Math.round(-radius * Math.cos(turn) * 10) / 10).toString()}`;
  return `M${end(7)}L${end(13)}`;
}).join('');

function mineAt(x: number, y: number, tone: 'quiet' | 'on-lost', of?: string): Mark[] {
  return [penned(horns, 3, tone, { x, y }), disc({ x, y, radius: 9 }, tone, of)];
}

const side = 54;
const tileGap = 7;
const gridLeft = (boardWidth - 5 * side - 4 * tileGap) / 2;

export const minesDrawing = drawing(1, minesShown, ({ opened, hit, laid }) => {
  const mines = new Set(laid);
  const isTold = isSet(opened) && isSet(laid);
  const struck = opened.filter((one) => mines.has(one));
  if (!isTold || struck.length > 1 || (struck[0] ?? null) !== hit) return null;
  const marks = Array.from({ length: tileCount }, (_, at): Mark[] => {
    const x = gridLeft + (at % 5) * (side + tileGap);
    const y = Math.floor(at / 5) * (side + tileGap);
    const middle = { x: x + side / 2, y: y + side / 2 };
    const place = { x, y, width: side, height: side, round: 10 };
    const turn = opened.indexOf(at) + 1;
    const order = { x: x + 8, y: y + 11, size: 11, anchor: 'start' } as const;
    if (at === hit) {
      return [
        box(place, 'lost', `hit ${at}`),
        ...mineAt(middle.x, middle.y + 2, 'on-lost'),
        words(`${turn}`, order, 'on-lost'),
      ];
    }
    if (turn > 0) {
      return [
        box(place, 'won-tint', `gem ${at}`),
        filled(gem, 'won', { ...middle, y: middle.y + 3, scale: 1.15 }),
        penned(facets, 1, 'on-won', { ...middle, y: middle.y + 3, scale: 1.15 }),
        words(`${turn}`, order, 'won-ink'),
      ];
    }
    if (mines.has(at)) {
      return [box(place, 'frame', `mine ${at}`), ...mineAt(middle.x, middle.y, 'quiet')];
    }
    return [box(place, 'cell', `tile ${at}`)];
  });
  return boardOf(5 * side + 4 * tileGap, marks.flat());
});

const number = whole(1, pool);

const kenoShown = record({
  chosen: list(number, mostChosen, 1),
  drawn: list(number, drawnCount, drawnCount),
  hits: whole(0, mostChosen),
});

const perRow = 8;
const kenoSide = 36;
const kenoGap = (boardWidth - perRow * kenoSide) / (perRow - 1);

export const kenoDrawing = drawing(1, kenoShown, ({ chosen, drawn, hits }) => {
  const hit = chosen.filter((one) => drawn.includes(one));
  if (!isSet(chosen) || !isSet(drawn) || hit.length !== hits) return null;
  const marks = Array.from({ length: pool }, (_, at): Mark[] => {
    const of = at + 1;
    const x = (at % perRow) * (kenoSide + kenoGap);
    const y = Math.floor(at / perRow) * (kenoSide + kenoGap);
    const place = { x: x + 1, y: y + 1, width: kenoSide - 2, height: kenoSide - 2, round: 9 };
    const middle = { x: x + kenoSide / 2, y: y + kenoSide / 2, size: 14 };
    const isDrawn = drawn.includes(of);
    if (chosen.includes(of)) {
      return isDrawn
        ? [
            box(place, 'won', `hit ${of}`),
            words(`${of}`, { ...middle, size: 16, isBold: true }, 'on-won'),
          ]
        : [
            box(place, 'won-frame', `missed ${of}`),
            words(`${of}`, { ...middle, isBold: true }, 'won-ink'),
          ];
    }
    return isDrawn
      ? [
          box(place, 'cell', `drawn ${of}`),
          disc({ ...middle, radius: 14 }, 'lit'),
          words(`${of}`, { ...middle, isBold: true }, 'on-lit'),
        ]
      : [box(place, 'cell', `number ${of}`), words(`${of}`, middle, 'quiet')];
  });
  return boardOf(5 * kenoSide + 4 * kenoGap, marks.flat());
});

const door = whole(0, 3);

const towerShown = record({
  level: oneOf(towerLevels),
  opened: list(door, floorCount),
  hasFallen: yesOrNo,
  // Null while the round goes on, of which there is no picture.
  wrong: list(list(door, 3, 1), floorCount, floorCount),
});

const floorHeight = 38;
const arch = 'M-12 14V-3C-12-10-7-14 0-14C7-14 12-10 12-3V14Z';
const cross = 'M-4.5-4.500L4.500 4.500M4.500-4.500L-4.500 4.500';

function doorAt(
  { x, y, width }: { x: number; y: number; width: number },
  { isOpened, isWrong, of }: { isOpened: boolean; isWrong: boolean; of: string },
): Mark[] {
  const middle = { x: x + width / 2, y: y + floorHeight / 2 - 1 };
  const place = { x, y: y + 1, width, height: floorHeight - 6, round: 8 };
  if (isOpened && isWrong) {
    return [box(place, 'lost', `fell ${of}`), penned(cross, 3, 'on-lost', middle)];
  }
  if (isOpened) {
    return [
      box(place, 'won-tint', `climbed ${of}`),
      filled(arch, 'won', { ...middle, scale: 0.9 }),
    ];
  }
  if (isWrong) return [box(place, 'frame', `wrong ${of}`), penned(cross, 2, 'quiet', middle)];
  return [box(place, 'cell', `door ${of}`)];
}

export const towerDrawing = drawing(1, towerShown, ({ level, opened, hasFallen, wrong }) => {
  const { doors, safe } = doorsOf[level];
  const isWrong = (floor: number, at: number) => (wrong[floor] ?? []).includes(at);
  const isTold =
    [...opened, ...wrong.flat()].every((at) => at < doors) &&
    wrong.every((floor) => isSet(floor) && floor.length === doors - safe) &&
    opened.every((at, floor) => isWrong(floor, at) === (hasFallen && floor === opened.length - 1));
  if (!isTold) return null;
  const left = 30;
  const gap = 6;
  const width = (boardWidth - left - (doors - 1) * gap) / doors;
  const marks = wrong.flatMap((_, floor): Mark[] => {
    const y = (floorCount - 1 - floor) * floorHeight;
    const row = Array.from({ length: doors }, (_unused, at) =>
      doorAt(
        { x: left + at * (width + gap), y, width },
        {
          isOpened: opened[floor] === at,
          isWrong: isWrong(floor, at),
          of: `${floor + 1}-${at + 1}`,
        },
      ),
    );
    const isReached = floor < opened.length;
    return [
      words(
        `${floor + 1}`,
        { x: 12, y: y + floorHeight / 2 - 2, size: 13, isBold: isReached },
        isReached ? 'ink' : 'quiet',
      ),
      ...row.flat(),
    ];
  });
  return boardOf(floorCount * floorHeight, marks);
});
