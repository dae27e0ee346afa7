import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useKeyboard } from '#frame/shell/controls/use-keyboard.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useEffect } from 'react';
import type { LiveGame } from './live-games.ts';
import { TableBoard } from './table-board.tsx';
import { type SeatProps, TableHead } from './head/table-head.tsx';
import { TablePanel } from './panel/table-panel.tsx';
import type { SeatedTable } from './open-table.ts';
import { words } from './words.ts';

type LiveTableProps = SeatProps & { readonly seated: SeatedTable; readonly live: LiveGame };

/** One table: dealer, board, and what is bet on it. */
export function LiveTable({ seated, live, ...seat }: LiveTableProps) {
  const { play, preferences } = useFrame();
  const say = useText();
  const { table } = seated;
  const ended = useStore(table.line.line, (line) => line.ended);
  const phase = useStore(table.line.line, ({ room }) => room?.view.round?.phase ?? 'over');
  useEffect(() => {
    if (ended === 'unauthenticated') play.session.set({ ending: 'session' });
  }, [ended, play]);
  useKeyboard(false, (action) => {
    if (action === 'spin' && !seat.isSecond) table.confirm();
    if (action === 'mute') preferences.set({ isMuted: !preferences.get().isMuted });
  });
  if (ended === 'not_found' || ended === 'closed') {
    return (
      <section className="live-table live-gone">
        <p role="alert">{say(ended === 'closed' ? words.closed : words.gone)}</p>
        <Button onClick={seat.onLeave}>{say(words.leave)}</Button>
      </section>
    );
  }
  return (
    <section className="live-table" data-phase={phase}>
      <TableHead table={table} live={live} {...seat} />
      <TableBoard table={table} live={live} />
      <TablePanel seated={seated} live={live} />
    </section>
  );
}
