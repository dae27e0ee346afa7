/** What the events of Thirteen say and show: sentences, cards that fly, shouts over the table. Pure. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import {
  type CombinationKind,
  strengthOf,
} from '@bahati/game-rules/seat-games/thirteen/thirteen.combinations.ts';
import { nameOfCard } from '#frame/cards/card-words.ts';
import {
  dealing,
  type Flight,
  landedMs,
  laying,
  type Spot,
} from '#frame/matches/card-table/flights.ts';
import type { Shout } from '#frame/matches/card-table/shouts.tsx';
import type { Say, SeenEvent } from '#frame/matches/match-game.ts';
import { kindWords, words } from './thirteen-words.ts';

const handSize = 13;

/** As they are held: the weakest first. */
export const upward = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => strengthOf(a) - strengthOf(b));

const cardsOf = ({ cards }: SeenEvent): readonly Card[] => upward((cards as Card[]) ?? []);

/** `pair`, `run of 5`. */
export function sayKind(say: Say, kind: CombinationKind, count: number): string {
  return say(kindWords[kind], { count, pairs: count / 2 });
}

function tellPlayed(event: SeenEvent, say: Say, name: string): string {
  const laid = cardsOf(event);
  const kind = sayKind(say, event['combination'] as CombinationKind, laid.length);
  const cards = laid.map((card) => say(nameOfCard(card))).join(', ');
  const as =
    event['isBomb'] === true ? words.toldBomb : laid.length === 1 ? words.toldOne : words.told;
  const told = say(as, { name, kind, cards });
  return event['isOut'] === true ? say(words.toldOut, { told }) : told;
}

export function tell(event: SeenEvent, say: Say, nameOf: (seat: number) => string): string | null {
  const name = nameOf(event.seat ?? -1);
  switch (event.kind) {
    case 'began':
      return say(words.toldBegan, { name });
    case 'played':
      return tellPlayed(event, say, name);
    case 'passed':
      return say(words.toldPassed, { name });
    case 'leads':
      return say(words.toldLeads, { name });
    case 'ended': {
      const places = (event['places'] as readonly number[] | undefined) ?? [];
      return say(words.toldEnded, { names: places.map(nameOf).join(', ') });
    }
    default:
      return null;
  }
}

/** Which place one has come in at, or who won; null: it was not told. */
export function titleOf(
  ended: SeenEvent,
  seat: number | null,
  say: Say,
  nameOf: (seat: number) => string,
): string | null {
  const places = (ended['places'] as readonly number[] | undefined) ?? [];
  const [first] = places;
  if (first === undefined) return null;
  const place = seat === null ? 0 : places.indexOf(seat) + 1;
  if (place === 0) return say(words.wonBy, { name: nameOf(first) });
  return place === 1 ? say(words.youWon) : say(words.yourPlace, { place });
}

/** Who looks, and the cards that came into his hand with this step. */
export type Looker = { readonly seat: number | null; readonly fresh: readonly Card[] };

export function flightsOf(events: readonly SeenEvent[], looker: Looker): readonly Flight[] {
  const spotOf = (seat: number): Spot => (seat === looker.seat ? 'hand' : `seat-${seat}`);
  const dealt = events.filter(({ kind }) => kind === 'dealt');
  if (dealt.length > 0) {
    return dealing(
      dealt.map(({ seat = -1 }) => ({
        to: spotOf(seat),
        count: handSize,
        cards: seat === looker.seat ? looker.fresh : [],
      })),
    );
  }
  const played = events.filter(({ kind }) => kind === 'played');
  return played.reduce<readonly Flight[]>(
    (flights, event) => [
      ...flights,
      ...laying(cardsOf(event), spotOf(event.seat ?? -1), landedMs(flights)),
    ],
    [],
  );
}

export function shoutsOf(events: readonly SeenEvent[], say: Say): readonly Shout[] {
  return events.flatMap((event): readonly Shout[] => {
    const seat = event.seat ?? -1;
    if (event.kind === 'passed') {
      return [{ seat, text: say(words.shoutPass), tone: 'plain', afterMs: 0 }];
    }
    if (event.kind !== 'played') return [];
    const bomb: Shout = { seat: null, text: say(words.shoutBomb), tone: 'hot', afterMs: 420 };
    const out: Shout = { seat, text: say(words.shoutOut), tone: 'good', afterMs: 500 };
    return [...(event['isBomb'] === true ? [bomb] : []), ...(event['isOut'] === true ? [out] : [])];
  });
}
