/** What each blackjack table is, beside its rules; a browser takes these without any figures. */
import type { SeatedSettings } from '@bahati/game-rules/live-tables/table-settings.ts';
import { liveBlackjackCloth, placeOf, readPlace, seatCount } from './live-blackjack.places.ts';
import type { LiveBlackjackView } from './live-blackjack.view.ts';
import { endMsOf } from './pace.ts';

export const blackjackSettings: readonly SeatedSettings[] = [
  {
    code: 'ishirini-na-moja',
    plays: 'live-blackjack',
    cloth: liveBlackjackCloth,
    title: { en: 'Night Market Blackjack', sw: 'Ishirini na Moja ya Soko la Usiku' },
    bettingMs: 16_000,
    dealingMs: 0,
    restMs: 2_500,
    // The dealer's cards and the results; nothing where nobody played.
    lengthOf: (shown) => endMsOf(shown as LiveBlackjackView),
    seats: { count: seatCount, turnMs: 15_000, readPlace, placeOf },
    releasedOn: '2026-11-28',
  },
];
