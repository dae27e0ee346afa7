import type {
  SeatHandView,
  SeatView,
} from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { goToNearest } from '#frame/bets/boards/card-table/go-to-nearest.ts';
import type { BoardSeat } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { ChipDisc } from '#frame/chips/chip-disc.tsx';
import { TurnRing } from './turn-ring.tsx';
import { results, words } from './words.ts';

export type SeatPlaceProps = {
  readonly seat: number;
  /** Null: nobody's record tells who sat there. */
  readonly seen: BoardSeat | null;
  readonly isOwn: boolean;
  readonly played: SeatView | null;
  /** Of its hands the one that decides; null: it is not the seat's turn. */
  readonly activeHand: number | null;
  readonly turn: {
    readonly endsAt: string;
    readonly now: () => number;
    readonly wholeMs: number;
  } | null;
  /** After how long a first card slides in; undefined: it lies. */
  readonly afterOf: (place: number) => number | undefined;
  /** The first cards are on their way: no total is told yet. */
  readonly isDealing: boolean;
  readonly isTold: boolean;
  /** Smallest chips: of who sits there, and the player's own behind. */
  readonly chips: number;
  readonly behindChips: number;
  readonly stake: bigint;
  /** What a press lays: said where it may be pressed. */
  readonly wish: string | null;
  readonly onPlace: () => void;
  readonly onTake: () => void;
  readonly onStandUp: (() => void) | null;
  readonly onBehind: () => void;
};

const takingKeys: ReadonlySet<string> = new Set(['Backspace', 'Delete', '-']);

/** One of the seven: its cards, its circle with chips, who sits there and who bets behind. */
export function SeatPlace(props: SeatPlaceProps) {
  const { seat, played, turn, activeHand, isTold } = props;
  return (
    <li
      className="bjt-seat"
      data-seat={seat}
      data-own={props.isOwn || undefined}
      data-turn={activeHand !== null || undefined}
      data-end={isTold && played ? endOfSeat(played.hands) : undefined}
      data-free={(props.seen !== null && props.seen.name === null) || undefined}
      style={{ '--seat': seat } as CSSProperties}
    >
      {played && (
        <span className="bjt-hands" data-hands={played.hands.length}>
          {played.hands.map((hand, at) => (
            <Hand
              // Hands keep their places but for a split, which sets one beside its sister.
              key={at}
              hand={hand}
              isActive={at === activeHand}
              isDealing={props.isDealing}
              isTold={isTold}
              afterOf={props.afterOf}
            />
          ))}
        </span>
      )}
      <span className="bjt-circle">
        <Circle {...props} />
        {turn && activeHand !== null && <TurnRing {...turn} />}
        <BehindBadge {...props} />
      </span>
      <Plate {...props} />
    </li>
  );
}

function Circle({ seat, wish, chips, behindChips, stake, onPlace, onTake }: SeatPlaceProps) {
  const say = useText();
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isTaking = takingKeys.has(event.key);
    if (isTaking && wish !== null) onTake();
    // What is heard here the frame must not hear as well.
    if (!isTaking && !goToNearest(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className="bjt-spot spot"
      data-place={seat}
      aria-disabled={wish === null || undefined}
      aria-label={wish ?? say(words.seat, { seat })}
      onClick={() => {
        if (wish !== null) onPlace();
      }}
      onKeyDown={onKey}
      onContextMenu={(event) => {
        event.preventDefault();
        if (wish !== null) onTake();
      }}
    >
      {chips > 0 && (
        <span className="bjt-chips">
          <ChipDisc chips={chips} stake={stake} />
        </span>
      )}
      {behindChips > 0 && (
        <span className="bjt-chips" data-behind>
          <ChipDisc chips={behindChips} stake={stake} />
        </span>
      )}
    </button>
  );
}

function BehindBadge({ seat, seen, onBehind }: SeatPlaceProps) {
  const say = useText();
  const count = seen?.behind.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="bjt-behind tabular"
      aria-label={say(words.behindCount, { seat, count })}
      onClick={onBehind}
    >
      +{count}
    </button>
  );
}

function Plate({ seat, seen, isOwn, onStandUp }: SeatPlaceProps) {
  const say = useText();
  const name = isOwn ? say(words.you) : (seen?.name ?? null);
  const told = name ?? (seen ? say(words.free) : '');
  return (
    <span className="bjt-plate">
      <b className="tabular">{seat}</b>
      {told !== '' && <span className="bjt-name">{told}</span>}
      {onStandUp && (
        <button type="button" aria-label={say(words.standUp, { seat })} onClick={onStandUp}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6 18 18M18 6 6 18" />
          </svg>
        </button>
      )}
    </span>
  );
}

type HandProps = {
  readonly hand: SeatHandView;
  readonly isActive: boolean;
  readonly isDealing: boolean;
  readonly isTold: boolean;
  readonly afterOf: SeatPlaceProps['afterOf'];
};

function Hand({ hand, isActive, isDealing, isTold, afterOf }: HandProps) {
  const say = useText();
  const { cards, total, isSoft, doubled } = hand;
  const result = isTold || total > 21 ? hand.result : null;
  const end = result === null ? undefined : endOf(result);
  const told = result ? say(results[result]) : null;
  return (
    <span className="bjt-hand" data-active={isActive || undefined} data-end={end}>
      <span className="cloth-cards">
        {cards.map((card, place) => (
          <PlayingCard
            // A place of a hand never changes its card.
            key={`${place} ${card}`}
            card={card}
            dealtAfterMs={place < 2 ? afterOf(place) : 0}
            className={doubled !== null && place === 2 ? 'bj-doubled' : ''}
          />
        ))}
      </span>
      <span className="cloth-total tabular" data-end={end} hidden={isDealing}>
        {isSoft && total < 21 && !result ? `${total - 10}/${total}` : total}
        {told && <span className="bjt-result">{told}</span>}
      </span>
    </span>
  );
}

/** All of it was lost, or more was won than lost; null: neither. */
function endOfSeat(hands: readonly SeatHandView[]): 'won' | 'lost' | undefined {
  const ends = hands.map(({ result }) => endOf(result ?? 'pushed'));
  if (ends.every((end) => end === 'lost')) return 'lost';
  const count = (wanted: string) => ends.filter((end) => end === wanted).length;
  return count('won') > count('lost') ? 'won' : undefined;
}

function endOf(result: NonNullable<SeatHandView['result']>): 'won' | 'pushed' | 'lost' {
  if (result === 'won' || result === 'blackjack') return 'won';
  return result === 'pushed' ? 'pushed' : 'lost';
}
