/** All a slip's screen shows besides the slip itself: sums, faults, and whether it can be placed. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { eachWayOf } from '#features/sportsbook/slip/each-way.rules.ts';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { reckonSlip } from '#features/sportsbook/slip/reckon-slip.ts';
import { legKey, type SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { faults as facts } from '#features/sportsbook/slip/slip-faults.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useBookCurrency, useBookTerms } from '#features/sportsbook/slip/use-slip.ts';
import { useSlipCheck } from '#features/sportsbook/slip/use-slip-check.ts';
import { useSlipEvents } from '#features/sportsbook/slip/use-slip-events.ts';
import { isStaked } from '#features/sportsbook/slip/wire-slip.ts';
import type { PlaceState } from './slip-place.tsx';

/** What the book said to the last attempt at just this slip, until it says something newer. */
function useToldFaults(
  draft: SlipDraft,
  checkedAtMs: number,
): ReadonlyMap<string, readonly SlipFault[]> {
  const { answer } = usePlacing();
  if (answer.kind !== 'faults' || answer.atMs < checkedAtMs) return new Map();
  if (JSON.stringify(answer.draft) !== JSON.stringify(draft)) return new Map();
  return Map.groupBy(answer.faults, ({ leg }) => {
    const told = leg === undefined ? undefined : draft.legs[leg];
    return told ? legKey(told) : '';
  });
}

/** Both lists together; of two that say the same the newer one. */
function together(
  checked: ReadonlyMap<string, readonly SlipFault[]>,
  told: ReadonlyMap<string, readonly SlipFault[]>,
): ReadonlyMap<string, readonly SlipFault[]> {
  const all = new Map(checked);
  for (const [key, some] of told) {
    const known = all.get(key) ?? [];
    const others = some.filter(({ code }) => !known.some((one) => one.code === code));
    all.set(key, [...known, ...others]);
  }
  return all;
}

export function useSlipView(draft: SlipDraft) {
  const terms = useBookTerms();
  const currency = useBookCurrency();
  const events = useSlipEvents(draft.legs);
  const check = useSlipCheck(draft, true);
  const faults = together(check.faults, useToldFaults(draft, check.atMs));
  const all = [...faults.values()].flat();
  const eachWay = eachWayOf(draft.legs, events);
  const own = terms ? reckonSlip(draft, terms, currency, eachWay) : null;
  const blocking = all.filter(({ code }) => facts[code].isBlocking);
  const isMoved = blocking.length > 0 && blocking.every(({ code }) => code === 'odds_moved');
  const state: PlaceState = isMoved ? 'moved' : blocking.length > 0 ? 'blocked' : 'ready';
  return {
    events,
    faults,
    /** Of the slip as a whole. */
    ownFaults: faults.get('') ?? [],
    /** The book's own where it has answered for just this slip, else by the same rules here. */
    sums: isStaked(draft, currency) ? (check.reckoning ?? own) : own,
    isLost: check.isLost,
    state,
    /** Takes the odds of now of every leg. */
    acceptAll(): void {
      for (const [key, some] of faults) {
        const odds = some.find(({ code }) => code === 'odds_moved')?.odds;
        if (odds !== undefined) slipStore.setOdds(key, odds);
      }
    },
  };
}
