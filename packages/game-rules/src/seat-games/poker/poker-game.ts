/**
 * Poker with a board, in one deck: what Texas hold'em and Omaha share. Each hand is one step after
 * the other from the blinds to the pots; a deck is drawn whole when it begins.
 */
import type { SeatGame } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { optionsOf, type PokerAct, speak } from './hand/betting.ts';
import { dealHand, firstToSpeak } from './hand/dealing.ts';
import type { PokerSettings, PokerState } from './hand/poker-state.ts';
import { viewHand, viewPokerEvent } from './hand/poker-view.ts';
import { findTurn } from './hand/progress.ts';
import type { RankHand } from './hand/showdown.ts';
import { leftAlone } from './left-alone.ts';

export type PokerVariant = {
  readonly code: string;
  readonly version: number;
  readonly title: Words;
  /** How many cards each player is dealt. */
  readonly holeCards: number;
  readonly rankHand: RankHand;
};

const amountForm = /^[0-9]{1,18}$/;

/** `{ kind: 'raise', to: '1500' }`, or `{ kind }` of another word. Amounts are minor units. */
export function readPokerAct(sent: unknown): PokerAct | null {
  if (typeof sent !== 'object' || sent === null || !('kind' in sent)) return null;
  const { kind } = sent;
  if (kind === 'fold' || kind === 'check' || kind === 'call') return { kind };
  if (kind !== 'raise' || !('to' in sent)) return null;
  const { to } = sent;
  return typeof to === 'string' && amountForm.test(to) ? { kind, to: BigInt(to) } : null;
}

/** Check, or fold where that is not free. */
const idleWord = (state: PokerState): PokerAct => ({
  kind: optionsOf(state)?.canCheck === true ? 'check' : 'fold',
});

function resultOf({ players, won }: PokerState) {
  if (!won) return null;
  const bySeat = players.toSorted((one, other) => one.seat - other.seat);
  return {
    stacks: bySeat.map(({ seat, stack }) => ({ seat, stack })),
    rake: won.reduce((sum, { rake }) => sum + rake, 0n),
    contributed: bySeat.map(({ seat, put }) => ({ seat, stack: put })),
  };
}

function openCardsOf({ board, players }: PokerState, seat: number | null): readonly number[] {
  const open = players.filter((player) => player.isShown || player.seat === seat);
  return [...board, ...open.flatMap(({ cards }) => cards)];
}

export function pokerGame(variant: PokerVariant): SeatGame<PokerSettings, PokerState, PokerAct> {
  const { code, version, title, holeCards, rankHand } = variant;
  return {
    code,
    version,
    title,
    seats: { least: 2, most: 9 },
    begin(settings, players, before, draw) {
      const dealt = dealHand(settings, players, { before, holeCards }, draw);
      const next = findTurn(dealt.state, firstToSpeak(dealt.state), rankHand);
      return { state: next.state, events: [...dealt.events, ...next.events] };
    },
    readAct: readPokerAct,
    act(state, seat, act) {
      if (state.turn !== seat) return { refused: 'not_your_turn' };
      const said = speak(state, act);
      if ('refused' in said) return said;
      const place = state.players.findIndex((player) => player.seat === seat);
      const next = findTurn(said.state, place + 1, rankHand);
      return { state: next.state, events: [...said.events, ...next.events] };
    },
    turn: ({ turn }) => turn,
    idle: idleWord,
    result: resultOf,
    between: ({ button, bigBlind }) => ({ button, bigBlind }),
    view: (state, seat) => viewHand(state, seat, rankHand),
    viewEvent: viewPokerEvent,
    leftAlone,
    deck: { order: ({ deck }) => deck, open: openCardsOf },
  };
}
