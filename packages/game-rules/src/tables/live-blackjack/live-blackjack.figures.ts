import type { BetFigures, StatedBet } from '@bahati/game-rules/bet-games/figures.ts';
import { blackjackFigures } from '@bahati/game-rules/tables/blackjack/blackjack.figures.ts';
import { placeOf } from './live-blackjack.places.ts';
import type { LiveBlackjackView } from './live-blackjack.view.ts';

/** Of the table for one: the rules of a hand are the same, and so is what a seat gives back. */
function seatFigures(): StatedBet {
  const [deal] = blackjackFigures.bets;
  if (!deal) throw new Error('The table for one states its deal first.');
  return deal;
}

const opening = (kind: 's' | 'b' | 'f') => `chips:${placeOf({ kind, seat: 1, raise: null })}=1`;

/**
 * Texts, because to derive them takes a second. Nothing is watched: what comes back depends on how
 * each seat is played.
 */
export const liveBlackjackFigures: BetFigures<LiveBlackjackView> = {
  playedAs: {
    en: 'With basic strategy at the seat the house edge is 0.511734 % of the first bet, also for a bet behind that follows and can always pay. A bet behind that does not follow stays one stake on the hand first dealt, and after a split on its left hand.',
    sw: 'Kiti kikichezwa kwa mkakati wa msingi, faida ya kampuni ni 0.511734 % ya dau la kwanza, hata kwa dau la nyuma linalofuata na kulipika kila mara. Dau la nyuma lisilofuata hubaki dau moja kwenye mkono wa kwanza, na baada ya kugawanya kwenye mkono wa kushoto.',
  },
  bets: [
    { ...seatFigures(), opening: opening('s'), name: { en: 'Seat', sw: 'Kiti' } },
    {
      ...seatFigures(),
      opening: opening('f'),
      name: { en: 'Behind a seat, following', sw: 'Nyuma ya kiti, kwa kufuata' },
    },
    {
      opening: opening('b'),
      name: { en: 'Behind a seat, one stake', sw: 'Nyuma ya kiti, dau moja' },
      pays: '1 : 1, blackjack 3 : 2',
      returnPercent: '97.687463',
      hitRatePercent: '52.044619',
      standardDeviation: '0.9845150',
      topWin: { times: '2.5', oneIn: '22.17' },
    },
  ],
  watched: [],
  samples: [],
};
