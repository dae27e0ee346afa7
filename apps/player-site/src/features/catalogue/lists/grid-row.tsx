import { memo } from 'react';
import type { GridShape } from './game-list.rules.ts';
import type { GameSource, ListedGame } from './game-source.ts';
import { GridCard } from './grid-card.tsx';

/** From here on a picture waits for its turn. */
const eagerRows = 2;

/** One row of a long list, which a scroll through its neighbours leaves as it is. */
export const GridRow = memo(function GridRow({
  row,
  shape: { columns, width, gap, rowHeight },
  total,
  isKnown,
  gameAt,
  isOn,
  hasCounters,
  hasMarks,
  onFavourite,
}: {
  row: number;
  shape: GridShape;
  total: number;
  /** Whether the list has told how many there are. */
  isKnown: boolean;
  gameAt: GameSource['gameAt'];
  isOn: (nodeId: number) => boolean;
  hasCounters: boolean;
  /** Where many games are hot, none is marked so. */
  hasMarks: boolean;
  onFavourite: (game: ListedGame) => void;
}) {
  const first = row * columns;
  const count = Math.max(0, Math.min(columns, total - first));
  // A light that wanders over scores of places would cost each frame of a scroll a layer a place.
  const ghost = isKnown ? 'game-row-ghost game-grid-ghost' : 'game-row-ghost ui-skeleton';
  return Array.from({ length: count }, (_, column) => {
    const game = gameAt(first + column);
    return (
      <li
        key={column}
        className="game-grid-place"
        aria-setsize={total}
        aria-posinset={first + column + 1}
        style={{
          width,
          transform: `translate(${column * (width + gap)}px, ${row * rowHeight}px)`,
        }}
      >
        {game ? (
          <GridCard
            game={game}
            isEager={row < eagerRows}
            isFavourite={isOn(game.nodeId)}
            hasCounter={hasCounters}
            hasMark={hasMarks}
            onFavourite={onFavourite}
          />
        ) : (
          <span className={ghost} aria-hidden="true" />
        )}
      </li>
    );
  });
});
