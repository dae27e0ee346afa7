/** Live blackjack: seven seats, and bets behind them. */
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type {
  SeatedRound,
  TablePlay,
  TableSeats,
} from '@bahati/game-rules/live-tables/table-seats.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SeatedSettings } from '@bahati/game-rules/live-tables/table-settings.ts';
import { chipsOnHand } from './bets.ts';
import { blackjackSettings } from './blackjack-settings.ts';
import { liveBlackjackFigures } from './live-blackjack.figures.ts';
import {
  mostBehind,
  mostBehindSeat,
  mostFirstChips,
  mostOwnSeats,
} from './live-blackjack.places.ts';
import { liveBlackjack, showTable } from './live-blackjack.rules.ts';
import { cardMs, firstCardsMs } from './pace.ts';
import { playTable, turnOf } from './table-state.ts';

type OwnSeats = SeatedSettings['seats'];

/** State and view only ever go back to the game that made them. */
const opaque = (play?: TablePlay) => liveBlackjack(play) as unknown as AnyBetGame;

function playRound(play: TablePlay, draw: DrawStream): SeatedRound {
  const state = playTable(play, draw);
  const turn = turnOf(state);
  const played = turn && state.seats.find(({ seat }) => seat === turn.seat);
  const hand = played?.hands[turn?.hand ?? 0];
  const isRaise = (act: string) => act === 'double' || act === 'split';
  const { stacks: _, paid: __, ...shown } = showTable(state);
  return {
    turn,
    shown,
    raiseOf: (act) => (played && isRaise(act) ? played.raises + 1 : null),
    costOf: (act, bet) => (hand && isRaise(act) ? chipsOnHand(bet, hand) : 0),
  };
}

const seats: Omit<TableSeats, keyof OwnSeats> = {
  dealMs: firstCardsMs,
  cardMs,
  idle: 'stand',
  mostOwn: mostOwnSeats,
  mostBehind,
  mostFirstChips,
  mostBehindSeat,
  play: playRound,
};

export const blackjackTables: readonly LiveTable[] = blackjackSettings.map(
  ({ seats: own, ...settings }) => ({
    ...settings,
    category: 'LIVE',
    rules: opaque(),
    figures: liveBlackjackFigures as BetFigures<unknown>,
    inRound: ({ play }) => opaque(play ?? undefined),
    seats: { ...own, ...seats },
  }),
);
