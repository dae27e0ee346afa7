/** A table at which a hand is told as one reads it: who has what, the cards, and what is said. */
import assert from 'node:assert/strict';
import { type Card, cardSign, deck, deckSize } from '@bahati/game-rules/cards/card.ts';
import type {
  Between,
  Seat,
  SeatEvent,
  SeatGame,
} from '@bahati/game-rules/seat-games/seat-game.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { PokerAct } from './hand/betting.ts';
import type { PokerSettings, PokerState } from './hand/poker-state.ts';
import type { PokerView } from './hand/poker-view.ts';

export type PokerGame = SeatGame<PokerSettings, PokerState, PokerAct>;

export const noRake = { rakeBasisPoints: 0, rakeCap: [], noFlopNoDrop: true };
/** Blinds of 50 and 100. */
export const blinds: PokerSettings = {
  smallBlind: 50n,
  bigBlind: 100n,
  ante: 0n,
  limit: 'no-limit',
  ...noRake,
};

/** `A♠ K♦` as cards. */
export const cardsOf = (signs: string): Card[] =>
  signs.split(' ').map((sign) => deck.findIndex((card) => cardSign(card) === sign));

/** Deals these cards first, in this order, then the rest of the deck; later draws are 0. */
export function stackedDraw(first: readonly Card[]): DrawStream {
  const order = [...first, ...deck.filter((card) => !first.includes(card))];
  const left = [...deck];
  let cursor = 0;
  return {
    nextInt() {
      const place = cursor < deckSize ? left.indexOf(order[cursor] ?? -1) : 0;
      left.splice(place, 1);
      cursor += 1;
      return place;
    },
    get cursor() {
      return cursor;
    },
  };
}

export type Table = {
  readonly state: () => PokerState;
  readonly events: SeatEvent[];
  /** `fold`, `check`, `call`, `to 300`. */
  readonly say: (...words: readonly string[]) => void;
  readonly refuses: (word: string) => string;
  readonly view: (seat: Seat | null) => PokerView;
  readonly stacks: () => string;
};

const actOf = (word: string): PokerAct => {
  if (word === 'fold' || word === 'check' || word === 'call') return { kind: word };
  return { kind: 'raise', to: BigInt(word.replace('to ', '')) };
};

/**
 * @param stacks of seat 0, 1 …; 0: nobody sits there.
 * @param cards what the deck begins with: a card to each from the left of the button, and again;
 * then a card is burnt before each street.
 */
export function openTable(
  game: PokerGame,
  stacks: readonly number[],
  told: { settings?: Partial<PokerSettings>; before?: Between | null; cards?: string } = {},
): Table {
  const seated = stacks
    .map((stack, seat) => ({ seat, stack: BigInt(stack) }))
    .filter(({ stack }) => stack > 0n);
  const { before = { button: stacks.length - 1 }, cards } = told;
  const first = cards === undefined ? [] : cardsOf(cards);
  const settings = { ...blinds, ...told.settings };
  const begun = game.begin(settings, seated, before, stackedDraw(first));
  let { state } = begun;
  const events = [...begun.events];
  const act = (word: string) =>
    game.act(state, game.turn(state) ?? -1, actOf(word), stackedDraw([]));
  return {
    state: () => state,
    events,
    say(...words) {
      for (const word of words) {
        const step = act(word);
        if ('refused' in step) assert.fail(`${word}: ${step.refused}`);
        state = step.state;
        events.push(...step.events);
      }
    },
    refuses(word) {
      const step = act(word);
      return 'refused' in step ? step.refused : 'nothing';
    },
    view: (seat) => game.view(state, seat) as PokerView,
    stacks: () =>
      (game.result(state)?.stacks ?? []).map(({ seat, stack }) => `${seat}:${stack}`).join(' '),
  };
}

/** What the one whose turn it is may do, in a line: `call 100, 200 to 1000`. */
export function offered(table: Table): string {
  const { turn } = table.state();
  const options = table.view(turn).options;
  if (!options) return 'nothing';
  const { canCheck, call, raise } = options;
  const parts = [
    canCheck ? 'check' : `call ${call}`,
    ...(raise ? [`${raise.least} to ${raise.most}`] : []),
  ];
  return `${turn}: ${parts.join(', ')}`;
}

/** Events of these kinds, in short. */
export const happened = (table: Table, ...kinds: readonly string[]): string[] =>
  table.events
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, seat, amount }) =>
      [kind, seat, amount]
        .filter((part) => part !== undefined)
        .map(String)
        .join(' '),
    );
