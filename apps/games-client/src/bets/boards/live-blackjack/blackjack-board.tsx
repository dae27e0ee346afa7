import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import {
  liveBlackjackCloth,
  seatNumbers,
} from '@bahati/game-rules/tables/live-blackjack/live-blackjack.places.ts';
import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { CardShoe } from '#frame/bets/table/card-shoe.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { BehindDialog } from './behind-dialog.tsx';
import { DealerPlace } from './dealer-place.tsx';
import { Foot } from './foot.tsx';
import { behindKinds, chipsAt, placeAt } from './laid.ts';
import { SeatPlace } from './seat-place.tsx';
import { TablePrint } from './table-print.tsx';
import { firstCardAfter } from './timeline.ts';
import { useStage } from './use-stage.ts';
import { useSweep } from './use-sweep.ts';
import { words } from './words.ts';
import '#frame/bets/table/table.css';
import '#frame/bets/boards/card-table/table.css';
import './table.css';
import './foot.css';
import './seats.css';
import './hands.css';
import './places.css';
import './sweep.css';

/** The round in view: what lies open while seats decide, else the outcome; null: no card lies. */
function viewOf({ seated, view, phase }: BoardProps<LiveBlackjackView>): LiveBlackjackView | null {
  if (!seated) return view;
  const { play } = seated;
  if (seated.phase === 'playing') return (play?.view as LiveBlackjackView | undefined) ?? null;
  const isOver = seated.phase === 'dealing' || seated.phase === 'over';
  // Until the outcome has been worked out here, what was told last stays.
  return isOver && phase !== 'asking' ? view : null;
}

export function BlackjackBoard(props: BoardProps<LiveBlackjackView>) {
  const { seated, phase, isFast, opening, stake, money, isLocked, sound } = props;
  const say = useText();
  const [isFollowing, setIsFollowing] = useState(false);
  const [behindSeat, setBehindSeat] = useState<number | null>(null);
  const found = viewOf(props);
  // Between two tellings of a round the cards stay where they lay.
  const [lay, setLay] = useState({ round: seated?.game ?? 0, view: found });
  const round = seated?.game ?? 0;
  const [begun, setBegun] = useState<number | null>(null);
  const isBefore = seated?.phase === 'betting' || seated?.phase === 'closed';
  if (isBefore && begun !== round) setBegun(round);
  const isGap = found === null && lay.round === round && seated?.phase === 'dealing';
  if (!isGap && (lay.view !== found || lay.round !== round)) setLay({ round, view: found });
  const view = isGap ? lay.view : found;
  const isMoving = !isFast && seated !== undefined;
  const swept = useSweep(view, isMoving);
  const cards = view ?? swept;
  const stage = useStage({
    round,
    view,
    isFresh: begun === round,
    isPlaying: seated?.phase === 'playing' || isGap,
    isShowing: phase === 'showing',
    isFast,
    onTurn: () => sound('reveal'),
    onShown: props.onShown,
  });
  const chips = useChips(liveBlackjackCloth, props, view?.stacks ?? []);
  const stacks = readStacks(liveBlackjackCloth, opening) ?? [];
  const own = seated?.own ?? [];
  const turn = seated?.play?.turn ?? null;
  return (
    <>
      <div className="card-table bjt" data-phase={seated?.phase}>
        <div
          className="bjt-arc"
          data-is-swept={swept !== null || undefined}
          role="group"
          aria-label={say(words.table)}
        >
          <CardShoe />
          <span className="bjt-tray" aria-hidden="true" />
          <TablePrint />
          <DealerPlace view={cards} stage={stage} isMoving={isMoving} />
          <ol className="bjt-seats">
            {seatNumbers.map((seat) => (
              <SeatPlace key={seat} {...seatProps(seat)} />
            ))}
          </ol>
        </div>
        <Foot
          {...props}
          view={view}
          chips={chips}
          isDealing={stage.isDealing}
          isTold={stage.isTold}
          isFollowing={isFollowing}
          onFollowing={setIsFollowing}
        />
      </div>
      {seated && (
        <BehindDialog
          seen={seated.seats.find((each) => each.seat === behindSeat) ?? null}
          onClose={() => setBehindSeat(null)}
          money={money}
        />
      )}
    </>
  );

  function seatProps(seat: number) {
    const seen = seated?.seats.find((each) => each.seat === seat) ?? null;
    const isOwn = own.includes(seat);
    const place = seen && !isLocked ? placeAt(seen, { own, stacks, isFollowing }) : null;
    const ownChips = chipsAt(stacks, seat, ['s']);
    const isTurn = turn?.seat === seat && !stage.isDealing;
    return {
      seat,
      seen,
      isOwn,
      played: cards?.seats.find((each) => each.seat === seat) ?? null,
      activeHand: isTurn ? (view?.turn?.hand ?? null) : null,
      turn:
        isTurn && seated ? { endsAt: turn.endsAt, now: seated.now, wholeMs: seated.turnMs } : null,
      afterOf: (at: number) =>
        stage.isDealing ? firstCardAfter(view?.seats ?? [], seat, at) : isMoving ? 0 : undefined,
      isDealing: stage.isDealing,
      isTold: stage.isTold && swept === null,
      chips: ownChips > 0 ? ownChips : chipsOf(seen?.bet ?? null),
      behindChips: chipsAt(stacks, seat, behindKinds),
      stake,
      wish: place === null ? null : wishOf(place, seat, seen?.name ?? ''),
      onPlace: () => place !== null && chips.place(place),
      onTake: () => place !== null && chips.take(place),
      onStandUp: mayLeave(seat) ? () => seated?.onStandUp(seat) : null,
      onBehind: () => setBehindSeat(seat),
    };
  }

  function wishOf(place: string, seat: number, name: string): string {
    const amount = money(stake * BigInt(chips.chip), true);
    const wish = place.startsWith('s')
      ? own.includes(seat)
        ? words.betOwn
        : words.sitHere
      : words.betBehind;
    return say(wish, { seat, name, amount });
  }

  function mayLeave(seat: number): boolean {
    return own.includes(seat) && chipsAt(stacks, seat, ['s']) === 0;
  }

  function chipsOf(bet: bigint | null): number {
    return bet === null || stake === 0n ? 0 : Number(bet / stake);
  }
}
