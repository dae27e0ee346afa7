/**
 * Words as outlines. A picture served by itself cannot reach the site's fonts, so its letters
 * are drawn: the capitals of Bricolage Grotesque (SIL Open Font License), narrow and black.
 */
import outlineData from './lettering.json' with { type: 'json' };

const advances: Readonly<Record<string, number>> = outlineData.advances;
const outlines: Readonly<Record<string, string>> = outlineData.outlines;
const kerning: ReadonlyMap<string, number> = new Map(
  outlineData.kerning.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const blankAdvance = 24;

/** The letters that can be drawn: capitals, figures and a little punctuation. */
export function letterable(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('’', "'");
  return Array.from(plain)
    .filter((letter) => letter === ' ' || letter in outlines)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

type SetLetter = { x: number; width: number; outline: string };

/** Letters on a baseline at 0 from x = 0, capitals 100 units high. */
export type SetLine = { letters: readonly SetLetter[]; width: number };

/** Sets one line with kerning; `tracking` is added between letters. */
export function setLine(text: string, tracking = 0): SetLine {
  let x = 0;
  const letters: SetLetter[] = [];
  const characters = Array.from(letterable(text));
  characters.forEach((character, at) => {
    const outline = outlines[character];
    const width = advances[character] ?? blankAdvance;
    if (outline) letters.push({ x: Math.round(x), width, outline });
    const isLast = at === characters.length - 1;
    const kern = kerning.get(character + (characters[at + 1] ?? '')) ?? 0;
    x += width + (isLast ? 0 : kern + tracking);
  });
  return { letters, width: Math.round(x) };
}

/** Scales the outline itself, so that a stroke round it keeps its width. */
function scaled(outline: string, scale: number): string {
  if (scale === 1) return outline;
  return outline.replace(/-?\d+/g, (figure) =>
    String(Math.round(Number(figure) * scale * 10) / 10),
  );
}

export function straightLine(line: SetLine, scale = 1): string {
  return line.letters
    .map(({ x, outline }) => {
      const across = Math.round(x * scale * 10) / 10;
      return `<path transform="translate(${across})" d="${scaled(outline, scale)}"/>`;
    })
    .join('');
}

/** The line bent upwards over a circle, its middle staying where a straight line's would. */
export function archedLine(line: SetLine, radius: number, scale = 1): string {
  const middle = line.width / 2;
  return line.letters
    .map(({ x, width, outline }) => {
      const turn = (x + width / 2 - middle) / radius;
      const across = Math.round((middle + Math.sin(turn) * radius) * scale * 10) / 10;
      const down = Math.round((1 - Math.cos(turn)) * radius * scale * 10) / 10;
      const degrees = Math.round((turn * 1800) / Math.PI) / 10;
      const back = Math.round((-width / 2) * scale * 10) / 10;
      return `<path transform="translate(${across} ${down}) rotate(${degrees}) translate(${back})"
        d="${scaled(outline, scale)}"/>`;
    })
    .join('');
}
