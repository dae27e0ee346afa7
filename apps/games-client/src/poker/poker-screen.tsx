import { useState } from 'react';
import { Bubbles } from '#frame/live/panel/phrases.tsx';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { SeatTools } from '#frame/seats/sitting/seat-tools.tsx';
import { SittingDialogs } from '#frame/seats/sitting/sitting-dialogs.tsx';
import type { Wish } from '#frame/seats/sitting/wish.ts';
import { TableHead } from '#frame/seats/table-head.tsx';
import { TableNotes } from '#frame/seats/table-notes.tsx';
import { useRoom, useSeated } from '#frame/seats/use-seats.ts';
import { useWarnedLeaving } from '#frame/seats/use-warned-leaving.ts';
import { ActPanel } from './act/act-panel.tsx';
import { Felt } from './felt/felt.tsx';
import { TurnTeller } from './turn-teller.tsx';

/** One table: who sits there, the hand, and what this player may do. */
export function PokerScreen({ onLeave, onSheet }: Omit<TableProps<never>, 'table'>) {
  const room = useRoom();
  const { sayings } = useSeated();
  const [wish, setWish] = useState<Wish>(null);
  const isSeated = room !== null && room.own.seat !== null;
  useWarnedLeaving(isSeated);
  return (
    <section className="seats-table" data-is-seated={isSeated || undefined}>
      <TableHead onBack={() => (isSeated ? setWish({ is: 'leave' }) : onLeave())} />
      <Felt onSit={(seat) => setWish({ is: 'sit', seat })} />
      <Bubbles sayings={sayings} />
      <TableNotes />
      <ActPanel />
      <SeatTools onWish={setWish} onSheet={onSheet} />
      <TurnTeller />
      <SittingDialogs wish={wish} onClose={() => setWish(null)} />
    </section>
  );
}
