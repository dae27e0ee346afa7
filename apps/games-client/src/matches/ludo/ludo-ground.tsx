/** The board: a carved frame, a cloth edged like a kanga, four yards. Decoration, laid for one side. */
import { isSafe, type Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import { memo } from 'react';
import { column, cornerOf, type Corner, ring, turned, yardMiddle } from './ludo-places.ts';
import { sides } from './sides.ts';
import './ludo-ground.css';

const all = [0, 1, 2, 3] as const satisfies readonly Side[];

/** A sign of 24 by 24 about this middle. */
function Sign({ path, x, y, size, className }: SignProps) {
  const scale = size / 24;
  return (
    <path
      d={path}
      className={className}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

type SignProps = {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
};

/** `turn`: whose yard is lit. */
export const LudoGround = memo(function LudoGround(props: GroundProps) {
  const { near, turn, out } = props;
  return (
    <svg className="ludo-ground" viewBox="-0.7 -0.7 16.4 16.4" aria-hidden="true">
      <Frame />
      <rect x="0" y="0" width="15" height="15" rx="0.5" className="ludo-cloth" />
      {all.map((side) => (
        <Yard
          key={side}
          side={side}
          corner={cornerOf(side, near)}
          isTurn={turn === side}
          isOut={out.includes(side)}
        />
      ))}
      <Ring near={near} />
      {all.map((side) => (
        <Column key={side} side={side} corner={cornerOf(side, near)} />
      ))}
      <circle cx="7.5" cy="7.5" r="0.62" className="ludo-navel" />
      <path d="M7.5 7.08 7.92 7.5 7.5 7.92 7.08 7.5Z" className="ludo-navel-lead" />
    </svg>
  );
});

type GroundProps = {
  readonly near: Side;
  readonly turn: Side | null;
  /** Nobody plays these. */
  readonly out: readonly Side[];
};

const beads = Array.from({ length: 16 }, (_, at) => at);

/** Dark wood with a row of lozenges and dots, as along the edge of a kanga. */
function Frame() {
  return (
    <>
      <rect x="-0.7" y="-0.7" width="16.4" height="16.4" rx="1.1" className="ludo-wood" />
      <rect x="-0.58" y="-0.58" width="16.16" height="16.16" rx="1" className="ludo-wood-line" />
      <rect x="-0.08" y="-0.08" width="15.16" height="15.16" rx="0.55" className="ludo-wood-line" />
      {all.map((edge) => (
        <g key={edge} transform={`rotate(${edge * 90} 7.5 7.5)`}>
          {beads.map((at) =>
            at % 2 === 0 ? (
              <path
                key={at}
                d={`M${at} -0.5 ${at + 0.17} -0.33 ${at} -0.16 ${at - 0.17} -0.33Z`}
                className="ludo-lozenge"
              />
            ) : (
              <circle key={at} cx={at} cy={-0.33} r={0.075} className="ludo-bead" />
            ),
          )}
        </g>
      ))}
    </>
  );
}

type CornerProps = { readonly side: Side; readonly corner: Corner };

function Yard({ side, corner, isTurn, isOut }: CornerProps & { isTurn: boolean; isOut: boolean }) {
  const { x, y } = turned(yardMiddle, corner);
  const { path, colour } = sides[side];
  return (
    <g
      className="ludo-yard"
      style={{ '--side': colour } as React.CSSProperties}
      data-is-turn={isTurn || undefined}
      data-is-out={isOut || undefined}
    >
      <rect x={x - 3} y={y - 3} width="6" height="6" rx="0.5" className="ludo-yard-ground" />
      {[-1, 1].flatMap((dx) =>
        [-1, 1].map((dy) => (
          <Sign
            key={`${dx} ${dy}`}
            path={path}
            x={x + dx * 2.58}
            y={y + dy * 2.58}
            size={0.62}
            className="ludo-yard-sign"
          />
        )),
      )}
      <rect
        x={x - 2.15}
        y={y - 2.15}
        width="4.3"
        height="4.3"
        rx="1.1"
        className="ludo-yard-cloth"
      />
      <rect
        x={x - 1.98}
        y={y - 1.98}
        width="3.96"
        height="3.96"
        rx="0.96"
        className="ludo-yard-line"
      />
    </g>
  );
}

const tile = 0.94;

function Ring({ near }: { near: Side }) {
  return ring.map((place, square) => {
    const side = all[Math.floor(square / 13)] ?? 0;
    const isStart = square % 13 === 0;
    const { x, y } = turned(place, cornerOf(0, near));
    const { colour, path } = sides[side];
    return (
      <g key={square} style={{ '--side': colour } as React.CSSProperties}>
        <rect
          x={x - tile / 2}
          y={y - tile / 2}
          width={tile}
          height={tile}
          rx="0.14"
          className={isStart ? 'ludo-tile is-side' : 'ludo-tile'}
        />
        {isStart && <Sign path={path} x={x} y={y} size={0.66} className="ludo-start-sign" />}
        {isSafe(square) && !isStart && (
          <path
            d="M0-.36 .09-.13 .33-.2 .19 0 .33.2 .09.13 0 .36-.09.13-.33.2-.19 0-.33-.2-.09-.13Z"
            transform={`translate(${x} ${y})`}
            className="ludo-star"
          />
        )}
      </g>
    );
  });
}

/** The way home of one side, with its part of the middle. */
function Column({ side, corner }: CornerProps) {
  const { colour, path } = sides[side];
  const points = [
    { x: 6, y: 9 },
    { x: 9, y: 9 },
    { x: 7.5, y: 7.5 },
  ]
    .map((point) => turned(point, corner))
    .map(({ x, y }) => `${x} ${y}`);
  const sign = turned({ x: 7.5, y: 8.62 }, corner);
  return (
    <g style={{ '--side': colour } as React.CSSProperties}>
      {column.map((place) => {
        const { x, y } = turned(place, corner);
        return (
          <rect
            key={`${x} ${y}`}
            x={x - tile / 2}
            y={y - tile / 2}
            width={tile}
            height={tile}
            rx="0.14"
            className="ludo-tile is-side"
          />
        );
      })}
      <path d={`M${points.join('L')}Z`} className="ludo-home" />
      <Sign path={path} x={sign.x} y={sign.y} size={0.5} className="ludo-start-sign" />
    </g>
  );
}
