/**
 * What the address of the frame says: which game, for whom, in which language, inside which site.
 * The launch token comes from the platform; everything else only shapes the screen.
 */
import { type BrandPalette, brandPalettes } from '@bahati/contract/palettes.ts';

export type FrameLanguage = 'en' | 'sw';
export type FrameTheme = 'dark' | 'light';

export type Launch = {
  readonly launchToken: string;
  readonly gameCode: string;
  readonly language: FrameLanguage;
  readonly theme: FrameTheme;
  /** The brand's accent: one of those that are drawn, and whose contrast is tested. */
  readonly palette: BrandPalette;
  /** The site the frame stands in, as an exact origin; null when the game was opened alone. */
  readonly siteOrigin: string | null;
  /** The room to open: the id of a listed one, or the code of a private one; null: the list. */
  readonly room: string | null;
};

export function readLaunch(search: string): Launch {
  const query = new URLSearchParams(search);
  return {
    launchToken: query.get('token') ?? '',
    gameCode: query.get('game') ?? '',
    language: toLanguage(query.get('language')) ?? 'en',
    theme: toTheme(query.get('theme')) ?? 'dark',
    palette: toPalette(query.get('palette')),
    siteOrigin: toOrigin(query.get('lobby')),
    room: toRoom(query.get('room')),
  };
}

/** Accepts a bare language and one with a region: `sw`, `sw-KE`, `SW`. */
export function toLanguage(value: unknown): FrameLanguage | undefined {
  if (typeof value !== 'string') return undefined;
  const primary = value.toLowerCase().split(/[-_]/)[0];
  return primary === 'en' || primary === 'sw' ? primary : undefined;
}

export function toTheme(value: unknown): FrameTheme | undefined {
  return value === 'dark' || value === 'light' ? value : undefined;
}

function toPalette(value: string | null): BrandPalette {
  return brandPalettes.find((known) => known === value) ?? 'lantern';
}

function toRoom(value: string | null): string | null {
  return value !== null && /^(?:\d{1,19}|[A-Z][A-Z0-9]{7})$/.test(value) ? value : null;
}

function toOrigin(value: string | null): string | null {
  if (value === null || !URL.canParse(value)) return null;
  const { origin, protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
