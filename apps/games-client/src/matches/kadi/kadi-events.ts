/** What the events of Kadi say and show: sentences, cards that fly, shouts over the table. Pure. */
import { type Card, type Suit, suitName } from '@bahati/game-rules/cards/card.ts';
import { isAce, isJack, isKing } from '@bahati/game-rules/seat-games/kadi/kadi.cards.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { nameOfCard } from '#frame/cards/card-words.ts';
import {
  dealing,
  type Flight,
  landedMs,
  laying,
  type Spot,
  type Taking,
  taking,
} from '#frame/matches/card-table/flights.ts';
import type { Shout } from '#frame/matches/card-table/shouts.tsx';
import type { Say, SeenEvent } from '#frame/matches/match-game.ts';
import type { Told } from '#frame/seats/told.ts';
import { words } from './kadi-words.ts';

type Seen = Told<KadiView>;

const cardsOf = ({ cards }: SeenEvent): readonly Card[] => (cards as readonly Card[]) ?? [];
const countOf = ({ count }: SeenEvent): number => Number(count ?? 0);

/** As they are laid, the top last. */
function laidBy(event: SeenEvent): readonly Card[] {
  const top = event['top'] as Card;
  return [...cardsOf(event).filter((card) => card !== top), top];
}

function tellPlayed(event: SeenEvent, say: Say, name: string): string {
  const cards = laidBy(event)
    .map((card) => say(nameOfCard(card)))
    .join(', ');
  const suit = event['suit'] as Suit | null;
  const told = suit
    ? say(words.toldSuit, { name, cards, suit: say(suitName(suit)) })
    : say(words.told, { name, cards });
  return event['nikoKadi'] === true ? say(words.toldAndSays, { told }) : told;
}

function tellEnded(event: SeenEvent, say: Say, nameOf: (seat: number) => string): string | null {
  const winners = (event['winners'] as readonly number[] | undefined) ?? [];
  const names = winners.map(nameOf).join(', ');
  return say(event['how'] === 'turns' ? words.toldTurns : words.toldWon, { names });
}

export function tell(event: SeenEvent, say: Say, nameOf: (seat: number) => string): string | null {
  const name = nameOf(event.seat ?? -1);
  switch (event.kind) {
    case 'began':
      return say(words.toldBegan, { card: say(nameOfCard(event['top'] as Card)) });
    case 'played':
      return tellPlayed(event, say, name);
    case 'took':
      return countOf(event) === 1
        ? say(words.toldTakesOne, { name })
        : say(words.toldTakes, { name, count: countOf(event) });
    case 'niko_kadi':
      return say(words.toldSays, { name });
    case 'ended':
      return tellEnded(event, say, nameOf);
    default:
      return null;
  }
}

/** Who looks, and the cards that came into his hand with this step. */
export type Looker = { readonly seat: number | null; readonly fresh: readonly Card[] };

const spotOf = (seat: number, { seat: own }: Looker): Spot =>
  seat === own ? 'hand' : `seat-${seat}`;

/** One after the other; a deal comes card by card round the table. */
export function flightsOf(events: readonly SeenEvent[], looker: Looker): readonly Flight[] {
  const began = events.find(({ kind }) => kind === 'began');
  const takingOf = (event: SeenEvent): Taking => ({
    to: spotOf(event.seat ?? -1, looker),
    count: countOf(event),
    cards: event.seat === looker.seat ? looker.fresh : [],
  });
  if (began) {
    const dealt = dealing(events.filter(({ kind }) => kind === 'took').map(takingOf));
    return [...dealt, ...laying([began['top'] as Card], 'stock', landedMs(dealt))];
  }
  return events.reduce<readonly Flight[]>((flights, event) => {
    const startMs = landedMs(flights);
    if (event.kind === 'took') return [...flights, ...taking(takingOf(event), startMs)];
    if (event.kind !== 'played') return flights;
    return [...flights, ...laying(laidBy(event), spotOf(event.seat ?? -1, looker), startMs)];
  }, []);
}

/** The seats so many places on from one, past those who resigned. */
function seatsAfter({ players, direction }: Seen, seat: number, count: number): readonly number[] {
  const ring = players.filter((each) => !each.hasResigned || each.seat === seat);
  const from = ring.findIndex((each) => each.seat === seat);
  return Array.from({ length: Math.min(count, ring.length) }, (_, at) => {
    const place = from + direction * (at + 1) + ring.length * 8;
    return ring[place % ring.length]?.seat ?? seat;
  }).filter((each) => each !== seat);
}

function playedShouts(event: SeenEvent, after: Seen, say: Say): readonly Shout[] {
  const seat = event.seat ?? -1;
  const cards = cardsOf(event);
  const jacks = cards.filter(isJack).length;
  const kings = cards.filter(isKing).length;
  const top = event['top'] as Card;
  const afterMs = 350;
  const jumped = seatsAfter(after, seat, jacks).map(
    (each): Shout => ({ seat: each, text: say(words.shoutJump), tone: 'plain', afterMs }),
  );
  const isBlock = isAce(top) && event['suit'] === null;
  const middle = isBlock ? words.shoutBlock : kings === 1 || kings === 3 ? words.shoutKick : null;
  const said: Shout[] =
    event['nikoKadi'] === true
      ? [{ seat, text: say(words.nikoKadi), tone: 'good', afterMs: 450 }]
      : [];
  return [
    ...jumped,
    ...(middle ? [{ seat: null, text: say(middle), tone: 'plain' as const, afterMs }] : []),
    ...said,
  ];
}

export function shoutsOf(events: readonly SeenEvent[], after: Seen, say: Say): readonly Shout[] {
  const isDeal = events.some(({ kind }) => kind === 'began');
  return events.flatMap((event): readonly Shout[] => {
    const seat = event.seat ?? -1;
    if (event.kind === 'played') return playedShouts(event, after, say);
    if (event.kind === 'niko_kadi') {
      return [{ seat, text: say(words.nikoKadi), tone: 'good', afterMs: 0 }];
    }
    if (event.kind === 'took' && !isDeal) {
      const count = countOf(event);
      const text = say(words.shoutFed, { count });
      return [{ seat, text, tone: count > 1 ? 'hot' : 'plain', afterMs: 300 }];
    }
    if (event.kind === 'ended' && event['how'] === 'kadi') {
      const winners = event['winners'] as readonly number[];
      return winners.map((each) => ({
        seat: each,
        text: say(words.shoutWon),
        tone: 'good' as const,
        afterMs: 400,
      }));
    }
    return [];
  });
}
