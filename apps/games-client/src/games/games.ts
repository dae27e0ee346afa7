/** Every game the frame can show, by its code. A game's parts are loaded when they are wanted. */
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import type { SlotStage, StageOptions } from '#frame/shell/layout/slot-stage.ts';
import type { SoundTheme } from '#frame/sound/sound-theme.ts';

export type SlotGame = {
  readonly definition: SlotDefinition;
  readonly figures: StatedFigures;
  /** The symbol's picture, an SVG document. */
  readonly drawing: (key: string) => string;
  /** A colour for each pay line, as 0xrrggbb. */
  readonly lineTints: readonly number[];
  /** The print along the controls. */
  readonly cloth: { readonly seed: string; readonly palette: Palette | undefined };
  /** Scale, lead and drums of the game's own; without it, those of the coast. */
  readonly sound?: SoundTheme;
  /** Brings the stage's code; asked for early, it travels while the session is being opened. */
  readonly loadStage: () => Promise<(options: StageOptions) => Promise<SlotStage>>;
};

/** Games with pictures, place and sound of their own; every other code is a studio game's. */
const flagships: Readonly<Record<string, () => Promise<{ readonly slot: SlotGame }>>> = {
  'taa-za-pwani': () => import('./taa-za-pwani/slot.ts'),
  'simba-wa-tsavo': () => import('./simba-wa-tsavo/slot.ts'),
  'dhahabu-ya-geita': () => import('./dhahabu-ya-geita/slot.ts'),
  'kitabu-cha-kilwa': () => import('./kitabu-cha-kilwa/slot.ts'),
  'soko-la-matunda': () => import('./soko-la-matunda/slot.ts'),
  'lulu-za-mafia': () => import('./lulu-za-mafia/slot.ts'),
  'flamingo-wa-nakuru': () => import('./flamingo-wa-nakuru/slot.ts'),
  'papa-wa-pemba': () => import('./papa-wa-pemba/slot.ts'),
  'radi-ya-kilimanjaro': () => import('./radi-ya-kilimanjaro/slot.ts'),
  'chui-wa-mwezi': () => import('./chui-wa-mwezi/slot.ts'),
  'mbuyu-wa-bahati': () => import('./mbuyu-wa-bahati/slot.ts'),
  'kasa-wa-watamu': () => import('./kasa-wa-watamu/slot.ts'),
  'mamba-wa-mara': () => import('./mamba-wa-mara/slot.ts'),
  'usiku-wa-taarab': () => import('./usiku-wa-taarab/slot.ts'),
  'malkia-wa-lamu': () => import('./malkia-wa-lamu/slot.ts'),
  'tembo-watembea': () => import('./tembo-watembea/slot.ts'),
  'matatu-za-usiku': () => import('./matatu-za-usiku/slot.ts'),
  'nyota-za-chalbi': () => import('./nyota-za-chalbi/slot.ts'),
  'treni-ya-pwani': () => import('./treni-ya-pwani/slot.ts'),
  'hazina-ya-gedi': () => import('./hazina-ya-gedi/slot.ts'),
  'moto-wa-pilipili': () => import('./moto-wa-pilipili/slot.ts'),
  'ngalawa-kombe': () => import('./ngalawa-kombe/slot.ts'),
  'kahawa-ya-meru': () => import('./kahawa-ya-meru/slot.ts'),
  'taji-la-zanzibar': () => import('./taji-la-zanzibar/slot.ts'),
};

/**
 * As it is played now, or as it was in an earlier version that is still known. Undefined for a code
 * that no game bears; throws when the game's parts cannot be fetched.
 */
export async function loadSlot(code: string, version?: number): Promise<SlotGame | undefined> {
  const load = Object.hasOwn(flagships, code) ? flagships[code] : undefined;
  if (load) return (await load()).slot;
  const { studioSlot } = await import('#frame/games/studio/slot.ts');
  return studioSlot(code, version);
}
