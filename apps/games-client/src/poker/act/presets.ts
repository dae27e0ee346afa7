/** The amounts a raise is most often set to. Pure. */
import type { Words } from '@bahati/game-rules/words.ts';
import { type Betting, potShare } from '#frame/poker/table/pot-share.ts';
import type { AmountRange } from '#frame/seats/room/amount-scale.ts';
import { words } from '#frame/poker/words.ts';

export type Preset = { readonly label: Words; readonly to: bigint };

/** `isAll`: the most is all this player has; where the pot limits it, it is not. */
export function presetsOf(betting: Betting, range: AmountRange, isAll: boolean): readonly Preset[] {
  return [
    { label: words.presetMin, to: range.least },
    { label: words.presetHalf, to: potShare(1n, betting, range) },
    { label: words.presetPot, to: potShare(2n, betting, range) },
    { label: isAll ? words.presetAll : words.presetMost, to: range.most },
  ];
}
