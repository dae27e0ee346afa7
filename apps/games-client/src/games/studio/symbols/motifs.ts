/** The small signs that tokens bear, each drawn once round the origin within 44 units. */
import { disc, oval, path, repeated, ring, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

type Sign = (colour: string) => string;

const wave: Sign = (colour) =>
  [-20, 2, 24]
    .map((y) =>
      stroke(`M-38 ${y}C-28 ${y - 17}-16 ${y - 17}-6 ${y}S16 ${y + 17} 38 ${y - 4}`, colour, 9),
    )
    .join('');

const star: Sign = (colour) =>
  path(
    Array.from({ length: 16 }, (_, at) => {
      const away = at % 2 ? 19 : 43;
      const turn = (at * Math.PI) / 8;
      return `${at ? 'L' : 'M'}${tidy(away * Math.sin(turn))} ${tidy(-away * Math.cos(turn))}`;
    }).join('') + 'Z',
    colour,
  );

const leaf: Sign = (colour) =>
  path('M-34 36C-44-10-10-42 40-40C42 8 12 42-24 32L16-16L-30 38Z', colour);

const sun: Sign = (colour) => disc(0, 0, 19, colour) + ring(8, path('M-7-24H7L0-44Z', colour));

const drop: Sign = (colour) =>
  path('M0-44C16-16 32-2 32 16C32 34 16 44 0 44C-16 44-32 34-32 16C-32-2-16-16 0-44Z', colour);

const shell: Sign = (colour) =>
  repeated(5, (at) => oval(0, -12, 8, 28, colour, `transform="rotate(${-50 + at * 25} 0 32)"`)) +
  path('M-16 28H16L10 42H-10Z', colour);

const petal: Sign = (colour) => ring(6, oval(0, -26, 12, 18, colour)) + disc(0, 0, 9, colour);

const feather: Sign = (colour) => path('M-36 40C-30-6-2-40 40-44C44-8 22 22-14 30L-30 44Z', colour);

const knot: Sign = (colour) =>
  ring(4, path('M0-44L18-22L0 0L-18-22Z', colour)) + ring(4, disc(0, -34, 5, colour), 45);

const fish: Sign = (colour) =>
  path('M-42 0C-26-28 8-28 22-4L42-22V22L22 4C8 28-26 28-42 0Z', colour);

const crescent: Sign = (colour) =>
  path('M14-42A43 43 0 1 0 38 22A34 34 0 1 1 14-42Z', colour) +
  path('M22-12L27 0L40 2L30 10L33 22L22 15L11 22L14 10L4 2L17 0Z', colour);

const flame: Sign = (colour) =>
  path(
    'M4-46C10-18 36-8 32 18C28 38 14 44 0 44C-16 44-32 34-32 14C-32-2-20-8-18-24C-8-20-6-12-6-6C4-16 6-30 4-46Z',
    colour,
  );

const signs: Readonly<Record<string, Sign>> = {
  wave,
  star,
  leaf,
  sun,
  drop,
  shell,
  petal,
  feather,
  knot,
  fish,
  crescent,
  flame,
};

export function signOf(motif: string): Sign | undefined {
  return Object.hasOwn(signs, motif) ? signs[motif] : undefined;
}
