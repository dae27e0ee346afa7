import {
  type FlowEnd,
  type FlowFigures,
  type MoneyFlow,
  moneyFlow,
} from '@bahati/agency-rules/explain/money-flow.ts';
import { type BillSpeech, shortMoneyWords } from './bill-speech.ts';
import './money-flow-figure.css';

/** Each end has a row of this height, and the drawing between them as well. */
const row = 60;
/** The bar both sides meet at, when they come to the same. */
const bar = 76;

/** Who paid which part of a bill, and what of it goes on. */
export function MoneyFlowFigure({ figures, speech }: { figures: FlowFigures; speech: BillSpeech }) {
  const flow = moneyFlow(figures);
  if (flow.sources.length + flow.ends.length === 0) {
    return <p className="quiet">{speech.say('flow_none')}</p>;
  }
  const height = Math.max(flow.sources.length, flow.ends.length) * row;
  return (
    <div className="money-flow">
      <Ends title={speech.say('flow_from')} ends={flow.sources} height={height} speech={speech} />
      <Ribbons flow={flow} height={height} />
      <Ends title={speech.say('flow_to')} ends={flow.ends} height={height} speech={speech} />
    </div>
  );
}

function Ends({
  title,
  ends,
  height,
  speech,
}: {
  title: string;
  ends: readonly FlowEnd[];
  height: number;
  speech: BillSpeech;
}) {
  return (
    <div className="money-flow-side">
      <p className="money-flow-title">{title}</p>
      <dl style={{ height }}>
        {ends.map(({ item, amount }) => (
          <div key={item} className="money-flow-end" data-item={item}>
            <dt>{speech.say(`flow_${item}`)}</dt>
            <dd>{shortMoneyWords(amount, speech)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ribbons({ flow: { sources, ends }, height }: { flow: MoneyFlow; height: number }) {
  return (
    <svg
      className="money-flow-ribbons"
      viewBox={`0 0 100 ${height}`}
      style={{ height }}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ribbons(sources, height).map(({ end, outer, inner }) => (
        <path key={end.item} data-item={end.item} d={ribbon(0, outer, 46, inner, end.part)} />
      ))}
      {ribbons(ends, height).map(({ end, outer, inner }) => (
        <path key={end.item} data-item={end.item} d={ribbon(54, inner, 100, outer, end.part)} />
      ))}
      <rect x="46" y={(height - bar) / 2} width="8" height={bar} rx="1" />
    </svg>
  );
}

/** Where each ribbon stands at its own row and at the bar, one below the other. */
function ribbons(ends: readonly FlowEnd[], height: number) {
  const thick = ends.reduce((sum, { part }) => sum + thickness(part), 0);
  let inner = (height - thick) / 2;
  const top = (height - ends.length * row) / 2;
  return ends.map((end, at) => {
    const place = { end, outer: top + at * row + row / 2 - thickness(end.part) / 2, inner };
    inner += thickness(end.part);
    return place;
  });
}

function thickness(part: number): number {
  return Math.max(2, (part / 1000) * bar);
}

function ribbon(fromX: number, fromY: number, toX: number, toY: number, part: number): string {
  const thick = thickness(part);
  const middle = (fromX + toX) / 2;
  return [
    `M${fromX} ${fromY}`,
    `C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`,
    `V${toY + thick}`,
    `C${middle} ${toY + thick} ${middle} ${fromY + thick} ${fromX} ${fromY + thick}`,
    'Z',
  ].join('');
}
