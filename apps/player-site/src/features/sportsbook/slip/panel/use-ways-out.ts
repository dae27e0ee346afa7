/** What a touch on a fault does to the slip. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import {
  type DraftLeg,
  legKey,
  type PickedSelection,
  type SlipDraft,
} from '#features/sportsbook/slip/slip-draft.ts';
import type { WayOut } from '#features/sportsbook/slip/slip-faults.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { withUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { useBookCurrency } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export type WaysOut = {
  take: (way: Exclude<WayOut, 'none'>, fault: SlipFault, leg?: DraftLeg) => void;
  remove: (key: string) => void;
};

/** All legs of the event put together in place of each by itself. Refuses as the book does. */
async function combine(legs: readonly DraftLeg[], eventId: string): Promise<boolean> {
  const selections: PickedSelection[] = legs
    .flatMap((leg) => leg.selections)
    .filter((selection) => selection.eventId === eventId);
  const body = {
    selections: selections.map(({ market, outcome, odds }) => ({ eventId, market, outcome, odds })),
  };
  const { odds } = await bookCall('POST /book/v1/builder', { body });
  if (odds === null) return false;
  withUndo(() => slipStore.addBuilt(selections, odds));
  return true;
}

export function useWaysOut(draft: SlipDraft, lines: number): WaysOut {
  const { t } = useTranslation();
  const words = useErrorWords();
  const currency = useBookCurrency();

  const remove = (key: string): void => withUndo(() => slipStore.removeLeg(key));

  async function putTogether(leg: DraftLeg): Promise<void> {
    const no = () => showToast({ tone: 'warn', message: t('slip_fault_not_combinable') });
    try {
      const isDone = await combine(draft.legs, leg.selections[0]?.eventId ?? '');
      if (!isDone) no();
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'selections_not_combinable') no();
      else showToast({ tone: 'warn', message: words(error) });
    }
  }

  /** The bound is of the whole slip: each line takes its share, rounded to what keeps within it. */
  function stakeBound({ code, bound }: SlipFault): void {
    const units = bound === undefined ? undefined : parseAmount(bound, currency);
    if (units === undefined) return;
    const by = BigInt(Math.max(1, lines));
    const share = code === 'stake_below_least' ? (units + by - 1n) / by : units / by;
    slipStore.change({ stake: toDecimal(share, currency).replace(/\.00$/, ''), ownStakes: {} });
  }

  return {
    remove,
    take(way, fault, leg) {
      switch (way) {
        case 'accept':
          if (leg && fault.odds !== undefined) slipStore.setOdds(legKey(leg), fault.odds);
          return;
        case 'remove':
          if (leg) remove(legKey(leg));
          return;
        case 'combine':
          if (leg) void putTogether(leg);
          return;
        case 'singles':
          return slipStore.change({ kind: 'singles' });
        case 'no_each_way':
          return slipStore.change({ isEachWay: false });
        case 'bound':
          return stakeBound(fault);
      }
    },
  };
}
