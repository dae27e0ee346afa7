/** Roads: bead plate and big road of what each draw is said to be, the oldest on the left. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { beadPlate, bigRoad, type RoadMark, runsOf } from '@bahati/lottery-rules/trends/roads.ts';
import { symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { roadsOf, saidOn } from './roads.rules.ts';
import type { DrawnDraw } from './use-results.ts';
import './charts.css';

const rows = 6;
const cell = 26;

export function RoadCharts({ family, draws }: { family: Family; draws: readonly DrawnDraw[] }) {
  const { t } = useTranslation();
  const say = useSay();
  const roads = roadsOf(family);
  const [kind, setKind] = useState(roads[0]?.kind ?? 'size');
  const road = roads.find((one) => one.kind === kind);
  if (!road) return null;
  const said = draws.toReversed().flatMap(({ numbers }) => saidOn(road, numbers) ?? []);
  const latest = runsOf(said).at(-1);
  return (
    <div className="roads">
      <Segmented
        label={t('lot_roads')}
        value={kind}
        onValueChange={setKind}
        options={roads.map((one) => ({ value: one.kind, label: t(`lot_road_${one.kind}`) }))}
      />
      <dl className="road-sums">
        {road.symbols.map((symbol) => (
          <div key={symbol} data-side={symbol}>
            <dt>{say(symbolWords(symbol))}</dt>
            <dd>{said.filter((one) => one === symbol).length}</dd>
          </div>
        ))}
      </dl>
      {latest && (
        <p>{t('lot_road_run', { side: say(symbolWords(latest.result)), count: latest.length })}</p>
      )}
      <RoadGrid label={t('lot_bead')} marks={beadPlate(said)} isFilled />
      <RoadGrid label={t('lot_big_road')} marks={bigRoad(said, road.tie)} />
      <p className="quiet">{t('lot_trend_note', { count: draws.length })}</p>
    </div>
  );
}

function RoadGrid({
  label,
  marks,
  isFilled = false,
}: {
  label: string;
  marks: readonly RoadMark[];
  isFilled?: boolean;
}) {
  const say = useSay();
  const scrollRef = useRef<HTMLDivElement>(null);
  const columns = Math.max(12, ...marks.map(({ column }) => column + 1));
  // The newest mark is on the right, where the chart stands when it is opened.
  useEffect(() => {
    const box = scrollRef.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, [columns]);
  const [width, height] = [columns * cell, rows * cell];
  return (
    <figure className="road">
      <figcaption>{label}</figcaption>
      <div ref={scrollRef} className="road-scroll" data-scrolls="" role="region" aria-label={label}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className="road-lines" d={gridPath(columns)} />
          {marks.map(({ result, ties, column, row }) => (
            <g
              key={`${column} ${row}`}
              className="road-mark"
              data-side={result}
              data-filled={isFilled ? '' : undefined}
              transform={`translate(${column * cell + cell / 2} ${row * cell + cell / 2})`}
            >
              <circle r={isFilled ? 11 : 9} />
              {isFilled && <text dy="4">{say(symbolWords(result)).slice(0, 1)}</text>}
              {ties > 0 && <text dy="4">{ties}</text>}
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

function gridPath(columns: number): string {
  const across = Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * cell}H${columns * cell}`);
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${rows * cell}`);
  return [...across, ...down].join('');
}
