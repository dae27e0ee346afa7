import { type KeyboardEvent, useRef, useState } from 'react';
import type {
  AgentIntegrity,
  IntegrityEdge,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { tooNarrowForTables, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useWords } from '#office/words/use-words.ts';
import { type DrawnEdge, type Graph, layGraph, memberRadius } from './graph-layout.ts';
import { GraphNode, shownName } from './graph-node.tsx';
import { TieLines } from './tie-lines.tsx';
import { tiesAround } from './ties-around.ts';
import { edgeKinds, useTies } from './use-ties.ts';
import './integrity-graph.css';

/** Around the ring, where there are no names. */
const bareMargin = 26;
/** Of a letter, beside its height. */
const letterWidth = 0.58;

type Props = {
  agent: AgentIntegrity;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/**
 * The agent and the members concerned, with what ties them. One stop of the keyboard: arrows go from
 * member to member, and whoever is there or under the pointer is told below.
 */
export function IntegrityGraph({ agent, chosenId, onChoose }: Props) {
  const { translate } = useWords();
  const isNarrow = useMediaQuery(tooNarrowForTables);
  const [pointedId, setPointedId] = useState<string>();
  const order = [...new Set(agent.reasons.map(({ code }) => code))];
  const graph = layGraph(agent.nodes, agent.edges, order);
  const activeId = pointedId ?? chosenId;
  const active = agent.nodes.find(({ id }) => id === activeId);
  // A large ring is drawn smaller: its names are larger to begin with.
  const nameSize = Math.min(18, Math.max(13, graph.radius / 17));
  const longest = Math.max(...agent.nodes.map(({ username }) => shownName(username).length));
  const nameRoom = memberRadius + 16 + longest * nameSize * letterWidth;
  const reach = Math.ceil(graph.radius + (isNarrow ? bareMargin : nameRoom));
  const lit = new Set(active ? tiesAround(agent.edges, active.id) : []);
  const kinds = edgeKinds.filter((kind) => agent.edges.some((edge) => edge.kind === kind));
  return (
    <figure className="integrity-figure">
      <svg
        className="integrity-graph"
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        role="group"
        aria-label={translate('integrity.graph_of', { username: agent.username })}
        data-active={active ? '' : undefined}
        onPointerLeave={() => setPointedId(undefined)}
      >
        <ArrowHead />
        {graph.bands.map(({ code, path }) => (
          <path key={code} className="integrity-band" d={path} />
        ))}
        {graph.drawn.map((drawn) => (
          <Edge key={drawn.id} drawn={drawn} isLit={lit.has(drawn.edge)} />
        ))}
        <Numbers graph={graph} reasons={agent.reasons} />
        <Nodes
          {...{ agent, graph, lit, activeId, chosenId, onChoose }}
          nameSize={isNarrow ? undefined : nameSize}
          onPoint={setPointedId}
        />
        <Amounts graph={graph} agent={agent} activeId={activeId} />
      </svg>
      <figcaption>
        <ul className="integrity-legend" aria-label={translate('integrity.legend')}>
          {kinds.map((kind) => (
            <li key={kind}>
              <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
                <path className="integrity-edge" data-kind={kind} d="M2 5H32" />
              </svg>
              {translate(`ties.${kind}`)}
            </li>
          ))}
        </ul>
        <div className="integrity-told">
          {active ? (
            <TieLines agent={agent} node={active} />
          ) : (
            <p className="quiet">{translate('integrity.point')}</p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

function ArrowHead() {
  return (
    <defs>
      <marker
        id="integrity-arrow"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path className="integrity-arrow" d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
  );
}

/** The parts of the ring, numbered as the reasons are. */
function Numbers({ graph, reasons }: { graph: Graph; reasons: AgentIntegrity['reasons'] }) {
  return (
    <g aria-hidden="true">
      {graph.bands.map(({ code, mark }) => (
        <g key={code}>
          <circle className="integrity-band-mark" cx={mark.x} cy={mark.y} r="10" />
          <text className="integrity-band-number" x={mark.x} y={mark.y} dy="0.35em">
            {reasons.findIndex((reason) => reason.code === code) + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function Edge({ drawn: { edge, path }, isLit }: { drawn: DrawnEdge; isLit: boolean }) {
  return (
    <path
      className="integrity-edge"
      data-kind={edge.kind}
      data-lit={isLit ? '' : undefined}
      d={path}
      {...(edge.kind === 'transfer' ? { markerEnd: 'url(#integrity-arrow)' } : {})}
    />
  );
}

/** Of the member who is looked at, on the lines themselves. */
function Amounts({
  graph,
  agent: { currency },
  activeId,
}: {
  graph: Graph;
  agent: AgentIntegrity;
  activeId: string | undefined;
}) {
  const { locale } = useWords();
  return (
    <g aria-hidden="true">
      {graph.drawn.map(({ id, edge, middle }) =>
        edge.amount !== null && (edge.from === activeId || edge.to === activeId) ? (
          <text key={id} className="integrity-amount" x={middle.x} y={middle.y} dy="0.35em">
            {`${currencySymbol(currency)}\u00a0${formatAmount(edge.amount, currency, locale)}`}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** What a key does of where one stands in so many. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Nodes({
  agent,
  graph,
  activeId,
  chosenId,
  nameSize,
  lit,
  onPoint,
  onChoose,
}: Props & {
  graph: Graph;
  activeId: string | undefined;
  lit: ReadonlySet<IntegrityEdge>;
  /** Absent: there is no room for names. */
  nameSize: number | undefined;
  onPoint: (id: string | undefined) => void;
}) {
  const tiesOf = useTies(agent);
  const group = useRef<SVGGElement>(null);
  const stopId = chosenId ?? graph.placed[0]?.node.id;
  const near = new Set([...lit].flatMap(({ from, to }) => [from, to]));
  function press(event: KeyboardEvent) {
    const stops = [...(group.current?.querySelectorAll<SVGGElement>('[role="button"]') ?? [])];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    const next = steps[event.key]?.(here, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  }
  return (
    <g ref={group} onKeyDown={press}>
      {graph.placed.map((placed) => {
        const { id } = placed.node;
        return (
          <GraphNode
            key={id}
            placed={placed}
            ties={tiesOf(id)}
            isActive={id === activeId}
            isNear={near.has(id)}
            isChosen={id === chosenId}
            isStop={id === stopId}
            nameSize={nameSize}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        );
      })}
    </g>
  );
}
