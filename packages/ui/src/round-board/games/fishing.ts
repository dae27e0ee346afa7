/** Fishing: every shot of a reserve as a dot, and below what was captured, the dearest first. */
import { coralReef } from '@bahati/game-rules/fishing/species/coral-reef.ts';
import { openSea } from '@bahati/game-rules/fishing/species/open-sea.ts';
import type { Size, Water } from '@bahati/game-rules/fishing/species/species.ts';
import {
  boardOf,
  boardWidth,
  box,
  disc,
  filled,
  type Mark,
  type Tone,
  words,
} from '@bahati/ui/round-board/board.ts';
import { type Drawing, drawing } from '@bahati/ui/round-board/drawing.ts';
import { list, oneOf, record, whole } from '@bahati/ui/round-board/read-shown.ts';

/** A shot was given back, hit, or captured. */
const shotTones = ['cell', 'quiet', 'won'] as const;
const shotNames = ['given back', 'hit', 'captured'] as const;

const sizeTones: Readonly<Record<Size, Tone>> = {
  small: 'rank-1',
  middle: 'rank-2',
  big: 'rank-3',
  special: 'rank-4',
  boss: 'rank-5',
};

/** About 56 by 32, the nose to the right. */
const shapes = {
  fish: 'M24 0C16-11 4-14-6-12C-12-10-16-6-19-3L-28-11V11L-19 3C-16 6-12 10-6 12C4 14 16 11 24 0Z',
  slim: 'M28 0C18-6 4-7-8-6C-14-5-18-3-20-1L-30-8V8L-20 1C-18 3-14 5-8 6C4 7 18 6 28 0Z',
  shark:
    'M28 1C18-7 8-8 4-8L-2-17L-6-7C-12-6-17-3-20-1L-30-12L-25 0L-28 9L-19 2C-14 5-6 7 4 7C14 7 22 5 28 1Z',
  ray: 'M24 0C16-4 8-14-2-17C-6-8-10-3-14-1L-30 0L-14 1C-10 3-6 8-2 17C8 14 16 4 24 0Z',
  eel: 'M28-2C20-9 12-9 4-4S-14 4-30 0C-16 8-4 8 4 3S20 2 28 4Z',
  octopus:
    'M10-14C22-14 24 2 14 7L4 9L-6 14L-4 7L-16 12L-10 4L-24 4L-12-1L-22-8L-8-6L-12-14L0-8C2-12 6-14 10-14Z',
  crab: 'M-14-2C-14-10 14-10 14-2C14 8-14 8-14-2ZM14-8L24-14L20-6L28-6L20 0ZM-14-8L-24-14L-20-6L-28-6L-20 0ZM-8 6L-14 14L-4 8ZM8 6L14 14L4 8Z',
  puffer:
    'M0-15L4-11L10-12L11-6L17-3L13 1L15 8L8 9L5 15L0 12L-5 15L-8 9L-15 8L-13 4L-24 8L-19 0L-24-8L-13-2L-11-6L-10-12L-4-11Z',
  jelly: 'M-2-15C16-15 20 0 20 0C20 8 4 13-2 14L-26 10L-8 6L-26 1L-8-1L-26-8L-8-7Z',
  serpent:
    'M28-6C24-14 14-14 10-6C6 4-2 8-8 0S-22-8-28 2C-22-2-16-1-12 5C-4 16 12 12 16-2C18-7 22-6 24-2Z',
  whirl: 'M18 0A18 16 0 1 1 0-16L2-10A12 10 0 1 0 12 0ZM8 0A8 7 0 1 1 0-7L1-3A4 4 0 1 0 4 0Z',
} as const;

/** What is shaped like no plain fish. */
const shapeOf: Readonly<Record<string, keyof typeof shapes>> = {
  dagaa: 'slim',
  mkizi: 'slim',
  bunju: 'puffer',
  'kamba-koche': 'crab',
  pweza: 'octopus',
  mkunga: 'eel',
  taa: 'ray',
  'papa-miamba': 'shark',
  'kaa-bomu': 'crab',
  'mkunga-radi': 'eel',
  kimbunga: 'whirl',
  'pweza-mkuu': 'octopus',
  panzi: 'slim',
  vibua: 'slim',
  nguru: 'slim',
  mzia: 'slim',
  sulisuli: 'shark',
  'taa-mkubwa': 'ray',
  'papa-nyundo': 'shark',
  'bunju-bomu': 'puffer',
  'konyeza-radi': 'jelly',
  'joka-la-bahari': 'serpent',
};

const inRow = 25;
const apart = boardWidth / inRow;
const columns = 3;
const gap = 8;
const card = { width: (boardWidth - gap * (columns - 1)) / columns, height: 70 };
const mostCards = 9;

function fishingDrawing(water: Water): Drawing {
  const shown = record({
    shots: list(whole(0, 2), 200, 1),
    caught: list(
      record({
        code: oneOf(water.species.map(({ code }) => code)),
        pays: whole(1, 10_000),
        count: whole(1, 200),
      }),
      60,
    ),
  });
  return drawing(water.version, shown, ({ shots, caught }) => {
    const rows = Math.ceil(shots.length / inRow);
    const dots = shots.map((shot, at): Mark => {
      const place = { x: (at % inRow) * apart + apart / 2, y: Math.floor(at / inRow) * apart + 7 };
      return disc({ ...place, radius: 4.4 }, shotTones[shot] ?? 'cell', shotNames[shot]);
    });
    const top = rows * apart + 14;
    const dearest = caught
      .toSorted((one, other) => other.pays - one.pays || other.count - one.count)
      .slice(0, mostCards);
    const cards = dearest.flatMap(({ code, pays, count }, at): Mark[] => {
      const species = water.species.find((one) => one.code === code);
      if (!species) return [];
      const x = (at % columns) * (card.width + gap);
      const y = top + Math.floor(at / columns) * (card.height + gap);
      const middle = { x: x + card.width / 2, y: y + 26 };
      return [
        box({ x, y, ...card, round: 12 }, 'cell'),
        filled(shapes[shapeOf[code] ?? 'fish'], sizeTones[species.size], middle, `fish ${code}`),
        words(
          `${count} × ${pays}`,
          { x: middle.x, y: y + 56, size: 15, isBold: true },
          'ink',
          `caught ${code} ${pays}`,
        ),
      ];
    });
    const cardRows = Math.ceil(dearest.length / columns);
    return boardOf(top + cardRows * (card.height + gap), [...dots, ...cards]);
  });
}

export const reefDrawing = fishingDrawing(coralReef);
export const seaDrawing = fishingDrawing(openSea);
