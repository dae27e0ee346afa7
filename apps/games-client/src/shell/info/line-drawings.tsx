import { useSlot } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';

/** Every pay line as a small picture of the window. */
export function LineDrawings() {
  const { game } = useSlot();
  const { t } = useWords();
  const { definition, lineTints } = game;
  return (
    <ol className="lines">
      {definition.lines.map((rows, line) => (
        <li key={rows.join('')}>
          <svg
            viewBox={`0 0 ${rows.length * 10} ${definition.rows * 10}`}
            role="img"
            aria-label={t('line_rows', {
              line: line + 1,
              rows: rows.map((row) => row + 1).join(' '),
            })}
          >
            {rows.flatMap((_, reel) =>
              Array.from({ length: definition.rows }, (__, row) => (
                <rect
                  key={`${reel}-${row}`}
                  x={reel * 10 + 1}
                  y={row * 10 + 1}
                  width="8"
                  height="8"
                  rx="2"
                />
              )),
            )}
            <polyline
              points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
              stroke={`#${(lineTints[line] ?? 0).toString(16).padStart(6, '0')}`}
            />
          </svg>
          <span className="tabular">{line + 1}</span>
        </li>
      ))}
    </ol>
  );
}
