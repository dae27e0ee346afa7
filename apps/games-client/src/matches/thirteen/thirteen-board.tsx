import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { useMemo, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { CardTable } from '#frame/matches/card-table/card-table.tsx';
import type { SeatShown, SeatTag } from '#frame/matches/card-table/seat-shown.ts';
import { type LastPlaces, useFlights } from '#frame/matches/card-table/use-flights.ts';
import { useOwnHand } from '#frame/matches/card-table/use-own-hand.ts';
import { useShoutSounds } from '#frame/matches/card-table/use-shout-sounds.ts';
import { useUnder } from '#frame/matches/card-table/use-under.ts';
import type { Say } from '#frame/matches/match-game.ts';
import type { Told } from '#frame/seats/told.ts';
import { PrizeStrip } from './prize-strip.tsx';
import { ThirteenCloth } from './thirteen-cloth.tsx';
import { flightsOf, shoutsOf } from './thirteen-events.ts';
import { ThirteenMiddle } from './thirteen-middle.tsx';
import { ThirteenOwn } from './thirteen-own.tsx';
import type { ThirteenBoardProps } from './thirteen-props.ts';
import { words } from './thirteen-words.ts';
import './thirteen.css';

/** A match of Thirteen on its cloth. */
export function ThirteenBoard(props: ThirteenBoardProps) {
  const { view, own, seat, players, hand, step, events, isOver, hear, onShown } = props;
  const say = useText();
  const root = useRef<HTMLElement>(null);
  const [lastPlaces] = useState<LastPlaces>(() => new Map());
  const moment = `${hand} ${step}`;
  const laid = view.laid?.combination.cards ?? [];
  const { cards, fresh } = useOwnHand(own?.hand ?? null, { hand, step }, laid);
  const under = useUnder(laid, hand);
  const flights = useMemo(() => flightsOf(events, { seat, fresh }), [events, seat, fresh]);
  const shouts = useMemo(() => shoutsOf(events, say), [events, say]);
  useShoutSounds(moment, shouts, hear);
  useFlights({ root, moment, flights, lastPlaces, onCard: () => hear('card'), onLanded: onShown });
  const nameOf = (of: number) =>
    of === seat ? say(words.you) : (players.find((player) => player.seat === of)?.name ?? '');
  return (
    <CardTable
      game="thirteen"
      ref={root}
      players={players}
      seats={view.players.map((player) => shownOf(player, view, say))}
      own={seat}
      turn={isOver ? null : view.turn}
      shouts={shouts}
      moment={moment}
      backs={flights.filter(({ card }) => card === null).length}
      ground={
        <>
          <ThirteenCloth />
          <PrizeStrip view={view} nameOf={nameOf} />
        </>
      }
      middle={
        <ThirteenMiddle view={view} under={under} own={seat} nameOf={nameOf} isOver={isOver} />
      }
    >
      {seat !== null && (
        <ThirteenOwn {...props} seat={seat} cards={cards} moment={moment} lastPlaces={lastPlaces} />
      )}
    </CardTable>
  );
}

function shownOf(
  { seat, count, hasPassed }: Told<ThirteenView>['players'][number],
  { out, resigned }: Told<ThirteenView>,
  say: Say,
): SeatShown {
  const place = out.indexOf(seat) + 1;
  const hasResigned = resigned.includes(seat);
  const tag = ((): SeatTag | null => {
    if (hasResigned) return { text: say(words.hasResigned), tone: 'quiet' };
    if (place > 0) return { text: say(words.place, { place }), tone: 'prize' };
    if (hasPassed) return { text: say(words.passed), tone: 'quiet' };
    if (count === 1) return { text: say(words.oneLeft), tone: 'hot' };
    return null;
  })();
  return { seat, count, tag, isOut: hasResigned || hasPassed };
}
