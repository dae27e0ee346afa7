/** Everything a hit can look like. */
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';

export type Spot = { readonly x: number; readonly y: number };

export type Effect =
  | { kind: 'ring'; at: Spot; weapon: Weapon; size: number }
  | { kind: 'bolt'; from: Spot; to: Spot }
  | { kind: 'blast'; at: Spot; size: number }
  /** The fish itself, drawn in to the cannon. */
  | { kind: 'catch'; from: Spot; to: Spot; picture: HTMLCanvasElement; half: Spot }
  | { kind: 'coin'; from: Spot; to: Spot; bend: number }
  | { kind: 'sum'; at: Spot; text: string; size: number; color: string }
  /** A large capture of one's own. */
  | { kind: 'medal'; at: Spot; size: number; name: string; times: string; amount: string };

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
