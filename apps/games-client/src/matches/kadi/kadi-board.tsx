import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { useMemo, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { CardTable } from '#frame/matches/card-table/card-table.tsx';
import type { SeatShown, SeatTag } from '#frame/matches/card-table/seat-shown.ts';
import { type LastPlaces, useFlights } from '#frame/matches/card-table/use-flights.ts';
import { useOwnHand } from '#frame/matches/card-table/use-own-hand.ts';
import { useShoutSounds } from '#frame/matches/card-table/use-shout-sounds.ts';
import { useUnder } from '#frame/matches/card-table/use-under.ts';
import type { Say } from '#frame/matches/match-game.ts';
import { flightsOf, shoutsOf } from './kadi-events.ts';
import { KadiOwn } from './kadi-own.tsx';
import { KadiPile } from './kadi-pile.tsx';
import type { KadiBoardProps } from './kadi-props.ts';
import { words } from './kadi-words.ts';
import { Mat } from './mat.tsx';

/** A match of Kadi on its mat. */
export function KadiBoard(props: KadiBoardProps) {
  const { view, own, seat, players, hand, step, events, isOver, hear, onShown } = props;
  const say = useText();
  const root = useRef<HTMLElement>(null);
  const [lastPlaces] = useState<LastPlaces>(() => new Map());
  const moment = `${hand} ${step}`;
  const { cards, fresh } = useOwnHand(own?.hand ?? null, { hand, step }, view.laid);
  const under = useUnder(view.laid, hand).at(-1) ?? null;
  const flights = useMemo(() => flightsOf(events, { seat, fresh }), [events, seat, fresh]);
  const shouts = useMemo(() => shoutsOf(events, view, say), [events, view, say]);
  useShoutSounds(moment, shouts, hear);
  useFlights({ root, moment, flights, lastPlaces, onCard: () => hear('card'), onLanded: onShown });
  return (
    <CardTable
      game="kadi"
      ref={root}
      players={players}
      seats={view.players.map((player) => shownOf(player, say))}
      own={seat}
      turn={isOver ? null : view.turn}
      shouts={shouts}
      moment={moment}
      backs={flights.filter(({ card }) => card === null).length}
      ground={<Mat />}
      middle={<KadiPile view={view} under={under} isOver={isOver} />}
    >
      {seat !== null && (
        <KadiOwn {...props} seat={seat} cards={cards} moment={moment} lastPlaces={lastPlaces} />
      )}
    </CardTable>
  );
}

function shownOf(player: KadiView['players'][number], say: Say): SeatShown {
  const { seat, count, saidNikoKadi, hasResigned } = player;
  const tag = ((): SeatTag | null => {
    if (hasResigned) return { text: say(words.hasResigned), tone: 'quiet' };
    if (saidNikoKadi) return { text: say(words.isNikoKadi), tone: 'good' };
    if (count === 0) return { text: say(words.isOut), tone: 'hot' };
    return null;
  })();
  return { seat, count, tag, isOut: hasResigned };
}
