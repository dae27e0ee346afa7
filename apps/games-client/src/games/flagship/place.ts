/** What a flagship's place is made of: paintings, lights and what moves in its air. */
import type { Light } from '#frame/games/studio/colours.ts';
import type { DriftKind } from '#frame/games/studio/scene/places.ts';
import type { SeaColours } from '#frame/slots/sea.ts';

export const skySize = { width: 1200, height: 700 } as const;
export const stripSize = { width: 1600, height: 400 } as const;
export const groundSize = { width: 1600, height: 320 } as const;
export const sideSize = { width: 420, height: 640 } as const;
export const overheadSize = { width: 1600, height: 220 } as const;
export const orbSize = 240;

/** A light of the place: where it hangs as shares of the screen, and how large it is. */
export type PlaceLamp = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: number;
  readonly strength: number;
};

export type FlagshipPlace = {
  /** Over the horizon; the second is the sky of free spins. */
  readonly sky: string;
  readonly feastSky: string;
  /** Sun, moon or what else shines in the sky; null where there is none. */
  readonly orb: string | null;
  /** Far things stand on the horizon, near ones lower. */
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  /** Tall things left and right of the cabinet. */
  readonly sides: readonly [string, string];
  /** What hangs down into the view; null where the sky is open. */
  readonly overhead: string | null;
  readonly lamps: readonly PlaceLamp[];
  readonly sea: SeaColours | null;
  readonly drift: DriftKind;
  /** A storm stands over the place and lights it up now and then. */
  readonly hasStorm: boolean;
  /** Colours of what drifts, of the glow round the orb and of the print along the controls. */
  readonly light: Light;
};
