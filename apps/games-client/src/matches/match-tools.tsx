import { drawIcon } from '@bahati/ui/icons/icon.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { Tool } from '#frame/seats/sitting/seat-tools.tsx';
import { mayResign } from './table/match-table.ts';
import { useMatchState } from './use-match.ts';
import { words } from './words.ts';

type ToolsProps = { readonly onResign: () => void; readonly onMoves: () => void };

/** What one does about the match rather than in it. */
export function MatchTools({ onResign, onMoves }: ToolsProps) {
  const say = useText();
  const shown = useMatchState((state) => state.shown);
  const isResigning = useMatchState((state) => state.isResigning);
  const isIn = shown !== null && shown.own !== null && mayResign(shown);
  return (
    <>
      {isIn && (
        <Tool
          icon={drawIcon({ size: 18 }, 'M6 21V4', 'M6 5h12l-3 4 3 4H6')}
          isOff={isResigning}
          onPress={onResign}
        >
          {say(words.resign)}
        </Tool>
      )}
      <Tool
        icon={drawIcon(
          { size: 18 },
          'M9 6h11',
          'M9 12h11',
          'M9 18h11',
          'M4 6h1',
          'M4 12h1',
          'M4 18h1',
        )}
        className="match-moves-tool"
        onPress={onMoves}
      >
        {say(words.moves)}
      </Tool>
    </>
  );
}
