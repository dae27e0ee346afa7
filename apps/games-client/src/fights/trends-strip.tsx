import type { FightResult } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { resultWords, results } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { trendBeads, trendCounts, trendRoad } from '@bahati/game-rules/cockfight/trends.ts';
import { type Placed, roadRows } from '@bahati/game-rules/tables/baccarat/roads.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';
import '#frame/bets/boards/baccarat/roads.css';
import './trends.css';

/** Units of the drawing a cell has. */
const cell = 10;
const mid = cell / 2;

/** One letter each, the same in both languages, as the trade has them. */
const letters: Readonly<Record<FightResult, string>> = {
  meron: 'M',
  wala: 'W',
  bdd: 'B',
  ftd: 'F',
  cancelled: 'X',
};

const counted = results.filter((result) => result !== 'cancelled');

/** How the last fights ended: their counts, bead after bead, and runs of wins. Oldest first. */
export function TrendsStrip({
  fights,
  children,
}: {
  fights: readonly FightResult[];
  children: ReactNode;
}) {
  const say = useText();
  const paper = useRef<HTMLDivElement>(null);
  const beads = useMemo(() => trendBeads(fights), [fights]);
  const road = useMemo(() => trendRoad(fights), [fights]);
  const counts = trendCounts(fights);
  useEffect(() => {
    // What came last is what is looked for.
    for (const each of paper.current?.querySelectorAll('.road-window') ?? []) {
      each.scrollLeft = each.scrollWidth;
    }
  }, [fights]);
  const newest = fights.slice(-6).map((result) => say(resultWords[result]));
  const list = newest.length > 0 ? newest.join(', ') : say(words.none);
  return (
    <div className="roads trends">
      <dl className="roads-tally">
        {counted.map((result) => (
          <div key={result} data-side={sideOf[result]}>
            <dt>
              <span aria-hidden="true">{letters[result]}</span>
              <span className="unseen">{say(resultWords[result])}</span>
            </dt>
            <dd className="tabular">{counts[result]}</dd>
          </div>
        ))}
      </dl>
      <section className="roads-paper" aria-label={say(words.trends)} ref={paper}>
        <div className="road-window" data-road="bead">
          <Paper label={say(words.beads, { list })} least={6} marks={beads}>
            {beads.map(({ result, ...at }) => (
              <g key={keyOf(at)} transform={moveTo(at)} data-side={sideOf[result]}>
                <circle className="road-bead" r="4.3" />
                <text className="road-letter" y="2">
                  {letters[result]}
                </text>
              </g>
            ))}
          </Paper>
        </div>
        <div className="road-window" data-road="big">
          <Paper label={say(words.road)} least={12} marks={road}>
            {road.map(({ side, draws, ...at }) => (
              <g key={keyOf(at)} transform={moveTo(at)} data-side={sideOf[side]}>
                <circle className="road-ring" r="3.7" />
                {draws > 0 && <path className="road-tie" d="M-4 4 4-4" />}
                {draws > 1 && (
                  <text className="road-count" y="1.8">
                    {draws}
                  </text>
                )}
              </g>
            ))}
          </Paper>
        </div>
      </section>
      {children}
    </div>
  );
}

/** The colours of roads, which are those of the sides here. */
const sideOf: Readonly<Record<FightResult, 'banker' | 'player' | 'tie' | 'full'>> = {
  meron: 'banker',
  wala: 'player',
  bdd: 'tie',
  ftd: 'full',
  cancelled: 'full',
};

type At = { readonly column: number; readonly row: number };
const keyOf = ({ column, row }: At) => `${column}.${row}`;
const moveTo = ({ column, row }: At) => `translate(${column * cell + mid} ${row * cell + mid})`;

type PaperProps = {
  readonly label: string;
  readonly least: number;
  readonly marks: readonly Placed<object>[];
  readonly children: ReactNode;
};

function Paper({ label, least, marks, children }: PaperProps) {
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
