/** What the picture of a bet says. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { payoutIfWon, type BetLeg, legState } from '#features/sportsbook/bets/bet.rules.ts';
import { useBetNames } from '#features/sportsbook/bets/use-bet-names.ts';
import { eventIdsOf, eventsQuery } from '#features/sportsbook/slip/use-slip-events.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { shirtColours } from './shirt-colours.ts';
import type { PictureLeg, PictureWords } from './share-picture.ts';

function markOf(leg: BetLeg): PictureLeg['mark'] {
  const state = legState(leg);
  if (state === 'won' || state === 'half_won') return 'won';
  if (state === 'lost' || state === 'half_lost') return 'lost';
  return state === 'push' || state === 'void' ? 'back' : null;
}

type Sides = ReadonlyMap<string, OfferedEvent>;

/** The sides' own colours where the offer knows them, else colours that follow from their names. */
function shirtsOf({ selections: [first] }: BetLeg, events: Sides): PictureLeg['shirts'] {
  if (!first || first.home === null || first.away === null) return [];
  const known = events.get(first.eventId)?.participants;
  return [first.home, first.away].map(
    (name) => known?.find((side) => side.name === name)?.colours ?? shirtColours(name),
  );
}

export function usePictureWords(bet: Bet, hasMoney: boolean): PictureWords | undefined {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { name: brand, minimumAge } = useBrand();
  const names = useBetNames();
  const { data } = useQuery({ ...eventsQuery(eventIdsOf(bet.legs)), staleTime: 60_000 });
  const events: Sides = new Map(data?.items.map((event) => [event.id, event]));
  const { currency } = bet;
  if (!isCurrency(currency)) return undefined;
  const total = names.totalOdds(bet);
  const isPaid = bet.state === 'settled' || bet.state === 'cashed_out';
  return {
    title: names.kind(bet),
    legs: bet.legs.map((leg) => ({
      outcome: names.leg(leg),
      market: leg.selections.map(names.market).join(' + '),
      event: leg.selections[0]?.eventName ?? '',
      odds: names.odds(leg.odds),
      shirts: shirtsOf(leg, events),
      mark: markOf(leg),
    })),
    more: (count) => t('bets_share_more', { count }),
    figures: [
      ...(total === null ? [] : [{ label: t('slip_total_odds'), value: total }]),
      ...(hasMoney ? [{ label: t('slip_stake_total'), value: money(bet.stake, currency) }] : []),
      ...(hasMoney
        ? [
            {
              label: t(isPaid ? 'bets_paid' : 'slip_payout'),
              value: money(isPaid ? bet.payout : payoutIfWon(bet, currency), currency),
            },
          ]
        : []),
    ],
    foot: t('bets_share_foot', { brand, age: minimumAge }),
  };
}
