/** A rooster of the ring, standing or lying, as filled shapes. It looks to the right unless mirrored. */
import { filled, type Mark, penned, rounded, type Tone } from '@bahati/ui/round-board/board.ts';

export type RoosterPlace = {
  /** Of the ground below its middle. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isMirrored: boolean;
};

type Point = readonly [number, number];
type Turn = (point: Point) => Point;

const pair = /(-?\d+(?:\.\d+)?) ?(-?\d+(?:\.\d+)?)/g;

/** Every place of a path of absolute lines and curves, moved. */
const movedBy = (d: string, turn: Turn): string =>
  d.replace(pair, (_, x, y) => {
    const [toX, toY] = turn([Number(x), Number(y)]);
    return ` ${rounded(toX)} ${rounded(toY)}`;
  });

/** Degrees clockwise about a joint. */
function turned(degrees: number, [aboutX, aboutY]: Point, size = 1): Turn {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle) * size, Math.cos(angle) * size];
  return ([x, y]) => [
    aboutX + (x - aboutX) * cosine - (y - aboutY) * sine,
    aboutY + (x - aboutX) * sine + (y - aboutY) * cosine,
  ];
}

const stays: Turn = (point) => point;
const both =
  (first: Turn, then: Turn): Turn =>
  (point) =>
    then(first(point));

const rump: Point = [-34, 12];
const shoulder: Point = [52, 0];
const hip: Point = [14, 42];
const ground = 98;

const plume = 'M10 14C-14 4-52-22-72-66C-82-92-70-112-52-104C-42-98-42-86-48-80C-34-48-8-20 18-8Z';
/** How far each is turned, how long it is, and its paint. */
const plumes = [
  [34, 0.78, 'deep'],
  [-30, 0.86, 'body'],
  [16, 0.94, 'light'],
  [-12, 1, 'deep'],
  [2, 0.84, 'body'],
] as const;

const legs = ['M14 44L16 88', 'M16 88L42 92', 'M16 88L36 98', 'M16 88L-2 96'];
const body = 'M-52 2C-52 40-22 72 20 66C62 60 84 26 74-14C58-34 22-22-6-10C-24-4-42-8-52 2Z';
const wing =
  'M36-6C14-20-26-12-58 24C-44 26-42 30-44 38C-32 34-28 38-28 46C-14 40-8 44-6 50C22 50 44 28 36-6Z';
const neck = 'M22-4C24-38 36-70 54-84L84-76C90-48 92-20 84 12L74 0L68 18L57 2L48 18L40 0L30 12Z';
const comb =
  'M46-92C34-102 40-120 53-112C52-130 68-130 70-116C78-130 92-120 86-106C96-108 98-94 88-90Z';
const wattle = 'M90-70C102-64 102-42 92-40C82-42 80-58 82-68Z';
const face = 'M48-84C48-104 88-106 92-84C94-66 82-58 68-60C54-60 48-70 48-84Z';
const beak = 'M90-90C106-92 116-82 122-72C110-74 102-70 92-70Z';
const openEye = 'M68-84C68-92 82-92 82-84C82-77 68-77 68-84Z';
const pupil = 'M74-84C74-88 81-88 81-84C81-80 74-80 74-84Z';
const shutEye = 'M68-85C72-79 80-79 84-85';

/** How its parts hang when it stands, and when it lies with its head in the sand. */
const poses = {
  standing: { all: stays, neck: stays, tail: stays, leg: stays },
  lying: {
    all: ([x, y]: Point): Point => [x - 8, y + 32],
    neck: turned(54, shoulder),
    tail: turned(-34, rump),
    leg: ([x, y]: Point): Point => [x, hip[1] + (y - hip[1]) * 0.42],
  },
} as const satisfies Record<string, Record<'all' | 'neck' | 'tail' | 'leg', Turn>>;

export function roosterAt(
  side: 'meron' | 'wala',
  pose: keyof typeof poses,
  { x, y, scale, isMirrored }: RoosterPlace,
): Mark[] {
  const { all, neck: nod, tail, leg } = poses[pose];
  const onBoard: Turn = ([atX, atY]) => [
    x + (isMirrored ? -atX : atX) * scale,
    y + (atY - ground) * scale,
  ];
  const part = (d: string, tone: Tone, turn: Turn = stays) =>
    filled(movedBy(d, both(both(turn, all), onBoard)), tone);
  const line = (d: string, pen: number, tone: Tone, turn: Turn) =>
    penned(movedBy(d, both(both(turn, all), onBoard)), pen * scale, tone);
  const paint = { body: side, deep: `${side}-deep`, light: `${side}-light` } as const;
  const hang = ([degrees, size]: readonly [number, number, string]): Turn =>
    both(([atX, atY]) => turned(degrees, rump, size)([atX + rump[0], atY + rump[1]]), tail);
  return [
    ...plumes.map((one) => part(plume, paint[one[2]], hang(one))),
    ...legs.map((one) =>
      line(
        one,
        7,
        'copper',
        both(([atX, atY]) => [atX + 24, atY - 1], leg),
      ),
    ),
    ...legs.map((one) => line(one, 7, 'copper', leg)),
    filled(movedBy(body, both(all, onBoard)), paint.body, undefined, `${pose} ${side}`),
    part(wing, paint.deep),
    part(neck, paint.light, nod),
    part(comb, 'comb', nod),
    part(wattle, 'comb', nod),
    part(face, paint.light, nod),
    part(beak, 'copper', nod),
    ...(pose === 'lying'
      ? [line(shutEye, 4, 'black', nod)]
      : [part(openEye, 'eye', nod), part(pupil, 'black', nod)]),
  ];
}
