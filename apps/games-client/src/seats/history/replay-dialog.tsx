import type { Replay } from '@bahati/contract/games-frame/hand-history.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { createSayings } from '#frame/live/panel/sayings.ts';
import type { Room, SeatRoom } from '#frame/seats/room/seat-room.ts';
import type { SeatModule, SeatTable } from '#frame/seats/seat-module.ts';
import { SeatedProvider } from '#frame/seats/use-seats.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { historyWords as words } from './history-words.ts';
import { ReplayControls } from './replay-controls.tsx';
import { openReplayLine } from './replay-line.ts';
import { openReplayPlayer, type ReplayPlayer } from './replay-player.ts';
import './replay.css';

type Props = {
  readonly game: SeatModule;
  readonly handId: string;
  /** The table that is sat at meanwhile; null: none. */
  readonly live: SeatRoom | null;
  readonly onClose: () => void;
};

/** A hand that is over, played again on its own board from the own seat. */
export function ReplayDialog({ game, handId, live, onClose }: Props) {
  const { call } = useFrame();
  const say = useText();
  const { t } = useWords();
  const leaveForTurn = useEffectEvent(() => {
    if (isOwnTurn(live?.now() ?? null)) onClose();
  });
  // Nobody misses his turn over an older hand.
  useEffect(() => live?.line.line.subscribe(() => leaveForTurn()), [live]);
  const [replay, setReplay] = useState<Replay | 'coming' | 'failed'>('coming');
  const read = (): Promise<Replay | 'failed'> =>
    call('GET /frame/v1/seats/hands/:handId', { params: { handId } }).catch(() => 'failed');
  const readFirst = useEffectEvent(read);
  useEffect(() => void readFirst().then(setReplay), []);
  function readAgain(): void {
    setReplay('coming');
    void read().then(setReplay);
  }
  const isThere = typeof replay === 'object';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isThere ? say(game.words.numbered, { number: replay.number }) : say(words.replay)}
      closeLabel={t('close')}
      size="l"
    >
      {replay === 'coming' && <SkeletonRows count={5} label={say(words.coming)} />}
      {replay === 'failed' && (
        <ErrorState title={say(words.failed)} retryLabel={say(words.retry)} onRetry={readAgain} />
      )}
      {isThere && replay.stepCount === 0 && <p>{say(words.older)}</p>}
      {isThere && replay.stepCount > 0 && <Stage game={game} first={replay} />}
    </Dialog>
  );
}

function isOwnTurn(room: Room | null): boolean {
  const hand = room?.view.hand;
  const seat = room?.own.seat ?? null;
  return hand !== null && hand !== undefined && !hand.isOver && seat !== null && hand.turn === seat;
}

type Opened = { readonly table: SeatTable; readonly player: ReplayPlayer };

/** A board shows what goes on: to go back, it is set up anew at the step before. */
function Stage({ game, first }: { game: SeatModule; first: Replay }) {
  const { call, play, site } = useFrame();
  const [sayings] = useState(createSayings);
  const open = (from: number): Opened => {
    const line = openReplayLine(first);
    const table = game.open({ line, play, site, isReplay: true, hear: () => undefined });
    const read = async (step: number) => {
      const input = { params: { handId: first.handId }, query: { from: step } };
      return (await call('GET /frame/v1/seats/hands/:handId', input)).steps;
    };
    return { table, player: openReplayPlayer({ first, line, read, stepMs: game.replayMs }, from) };
  };
  const [opened, setOpened] = useState(() => open(0));
  const [setUp, setSetUp] = useState(0);
  const close = ({ table, player }: Opened): void => {
    player.close();
    table.close();
  };
  const closeLast = useEffectEvent(() => close(opened));
  useEffect(() => () => closeLast(), []);
  function setUpAt(step: number): void {
    close(opened);
    setOpened(open(step));
    setSetUp(setUp + 1);
  }
  const { table, player } = opened;
  return (
    <div className="replay">
      <SeatedProvider value={{ room: table.room, sayings, game }}>
        <div key={setUp} className="replay-board seats-table" inert>
          <game.Replay table={table} />
        </div>
      </SeatedProvider>
      <ReplayControls player={player} onBack={setUpAt} />
    </div>
  );
}
