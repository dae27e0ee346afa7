import type { Board, Mark } from './board.ts';
import './board-picture.css';

/** A round as a still picture; `label` says the same in words. */
export function BoardPicture({ board, label }: { board: Board; label: string }) {
  const { width, height, marks } = board;
  return (
    <svg
      className="round-board"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {marks.map((mark, at) => (
        <MarkShape key={at} mark={mark} />
      ))}
    </svg>
  );
}

function MarkShape({ mark }: { mark: Mark }) {
  const meaning = { 'data-tone': mark.tone, 'data-of': mark.of };
  switch (mark.shape) {
    case 'box': {
      const { x, y, width, height, round } = mark;
      return <rect {...meaning} x={x} y={y} width={width} height={height} rx={round} />;
    }
    case 'disc':
      return <circle {...meaning} cx={mark.x} cy={mark.y} r={mark.radius} />;
    case 'path': {
      const { d, pen, place } = mark;
      const pens = pen === undefined ? {} : { className: 'round-board-line', strokeWidth: pen };
      const at = place
        ? { transform: `translate(${place.x} ${place.y}) scale(${place.scale ?? 1})` }
        : {};
      return <path {...meaning} {...pens} {...at} d={d} />;
    }
    case 'text': {
      const { text, x, y, size, isBold, anchor, turn } = mark;
      return (
        <text
          {...meaning}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={isBold ? 750 : 550}
          textAnchor={anchor ?? 'middle'}
          transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
        >
          {text}
        </text>
      );
    }
  }
}
