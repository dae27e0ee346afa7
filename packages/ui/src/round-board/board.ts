/**
 * A round as a still picture: a list of plain shapes, each in a tone and, where it stands for
 * something of the round, told of what. The drawings of the games only make such lists; one
 * component shows them.
 */

/**
 * What a shape means, which the style sheet colours for both themes. `lit` is what came, `won` and
 * `lost` what it did to the player's bet.
 */
export type Tone =
  | 'cell'
  | 'quiet'
  | 'ink'
  | 'lit'
  | 'lit-ink'
  | 'on-lit'
  | 'won'
  | 'won-tint'
  | 'won-ink'
  | 'on-won'
  | 'lost'
  | 'lost-tint'
  | 'lost-ink'
  | 'on-lost'
  | 'frame'
  | 'lit-frame'
  | 'won-frame'
  | 'paper'
  | 'paper-red'
  | 'paper-black'
  | 'red'
  | 'black'
  | 'green'
  | 'on-pocket'
  | 'copper'
  | 'enamel-heads'
  | 'enamel-tails'
  | 'meron'
  | 'meron-deep'
  | 'meron-light'
  | 'wala'
  | 'wala-deep'
  | 'wala-light'
  | 'comb'
  | 'eye'
  | 'sand'
  | 'rank-0'
  | 'rank-1'
  | 'rank-2'
  | 'rank-3'
  | 'rank-4'
  | 'rank-5'
  | 'on-rank';

type Meaning = {
  readonly tone: Tone;
  /** What of the round it stands for, such as `tile 7`; absent: part of the ground. */
  readonly of?: string;
};

export type Mark = Meaning &
  (
    | {
        readonly shape: 'box';
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly round: number;
      }
    | { readonly shape: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
    | {
        readonly shape: 'path';
        readonly d: string;
        /** Drawn with a pen so wide instead of filled. */
        readonly pen?: number;
        readonly place?: Place;
      }
    | {
        readonly shape: 'text';
        readonly text: string;
        readonly x: number;
        /** Of the middle of the letters. */
        readonly y: number;
        readonly size: number;
        readonly isBold?: boolean;
        readonly anchor?: 'start' | 'end';
        /** Degrees about its own place. */
        readonly turn?: number;
      }
  );

/** Where a path that is drawn about the origin stands. */
export type Place = { readonly x: number; readonly y: number; readonly scale?: number };

export type Board = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
};

/** Every board is so wide, about as many pixels as a small phone has for it. */
export const boardWidth = 320;

export const boardOf = (height: number, marks: readonly Mark[]): Board => ({
  width: boardWidth,
  height,
  marks,
});

/** Two decimals are finer than any screen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

type BoxPlace = { x: number; y: number; width: number; height: number; round?: number };

export const box = (
  { x, y, width, height, round = 8 }: BoxPlace,
  tone: Tone,
  of?: string,
): Mark => ({
  shape: 'box',
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
  round,
  tone,
  ...(of === undefined ? {} : { of }),
});

export const disc = (
  { x, y, radius }: { x: number; y: number; radius: number },
  tone: Tone,
  of?: string,
): Mark => ({
  shape: 'disc',
  x: rounded(x),
  y: rounded(y),
  radius,
  tone,
  ...(of === undefined ? {} : { of }),
});

type TextPlace = Pick<Extract<Mark, { shape: 'text' }>, 'x' | 'y' | 'size'> & {
  isBold?: boolean;
  anchor?: 'start' | 'end';
  turn?: number;
};

export const words = (text: string, place: TextPlace, tone: Tone, of?: string): Mark => ({
  shape: 'text',
  text,
  ...place,
  x: rounded(place.x),
  y: rounded(place.y),
  tone,
  ...(of === undefined ? {} : { of }),
});

export const filled = (d: string, tone: Tone, place?: Place, of?: string): Mark => ({
  shape: 'path',
  d,
  tone,
  ...(place ? { place } : {}),
  ...(of === undefined ? {} : { of }),
});

export const penned = (d: string, pen: number, tone: Tone, place?: Place, of?: string): Mark => ({
  ...filled(d, tone, place, of),
  shape: 'path',
  d,
  pen,
});

/** How a hand or a bet ended, as a sign that is told apart without colour. */
export type Ending = 'won' | 'pushed' | 'lost';

const signPaths: Readonly<Record<Ending, string>> = {
  won: 'M-4.5 0L-1.5 3.2L4.5-3.4',
  pushed: 'M-4-2H4M-4 2H4',
  lost: 'M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4',
};

const signTones = {
  won: ['won', 'on-won'],
  pushed: ['cell', 'ink'],
  lost: ['lost', 'on-lost'],
} as const;

export function endingSign(ending: Ending, x: number, y: number, of: string): Mark[] {
  const [ground, ink] = signTones[ending];
  return [disc({ x, y, radius: 9 }, ground, of), penned(signPaths[ending], 2, ink, { x, y })];
}

/** A place on a circle about (`x`, `y`), `turn` in degrees clockwise from the top. */
export function onCircle(
  { x, y }: { x: number; y: number },
  radius: number,
  turn: number,
): [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [rounded(x + radius * Math.sin(angle)), rounded(y - radius * Math.cos(angle))];
}

/** Part of a ring, from one turn to another, less than a whole. */
export function ringPart(
  centre: { x: number; y: number },
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): string {
  const far = to - from > 180 ? 1 : 0;
  const at = (radius: number, turn: number) => onCircle(centre, radius, turn).join(' ');
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${far} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${far} 0 ${at(inner, from)}Z`
  );
}
