/** The papers of a game between people: rules, the last hands, fairness, settings. */
import { useText } from '#frame/bets/use-text.ts';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { PapersDialog } from '#frame/shell/dialogs/papers-dialog.tsx';
import { type Store, useStore } from '#frame/shell/store.ts';
import { PastHands } from './history/past-hands.tsx';
import type { Papers, SeatModule, SeatTable } from './seat-module.ts';
import type { Place } from './seats-screen.tsx';
import { words } from './words.ts';

type Props = SheetProps & {
  readonly game: SeatModule;
  readonly place: Store<Place>;
  readonly papers: Papers<SeatTable>;
};

export function SeatSheets({ game, place, papers, ...props }: Props) {
  const say = useText();
  const table = useStore(place, (state) => state.table);
  const { Rules, History, Fairness } = papers;
  const openReplay = (handId: string) => {
    props.onSheet(null);
    place.set({ replay: handId });
  };
  return (
    <PapersDialog
      {...props}
      rules={{ label: say(words.rules), panel: <Rules table={table} /> }}
      history={{
        label: say(game.words.lastHands),
        panel: (
          <>
            {table && <History table={table} />}
            <PastHands words={game.words} onReplay={openReplay} />
          </>
        ),
      }}
      fairness={{ label: say(words.fair), panel: <Fairness table={table} /> }}
    />
  );
}
