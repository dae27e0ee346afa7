/** The eight lights studio games are seen in: cloth, sky and lamps that belong together. */
import type { StudioPalette } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { gamePalettes, type Palette } from '@bahati/ui/patterns/palettes.ts';

export type Light = {
  readonly cloth: Palette;
  /** The sky from the top down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Sun or moon, and the light of lamps. */
  readonly orb: string;
  readonly lamp: string;
  readonly isDay: boolean;
};

const [indigo, clove, lagoon, hibiscus, amber, palm] = gamePalettes;

export const lights: Readonly<Record<StudioPalette, Light>> = {
  indigo: {
    cloth: indigo,
    sky: ['#070b24', '#16205c', '#4a4796', '#e39a74'],
    orb: '#ffefc4',
    lamp: '#ffb04a',
    isDay: false,
  },
  clove: {
    cloth: clove,
    sky: ['#240816', '#6d1628', '#c8452e', '#ffc36a'],
    orb: '#ffd98a',
    lamp: '#ffb04a',
    isDay: true,
  },
  lagoon: {
    cloth: lagoon,
    sky: ['#03182e', '#07506a', '#1a9a90', '#d4f5cf'],
    orb: '#f4ffe6',
    lamp: '#8ff0d8',
    isDay: false,
  },
  hibiscus: {
    cloth: hibiscus,
    sky: ['#1a062c', '#5a1458', '#c0307a', '#ffb08a'],
    orb: '#ffd0b0',
    lamp: '#ff8ab0',
    isDay: true,
  },
  amber: {
    cloth: { ...amber, ground: '#b85f14', deep: '#6d2c08', main: '#ffd98a' },
    sky: ['#3a1430', '#a0442a', '#ee9a2e', '#ffe9b4'],
    orb: '#fff4cc',
    lamp: '#ffd060',
    isDay: true,
  },
  palm: {
    cloth: palm,
    sky: ['#062030', '#13585a', '#7aa45a', '#ffe6a0'],
    orb: '#fff0b0',
    lamp: '#ffd870',
    isDay: false,
  },
  dawn: {
    cloth: {
      ink: '#1a1440',
      ground: '#5a5fc0',
      deep: '#34307e',
      main: '#ffc9a0',
      accent: '#ff6b7a',
      pale: '#fff4ea',
    },
    sky: ['#34408e', '#7a78c4', '#eea6b4', '#fff0d0'],
    orb: '#fff8e0',
    lamp: '#ffc09a',
    isDay: true,
  },
  tanzanite: {
    cloth: {
      ink: '#0c0630',
      ground: '#4632b4',
      deep: '#241463',
      main: '#e6d0ff',
      accent: '#37c2b0',
      pale: '#f6f0ff',
    },
    sky: ['#0a0624', '#2a186e', '#6a5ae6', '#d4c4ff'],
    orb: '#f4eeff',
    lamp: '#b8a0ff',
    isDay: false,
  },
};

/** `share` of the way from one colour (`#rrggbb`) to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** As Pixi wants it. */
export function tintOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}
