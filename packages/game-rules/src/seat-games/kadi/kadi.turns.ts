/** What can be said in a turn of Kadi, and what a play or a take does. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { suits } from '@bahati/game-rules/cards/card.ts';
import type { Seat, SeatEvent, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { isAce, isJack, isKing, isQuestion, kadiRankOf, kadiSuitOf } from './kadi.cards.ts';
import { canGoOut, endsOnAnswer, feedOf, type Pile, type Play, playsOf } from './kadi.plays.ts';
import type { KadiAct, KadiPlayer, KadiState } from './kadi.state.ts';
import { placeAfter, take } from './kadi.table.ts';

type PlayAct = KadiAct & { readonly kind: 'play' };

export function turnOf({ purse, players, at }: KadiState): Seat | null {
  return purse.pot === 0n ? null : (players[at]?.seat ?? null);
}

function actsOfPlay(state: KadiState, hand: readonly number[], play: Play): readonly PlayAct[] {
  const { cards, top } = play;
  const rest = hand.filter((card) => !cards.includes(card));
  const asks = isAce(top) && state.feed === null;
  // An unanswered question brings a card nobody knows yet into the hand.
  const says = !isQuestion(top) && canGoOut(rest) ? [false, true] : [false];
  return (asks ? suits : [null]).flatMap((suit) =>
    says.map((nikoKadi): PlayAct => ({ kind: 'play', cards, top, suit, nikoKadi })),
  );
}

/** Everything a seat may say now. */
export function optionsOf(state: KadiState, seat: Seat | null): readonly KadiAct[] {
  const player = state.players.find((each) => each.seat === seat);
  const turn = turnOf(state);
  if (turn === null || !player || player.hasResigned) return [];
  const resign: KadiAct = { kind: 'resign' };
  if (turn !== seat) {
    const maySay = !player.saidNikoKadi && canGoOut(player.hand);
    return maySay ? [{ kind: 'niko_kadi' }, resign] : [resign];
  }
  const plays = playsOf(player.hand, state.pile, state.feed);
  return [
    ...plays.flatMap((play) => actsOfPlay(state, player.hand, play)),
    { kind: 'take' },
    resign,
  ];
}

function pileAfter({ pile, feed }: KadiState, { top, suit }: PlayAct): Pile {
  if (!isAce(top)) return { suit: kadiSuitOf(top), rank: kadiRankOf(top) };
  return { suit: feed ? pile.suit : suit, rank: null };
}

/** Whose turn it is after a play, and in which direction it goes on. */
function passOn(state: KadiState, { cards }: Play): Pick<KadiState, 'at' | 'direction'> {
  const { players, at } = state;
  const isBack = cards.filter(isKing).length === 1 || cards.filter(isKing).length === 3;
  const direction = isBack ? (state.direction === 1 ? -1 : 1) : state.direction;
  const areTwo = players.filter(({ hasResigned }) => !hasResigned).length === 2;
  const turns = areTwo && isBack ? 0 : 1 + cards.filter(isJack).length;
  return { at: placeAfter(players, at, direction, turns), direction };
}

function withHand(
  state: KadiState,
  change: (player: KadiPlayer) => Partial<KadiPlayer>,
): KadiState {
  const players = state.players.map((player, place) =>
    place === state.at ? { ...player, ...change(player) } : player,
  );
  return { ...state, players };
}

/** Lays the cards of a play that was offered; `hasWon` says whether it ends the match. */
export function play(
  state: KadiState,
  act: PlayAct,
  draw: DrawStream,
): { step: Step<KadiState>; hasWon: boolean } {
  const { cards, top, suit, nikoKadi } = act;
  const player = state.players[state.at];
  if (!player) throw new RangeError('A turn is that of a player.');
  const { seat, saidNikoKadi } = player;
  const fed = feedOf(act);
  const laid = withHand(state, ({ hand }) => ({
    hand: hand.filter((card) => !cards.includes(card)),
    saidNikoKadi: nikoKadi,
  }));
  const next: KadiState = {
    ...laid,
    buried: [...state.buried, ...state.laid],
    laid: [...cards.filter((card) => card !== top), top],
    seen: [...state.seen, ...cards.filter((card) => !state.seen.includes(card))],
    pile: pileAfter(state, act),
    feed: fed > 0 ? { rank: kadiRankOf(top), count: fed + (state.feed?.count ?? 0) } : null,
    turns: state.turns + 1,
  };
  const played: SeatEvent = { kind: 'played', seat, cards, top, suit, nikoKadi };
  const others = next.players.filter((each) => each.seat !== seat && !each.hasResigned);
  const isOut = next.players[state.at]?.hand.length === 0;
  const isAlone = others.every(({ hand }) => hand.length > 0);
  const hasWon = isOut && saidNikoKadi && endsOnAnswer(act) && isAlone;
  if (hasWon) return { step: { state: next, events: [played] }, hasWon };
  const asked = isQuestion(top) ? take(next, 1, draw) : { state: next, taken: [] };
  const took: SeatEvent[] =
    asked.taken.length > 0
      ? [{ kind: 'took', seat, cards: asked.taken, count: asked.taken.length }]
      : [];
  const passed = { ...asked.state, ...passOn(asked.state, act) };
  return { step: { state: passed, events: [played, ...took] }, hasWon };
}

/** Takes what is fed, or one card; the turn goes on. */
export function takeCards(state: KadiState, draw: DrawStream): Step<KadiState> {
  const { state: richer, taken } = take(state, state.feed?.count ?? 1, draw);
  const said = withHand(richer, () => ({ saidNikoKadi: false }));
  const seat = turnOf(state) ?? 0;
  return {
    state: {
      ...said,
      feed: null,
      turns: state.turns + 1,
      at: placeAfter(state.players, state.at, state.direction, 1),
    },
    events: [{ kind: 'took', seat, cards: taken, count: taken.length }],
  };
}
