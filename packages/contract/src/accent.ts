/** An accent of the brand's own: proven against both themes, and told as the site's tokens. */

export type BrandAccentColours = { fill: string; onLight: string; onDark: string };

/** Every ground words stand on, as packages/ui has it in light and in dark. */
export const grounds = {
  light: ['#f3ecdd', '#fbf7ee', '#ffffff', '#f7f1e4', '#fffdf8'],
  dark: ['#080c19', '#0b1020', '#141b33', '#1c2544'],
} as const;

/** What is written on the fill. */
const ink = '#14110a';

/** WCAG 2.2 AA for words, and for signs. */
const words = 4.5;
const signs = 3;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the first in the second. */
function mixed(one: string, other: string, share: number): string {
  const [of, into] = [channels(one), channels(other)];
  const parts = of.map((part, at) => Math.round(part * share + (into[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function shadesOf({ fill, onLight, onDark }: BrandAccentColours) {
  return {
    bright: mixed(fill, '#ffffff', 0.7),
    deep: mixed(fill, '#000000', 0.78),
    tintLight: mixed(onLight, '#ffffff', 0.12),
    tintDark: mixed(onDark, '#141b33', 0.12),
  };
}

/** The first colour that cannot be read where it stands; undefined: all of them can. */
export function unreadableColour(accent: BrandAccentColours): keyof BrandAccentColours | undefined {
  const { fill, onLight, onDark } = accent;
  const { bright, deep, tintLight, tintDark } = shadesOf(accent);
  const reads = (colour: string, on: readonly string[]) =>
    on.every((ground) => contrastOf(colour, ground) >= words);
  const carries =
    reads(ink, [fill]) && contrastOf(ink, deep) >= signs && reads(bright, grounds.dark);
  if (!carries) return 'fill';
  if (!reads(onLight, [...grounds.light, tintLight])) return 'onLight';
  return reads(onDark, [...grounds.dark, tintDark]) ? undefined : 'onDark';
}

/** The accent as custom properties of the page. */
export function accentTokens(accent: BrandAccentColours): Record<string, string> {
  const { fill, onLight, onDark } = accent;
  const { bright, deep, tintLight, tintDark } = shadesOf(accent);
  const glow = channels(fill).join(' ');
  return {
    '--brass': fill,
    '--brass-bright': bright,
    '--brass-deep': deep,
    '--on-brass': ink,
    '--brass-text': `light-dark(${onLight}, ${onDark})`,
    '--brass-tint': `light-dark(${tintLight}, ${tintDark})`,
    '--glow': `0 0 0 1px rgb(${glow} / 0.4), 0 6px 24px rgb(${glow} / 0.22)`,
  };
}
