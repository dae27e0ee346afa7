/**
 * Cuts the sites' type down to what nearly every page says, so that a first visit
 * fetches that alone. A page with a rarer letter fetches the whole face beside it (own-faces.css).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { inRoot } from '#scripts/repository.ts';

export const faces = {
  bricolage: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
} as const;

export type Face = keyof typeof faces;

/** From the space to the tilde. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');

/** What the cut faces hold. */
export const commonLetters = `${ascii}\u00a0«»§°·×÷½–—‘’“”•…€↑↓−`;

/** What a browser does by itself, and the figures of one width that every amount is set in. */
const features = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

export const faceFile = (face: Face): string =>
  inRoot('packages', 'ui', 'src', 'theme', 'faces', `${face}-common.woff2`);

export const cutFace = (face: Face): Promise<Buffer> =>
  subsetFont(
    readFileSync(inRoot('node_modules', '@fontsource-variable', join(faces[face]))),
    commonLetters,
    {
      targetFormat: 'woff2',
      keepFeatures: features,
      // The sites write nothing lighter than 400, nothing heavier than 800.
      variationAxes: { wght: { min: 400, max: 800 } },
    },
  );
