import {
  beadPlate,
  bigRoad,
  type DerivedRoad,
  derivedRoad,
  type Placed,
  roadRows,
} from '@bahati/game-rules/tables/baccarat/roads.ts';
import type { BaccaratOutcome } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { type ReactNode, useMemo } from 'react';

/** Units of the drawing a cell has. */
const cell = 10;
const mid = cell / 2;

type Rounds = { readonly rounds: readonly BaccaratOutcome[] };

/** The marks of a road on its ruled paper, and room for the next. */
function Paper({
  label,
  least,
  marks,
  children,
}: {
  label: string;
  least: number;
  marks: readonly Placed<object>[];
  children: ReactNode;
}) {
  const columns = Math.max(least, ...marks.map(({ column }) => column + 2));
  const [width, height] = [columns * cell, roadRows * cell];
  return (
    <figure className="road" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption className="unseen">{label}</figcaption>
    </figure>
  );
}

const at = ({ column, row }: Placed<object>) =>
  `translate(${column * cell + mid} ${row * cell + mid})`;

export function BeadPlate({ rounds, label, letters }: Rounds & BeadWords) {
  const beads = useMemo(() => beadPlate(rounds), [rounds]);
  return (
    <Paper label={label} least={6} marks={beads}>
      {beads.map((bead) => (
        <g key={`${bead.column}.${bead.row}`} transform={at(bead)} data-side={bead.winner}>
          <circle className="road-bead" r="4.3" />
          <text className="road-letter" y="2">
            {letters[bead.winner]}
          </text>
          <PairDots {...bead} />
        </g>
      ))}
    </Paper>
  );
}

type BeadWords = {
  readonly label: string;
  readonly letters: Readonly<Record<BaccaratOutcome['winner'], string>>;
};

function PairDots({
  isPlayerPair,
  isBankerPair,
}: Pick<BaccaratOutcome, 'isPlayerPair' | 'isBankerPair'>) {
  return (
    <>
      {isBankerPair && <circle className="road-dot" data-side="banker" cx="-3" cy="-3" r="1.5" />}
      {isPlayerPair && <circle className="road-dot" data-side="player" cx="3" cy="3" r="1.5" />}
    </>
  );
}

export function BigRoad({ rounds, label }: Rounds & { label: string }) {
  const marks = useMemo(() => bigRoad(rounds), [rounds]);
  return (
    <Paper label={label} least={12} marks={marks}>
      {marks.map((mark) => (
        <g
          key={`${mark.column}.${mark.row}`}
          transform={at(mark)}
          data-side={mark.side ?? undefined}
        >
          {mark.side && <circle className="road-ring" r="3.7" />}
          {mark.ties > 0 && <path className="road-tie" d="M-4 4 4-4" />}
          {mark.ties > 1 && (
            <text className="road-count" y="1.8">
              {mark.ties}
            </text>
          )}
          <PairDots {...mark} />
        </g>
      ))}
    </Paper>
  );
}

const shapes: Readonly<Record<DerivedRoad, ReactNode>> = {
  bigEyeBoy: <circle className="road-ring" r="3.2" />,
  smallRoad: <circle className="road-bead" r="3.5" />,
  cockroachPig: <path className="road-slash" d="M-3.2 3.2 3.2-3.2" />,
};

export function SmallerRoad({
  rounds,
  label,
  road,
}: Rounds & { label: string; road: DerivedRoad }) {
  const marks = useMemo(() => derivedRoad(rounds, road), [rounds, road]);
  return (
    <Paper label={label} least={8} marks={marks}>
      {marks.map((mark) => (
        <g
          key={`${mark.column}.${mark.row}`}
          transform={at(mark)}
          data-side={mark.colour === 'red' ? 'banker' : 'player'}
        >
          {shapes[road]}
        </g>
      ))}
    </Paper>
  );
}
