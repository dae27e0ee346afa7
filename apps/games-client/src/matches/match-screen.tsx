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
import { MatchStage } from './board/match-stage.tsx';
import { MatchTeller } from './moves/match-teller.tsx';
import { MoveColumn, MovesDialog } from './moves/move-list.tsx';
import { OtherPlayers, OwnPlayer } from './players/players.tsx';
import { MatchTools } from './match-tools.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { useMatch } from './use-match.ts';
import './match.css';

/** One table: who sits there, the board, and what this player may do about the match. */
export function MatchScreen({ onLeave, onSheet }: Omit<TableProps<never>, 'table'>) {
  const room = useRoom();
  const { sayings } = useSeated();
  const { table } = useMatch();
  const [wish, setWish] = useState<Wish>(null);
  const [open, setOpen] = useState<'resign' | 'moves' | null>(null);
  const isSeated = room !== null && room.own.seat !== null;
  useWarnedLeaving(isSeated);
  const close = () => setOpen(null);
  const sit = (seat: number) => setWish({ is: 'sit', seat });
  return (
    <section className="seats-table match" data-is-seated={isSeated || undefined}>
      <TableHead onBack={() => (isSeated ? setWish({ is: 'leave' }) : onLeave())} />
      <OtherPlayers onSit={sit} />
      <MatchStage />
      <OwnPlayer />
      <MoveColumn />
      <Bubbles sayings={sayings} />
      <TableNotes />
      <SeatTools onWish={setWish} onSheet={onSheet}>
        <MatchTools onResign={() => setOpen('resign')} onMoves={() => setOpen('moves')} />
      </SeatTools>
      <MatchTeller />
      <SittingDialogs wish={wish} onClose={() => setWish(null)} onGone={() => table.resign()} />
      {open === 'resign' && <ResignDialog onClose={close} />}
      {open === 'moves' && <MovesDialog onClose={close} />}
    </section>
  );
}
