import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { MatchPlayer } from '#frame/matches/match-game.ts';
import type { Place } from './places.ts';
import type { SeatShown } from './seat-shown.ts';
import { sayCards } from './words.ts';
import './other-hand.css';

/** More backs than these say no more than the number beside them. */
const mostBacks = 9;

type OtherHandProps = {
  readonly shown: SeatShown;
  readonly player: MatchPlayer | undefined;
  readonly place: Place;
  readonly isTurn: boolean;
};

/** Somebody else's hand: backs, how many, whose, and what holds for him. */
export function OtherHand({ shown, player, place, isTurn }: OtherHandProps) {
  const say = useText();
  const { seat, count, tag, isOut } = shown;
  const backs = Math.min(count, mostBacks);
  return (
    <div
      className="match-cards-other"
      data-place={place}
      data-seat={seat}
      data-is-turn={isTurn || undefined}
      data-is-out={isOut || undefined}
      data-is-away={player?.isAway || undefined}
    >
      <span className="match-cards-held" data-spot={`seat-${seat}`} aria-hidden="true">
        {Array.from({ length: backs }, (_, at) => (
          <span
            key={at}
            className="small-back"
            style={{ '--at': at, '--of': backs } as CSSProperties}
          />
        ))}
        {count > 0 && <b className="tabular">{count}</b>}
      </span>
      <span className="match-cards-name">
        <span>{player?.name ?? ''}</span>
        <span className="unseen">{sayCards(say, count)}</span>
      </span>
      {tag && (
        <span className="match-cards-tag" data-tone={tag.tone} key={tag.text}>
          {tag.text}
        </span>
      )}
    </div>
  );
}
