/** The ticket on the panel: its type, what is chosen, its unit and multiple. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypeOf, betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { useState } from 'react';
import type { BasketLine } from '#features/lottery/basket/basket.rules.ts';
import { typedText } from '#features/lottery/panels/entry-field.tsx';
import { emptySets, pickQuickly, type Sets } from '#features/lottery/panels/ticket.rules.ts';

export type TicketDraft = {
  readonly betType: BetType;
  readonly sets: Sets;
  /** What stands in the field of typed numbers. */
  readonly entry: string;
  readonly unit: string;
  readonly multiple: number;
};

const textOf = (betType: BetType, sets: Sets): string => {
  const at = betType.panel.parts.findIndex(({ symbols }) => symbols === null);
  const part = betType.panel.parts[at];
  return part ? typedText(part, sets[at] ?? []) : '';
};

function draftOf(game: LotteryGame, line: BasketLine | undefined): TicketDraft | undefined {
  const [first] = betTypesOf(game.family as Family);
  const betType = (line && betTypeOf(line.betType)) ?? first;
  if (!betType) return undefined;
  const read = line && parseSelection(betType, line.selection);
  const sets = read && !('refusal' in read) ? read.selection.sets : emptySets(betType);
  return {
    betType,
    sets,
    entry: textOf(betType, sets),
    unit: line?.unit ?? game.units[0] ?? '1',
    multiple: line?.multiple ?? 1,
  };
}

export function useTicketDraft(game: LotteryGame, line: BasketLine | undefined) {
  const [draft, setDraft] = useState(() => draftOf(game, line));
  const change = (part: Partial<TicketDraft>): void =>
    setDraft((before) => before && { ...before, ...part });
  const setSets = (sets: Sets): void =>
    setDraft((before) => before && { ...before, sets, entry: textOf(before.betType, sets) });
  return {
    draft,
    change,
    setSets,
    choose: (betType: BetType): void => change({ betType, sets: emptySets(betType), entry: '' }),
    clear: (): void => setDraft((d) => d && { ...d, sets: emptySets(d.betType), entry: '' }),
    quickPick: (): void => {
      if (draft) setSets(pickQuickly(draft.betType));
    },
  };
}
