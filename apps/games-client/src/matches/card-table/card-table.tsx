import type { ReactNode, Ref } from 'react';
import type { MatchPlayer } from '#frame/matches/match-game.ts';
import { OtherHand } from './other-hand.tsx';
import { type Place, placesOf } from './places.ts';
import type { SeatShown } from './seat-shown.ts';
import { type Shout, Shouts } from './shouts.tsx';
import './card-table.css';
import './places.css';

type CardTableProps = {
  readonly game: string;
  readonly ref: Ref<HTMLElement>;
  readonly players: readonly MatchPlayer[];
  readonly seats: readonly SeatShown[];
  readonly own: number | null;
  readonly turn: number | null;
  readonly shouts: readonly Shout[];
  /** Of what happened: shouts are heard once for each. */
  readonly moment: string;
  /** So many backs fly. */
  readonly backs: number;
  /** The drawing under everything. */
  readonly ground: ReactNode;
  /** What lies in the middle. */
  readonly middle: ReactNode;
  /** The own hand and what one may say; none for who looks on. */
  readonly children: ReactNode;
};

/** A table of cards from above: the others round it, what lies in the middle, the own hand near. */
export function CardTable(props: CardTableProps) {
  const { game, ref, players, seats, own, turn, shouts, moment, backs, ground, middle } = props;
  const places = placesOf(
    seats.map(({ seat }) => seat),
    own,
  );
  const placeOf = (seat: number): Place => places.get(seat) ?? 'far';
  return (
    <section
      ref={ref}
      className="match-cards"
      data-card-game={game}
      data-others={seats.length - 1}
      data-is-own={own !== null || undefined}
    >
      <div className="match-cards-cloth">
        {ground}
        <div className="match-cards-middle">{middle}</div>
        {seats.map((shown) =>
          shown.seat === own ? null : (
            <OtherHand
              key={shown.seat}
              shown={shown}
              player={players.find(({ seat }) => seat === shown.seat)}
              place={placeOf(shown.seat)}
              isTurn={turn === shown.seat}
            />
          ),
        )}
        <Shouts key={moment} shouts={shouts} placeOf={placeOf} />
        {Array.from({ length: backs }, (_, at) => (
          <span
            key={`${moment} ${at}`}
            className="match-cards-back small-back"
            aria-hidden="true"
          />
        ))}
      </div>
      <div className="match-cards-own">{props.children}</div>
    </section>
  );
}
