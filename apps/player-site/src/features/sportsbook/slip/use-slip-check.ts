/** What the book says of the slip now: it is asked at each change, and every few seconds. */
import type { Slip, SlipFault, SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '#site/api.ts';
import { useRested } from '#features/forms/use-rested.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';
import { type DraftLeg, legKey, type SlipDraft, selectionKey } from './slip-draft.ts';
import { isMoveTaken } from './slip-faults.ts';
import { slipStore } from './slip-store.ts';
import { useBookCurrency, useBookTerms, useIsBookSilent } from './use-slip.ts';
import { isStaked, wireSlip } from './wire-slip.ts';

const everyMs = 4_000;
const thriftyMs = 20_000;
/** Prices in play move many at a time: they are asked about together. */
const movesMs = 600;
const checkKey = ['book', 'slip check'] as const;

const aboutStake: readonly SlipFault['code'][] = [
  'stake_below_least',
  'stake_above_most',
  'payout_above_most',
];

type SlipCheck = {
  /** By the key of the leg; of the slip itself by ''. */
  readonly faults: ReadonlyMap<string, readonly SlipFault[]>;
  /** Of exactly this slip; null: not heard yet. */
  readonly reckoning: SlipReckoning | null;
  /** When the book last answered for exactly this slip; 0: not yet. */
  readonly atMs: number;
  /** The book does not answer. */
  readonly isLost: boolean;
};

type Checked = { faults: SlipFault[]; reckoning: SlipReckoning | null; keys: string[] };

async function ask(slip: Slip, signal: AbortSignal): Promise<Checked> {
  const told = await bookCall('POST /book/v1/slips/check', { body: slip }, { signal });
  return { ...told, keys: slip.legs.map(legKey) };
}

export function useSlipCheck(draft: SlipDraft, isWatched: boolean): SlipCheck {
  const terms = useBookTerms();
  const currency = useBookCurrency();
  const isThrifty = useLowData();
  const slip = wireSlip(draft, currency, terms?.leastStake);
  // Every move of odds is told; which of them are taken without asking is decided here.
  const asked = JSON.stringify({ ...slip, acceptance: 'ask' });
  const rested = useRested(asked);
  const query = useQuery({
    queryKey: [...checkKey, rested],
    queryFn: ({ signal }) => ask(JSON.parse(rested) as Slip, signal),
    enabled: isWatched && draft.legs.length > 0 && terms !== undefined,
    refetchInterval: isThrifty ? thriftyMs : everyMs,
    placeholderData: (before) => before,
    gcTime: 60_000,
    retry: 1,
  });
  const isSilent = useIsBookSilent();
  useQuotesOf(draft.legs);
  const told = query.data;
  useTakenMoves(draft, told);
  const isBlank = !isStaked(draft, currency);
  const isOfNow = told !== undefined && !query.isPlaceholderData && rested === asked;
  const shown = (told?.faults ?? []).filter(({ code }) => !(isBlank && aboutStake.includes(code)));
  const legOf = ({ leg }: SlipFault) => (leg === undefined ? '' : (told?.keys[leg] ?? ''));
  return {
    faults: Map.groupBy(shown, legOf),
    reckoning: isOfNow ? told.reckoning : null,
    atMs: isOfNow ? query.dataUpdatedAt : 0,
    isLost: query.isError || isSilent,
  };
}

/** Asks again where a price of the slip is heard to move. */
function useQuotesOf(legs: readonly DraftLeg[]): void {
  const keys = legs.flatMap(({ selections }) => selections.map(selectionKey)).join();
  const checkAgain = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: checkKey }, { cancelRefetch: false }),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        checkAgain();
      }, movesMs);
    };
    const ends = keys.split(',').map((key) => {
      const [eventId = '', market = '', outcome = ''] = key.split(' ');
      return offerStore.onQuote(eventId, market, outcome)(checkSoon);
    });
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [keys]);
}

/** Odds that may move without asking are taken as they come. */
function useTakenMoves({ legs, acceptance }: SlipDraft, told: Checked | undefined): void {
  useEffect(() => {
    for (const { code, leg, odds } of told?.faults ?? []) {
      const key = leg === undefined ? undefined : told?.keys[leg];
      const moved = legs.find((one) => legKey(one) === key);
      if (code !== 'odds_moved' || !moved || odds === undefined || odds === moved.odds) continue;
      if (isMoveTaken(acceptance, moved.odds, odds)) slipStore.setOdds(legKey(moved), odds);
    }
  }, [legs, acceptance, told]);
}
