/**
 * Roulette: the wheel turned so that the number that came stands at the top. A bead outside the rim
 * marks each number a bet lay on.
 */
import { placesOf } from '@bahati/game-rules/tables/roulette/places.ts';
import { colourOf, numbers, rim, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import {
  boardOf,
  boardWidth,
  box,
  disc,
  filled,
  type Mark,
  onCircle,
  ringPart,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { list, oneOf, type Read, record, whole } from '@bahati/ui/round-board/read-shown.ts';

const placeName: Read<string> = (value) =>
  typeof value === 'string' && value.length <= 40 ? value : undefined;

const roundOf = (wheel: Wheel) => ({
  number: oneOf(numbers[wheel]),
  bets: list(record({ place: placeName, back: whole(0, 10_000_000) }), 200),
});

const strikesOf = (wheel: Wheel) =>
  list(record({ number: oneOf(numbers[wheel]), times: whole(1, 10_000) }), 5, 1);

const centre = { x: 160, y: 158 };
const outer = 140;
const inner = 108;
const beads = 149;

/** What the ball leaps over on its way, between the rim and the hub. */
const deflectors = Array.from({ length: 8 }, (_, at): Mark => {
  const [x, y] = onCircle(centre, 84, (at + 0.5) * 45);
  return filled('M0-7L4.5 0L0 7L-4.5 0Z', 'copper', { x, y });
});

function pocketAt(number: string, turn: number, half: number, isLanded: boolean): Mark[] {
  const radii = isLanded ? ([inner - 6, outer + 10] as const) : ([inner, outer] as const);
  const [x, y] = onCircle(centre, (inner + outer) / 2 + (isLanded ? 2 : 0), turn);
  const tone = colourOf(number);
  return [
    filled(
      ringPart(centre, radii, [turn - half, turn + half]),
      tone,
      undefined,
      isLanded ? `landed ${number}` : `pocket ${number}`,
    ),
    words(number, { x, y, size: isLanded ? 15 : 11, isBold: isLanded, turn }, 'on-pocket'),
  ];
}

type Round = {
  readonly number: string;
  readonly bets: readonly { readonly place: string; readonly back: number }[];
};

type Strikes = readonly { readonly number: string; readonly times: number }[];

/** What lightning struck: a light inside the pocket, and a line of plates with what each pays. */
function struckMarks(strikes: Strikes, turnOf: (number: string) => number, half: number): Mark[] {
  const width = Math.min(74, (boardWidth - 6 * (strikes.length - 1)) / strikes.length);
  const from = (boardWidth - strikes.length * (width + 6) + 6) / 2;
  return strikes.flatMap(({ number, times }, at) => {
    const turn = turnOf(number);
    const x = from + at * (width + 6);
    return [
      filled(
        ringPart(centre, [88, 100], [turn - half, turn + half]),
        'lit',
        undefined,
        `struck ${number}`,
      ),
      box({ x, y: 322, width, height: 26 }, 'lit'),
      words(
        `${number} ×${times}`,
        { x: x + width / 2, y: 335, size: 13, isBold: true },
        'on-lit',
        `pays ${number}`,
      ),
    ];
  });
}

/** Of a round without lightning, all that is drawn. */
function wheelMarks(wheel: Wheel) {
  const coverOf = new Map(placesOf(wheel).map((place) => [place.name, place.numbers]));
  const order = rim[wheel];
  const part = 360 / order.length;
  return ({ number, bets }: Round, strikes: Strikes = []): Mark[] | null => {
    const covers = bets.map(({ place }) => coverOf.get(place));
    if (covers.includes(undefined)) return null;
    const covered = new Set(covers.flatMap((cover) => cover ?? []));
    // What is told to have been paid is what lay on the number.
    if (covered.has(number) !== bets.some(({ back }) => back > 0)) return null;
    const start = order.indexOf(number);
    const places = order.map((_, at) => ({
      number: order[(start + at) % order.length] ?? '',
      turn: at * part,
    }));
    // The pocket at the top is larger than its neighbours and lies over them.
    const pockets = places
      .toReversed()
      .flatMap((place) => pocketAt(place.number, place.turn, part / 2, place.number === number));
    const laid = places
      .filter((place) => covered.has(place.number))
      .map((place): Mark => {
        const isHit = place.number === number;
        const [x, y] = onCircle(centre, isHit ? beads + 8 : beads, place.turn);
        return disc(
          { x, y, radius: isHit ? 5 : 3.5 },
          isHit ? 'won' : 'copper',
          `bet ${place.number}`,
        );
      });
    const [ballX, ballY] = onCircle(centre, inner - 14, 0);
    const turnOf = (struck: string) => (order.indexOf(struck) - start) * part;
    return [
      disc({ ...centre, radius: outer + 3 }, 'copper'),
      ...pockets,
      disc({ ...centre, radius: inner - 2 }, 'cell'),
      ...deflectors,
      ...struckMarks(strikes, turnOf, part / 2),
      disc({ x: ballX, y: ballY, radius: 7 }, 'paper', 'ball'),
      disc({ ...centre, radius: 62 }, colourOf(number), `came ${number}`),
      words(number, { ...centre, size: 60, isBold: true }, 'on-pocket'),
      ...laid,
    ];
  };
}

function rouletteDrawing(wheel: Wheel) {
  const marksOf = wheelMarks(wheel);
  return drawing(1, record(roundOf(wheel)), (round) => {
    const marks = marksOf(round);
    return marks && boardOf(316, marks);
  });
}

const stormMarks = wheelMarks('european');
const stormShown = record({ ...roundOf('european'), strikes: strikesOf('european') });

export const europeanDrawing = rouletteDrawing('european');
export const americanDrawing = rouletteDrawing('american');

export const stormDrawing = drawing(1, stormShown, ({ strikes, ...round }) => {
  if (new Set(strikes.map(({ number }) => number)).size < strikes.length) return null;
  const marks = stormMarks(round, strikes);
  return marks && boardOf(354, marks);
});
