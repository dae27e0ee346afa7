import { memo, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { areMarked } from './game-list.rules.ts';
import type { GameSource, ListedGame } from './game-source.ts';
import { GridRow } from './grid-row.tsx';
import { useFavourites } from './use-favourites.ts';
import { useHasCounters } from './use-has-counters.ts';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import './game-grid.css';

/** A list of any length: only the tiles near the window stand in the page. */
export const GameGrid = memo(function GameGrid({
  source,
  label,
}: {
  source: GameSource;
  label: string;
}) {
  const ref = useRef<HTMLUListElement>(null);
  const { shape, top } = useGridShape(ref);
  const { columns, width, rowHeight } = shape;
  const total = source.total ?? columns * 4;
  const rows = Math.ceil(total / columns);
  const sight = useRowsInSight({ top, rowHeight, rows: width === 0 ? 0 : rows });
  const first = sight.first * columns;
  const end = Math.min(total, sight.end * columns);
  const tellRange = useEffectEvent(() => source.onRange(first, end));
  useEffect(() => tellRange(), [first, end]);
  const hasCounters = useHasCounters();
  const hasMarks = areMarked(source.gameAt);
  const { isOn, toggle } = useFavourites();
  const toggleNow = useRef(toggle);
  useEffect(() => {
    toggleNow.current = toggle;
  });
  // The same function for ever, so that a card is rendered anew only when it changes itself.
  const onFavourite = useCallback((game: ListedGame) => toggleNow.current(game), []);

  return (
    <ul
      ref={ref}
      className="game-grid"
      aria-label={label}
      aria-busy={source.isStale}
      style={{ height: rows * rowHeight }}
    >
      {Array.from({ length: Math.max(0, sight.end - sight.first) }, (_, at) => (
        <GridRow
          key={sight.first + at}
          row={sight.first + at}
          shape={shape}
          total={total}
          isKnown={source.total !== undefined}
          gameAt={source.gameAt}
          isOn={isOn}
          hasCounters={hasCounters}
          hasMarks={hasMarks}
          onFavourite={onFavourite}
        />
      ))}
    </ul>
  );
});
