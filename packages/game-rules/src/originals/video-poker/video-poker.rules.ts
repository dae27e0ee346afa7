/**
 * Video poker: five cards of one deck are dealt, those the player holds stay, the others are drawn
 * anew from the 47 that were not dealt, and a table says what the five are worth. What was thrown
 * away does not come back.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Card, cardSign, drawFromDecks } from '@bahati/game-rules/cards/card.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { createBestHold, type HoldDigits } from './best-hold.ts';
import { handSize } from './holds.ts';
import type { PayLine, PayTable } from './pay-table.ts';

export type VideoPokerState = {
  /** As they were dealt, from the left. */
  readonly dealt: readonly Card[];
  /** Null: the player has not chosen. */
  readonly held: HoldDigits | null;
  /** The five that count: those held in their places, the others drawn anew. */
  readonly cards: readonly Card[];
};

export type VideoPokerView = VideoPokerState & {
  /** The line of the table that `cards` would be paid by, or are; null: none. */
  readonly hand: string | null;
  /** What that line pays, in stakes. */
  readonly multiple: string;
};

export type VideoPoker = BetGame<VideoPokerState, VideoPokerView> & {
  readonly table: PayTable;
  /** What pays most in the mean of all draws, for hints, automatic play and players who left. */
  readonly bestHold: (dealt: readonly Card[]) => HoldDigits;
};

export const videoPokerOpening = 'deal';
const verb = 'hold:';

const holds = Array.from(
  { length: 1 << handSize },
  (_, hold) => `${verb}${hold.toString(2).padStart(handSize, '0')}`,
);

const words = {
  en: { bet: 'Bet', dealt: 'Dealt', held: 'Held', nothing: 'nothing', final: 'Hand' },
  sw: { bet: 'Dau', dealt: 'Zilizogawiwa', held: 'Ulizoshika', nothing: 'hakuna', final: 'Mkono' },
} as const;
const paid = { en: 'Payout', sw: 'Malipo' } as const;

type Naming = { readonly code: string; readonly title: Words; readonly table: PayTable };

export function videoPoker({ code, title, table }: Naming): VideoPoker {
  const bestHold = createBestHold(table);
  const lineOf = ({ cards }: VideoPokerState): PayLine | undefined =>
    table.lines[table.lineOf(cards.toSorted((a, b) => a - b))];
  const pay = (state: VideoPokerState): Rational => rational(BigInt(lineOf(state)?.pays ?? 0));

  return {
    code,
    version: 1,
    title,
    kind: 'original',
    stakes: plainStakes,
    firstOpening: videoPokerOpening,
    priceOf: (opening) => (opening === videoPokerOpening ? 1 : null),
    start(opening, draw) {
      if (opening !== videoPokerOpening) throw new RangeError(`No opening ${opening}.`);
      const dealt: Card[] = [];
      while (dealt.length < handSize) dealt.push(drawFromDecks(draw, dealt));
      return { dealt, held: null, cards: dealt };
    },
    acts: {
      actions: ({ held }) => (held === null ? holds : []),
      act: drawAnew,
      idle: ({ dealt }) => `${verb}${bestHold(dealt)}`,
    },
    pay,
    validStake: 'whole',
    show: (state) => ({
      ...state,
      hand: lineOf(state)?.hand ?? null,
      multiple: String(lineOf(state)?.pays ?? 0),
    }),
    tell(state, language, money) {
      const said = words[language];
      const held = state.dealt.filter((_, place) => state.held?.[place] === '1');
      const line = lineOf(state);
      const hand = line ? `${line.name[language]} · ${line.pays}×` : said.nothing;
      return {
        bets: [{ label: said.bet, value: title[language] }],
        outcome: [
          { label: said.dealt, value: signsOf(state.dealt) },
          { label: said.held, value: held.length > 0 ? signsOf(held) : said.nothing },
          { label: said.final, value: `${signsOf(state.cards)} · ${hand}` },
          { label: paid[language], value: money(pay(state)) },
        ],
      };
    },
    table,
    bestHold,
  };
}

function drawAnew(state: VideoPokerState, action: string, draw: DrawStream): VideoPokerState {
  if (state.held !== null || !holds.includes(action)) throw new RangeError(`No act ${action}.`);
  const held = action.slice(verb.length);
  const out = [...state.dealt];
  const cards = state.dealt.map((card, place) => {
    if (held[place] === '1') return card;
    const drawn = drawFromDecks(draw, out);
    out.push(drawn);
    return drawn;
  });
  return { ...state, held, cards };
}

function signsOf(cards: readonly Card[]): string {
  return cards.map(cardSign).join(' ');
}
