import type { KeyboardEvent } from 'react';
import { agentRadius, memberRadius, type PlacedNode } from './graph-layout.ts';
import type { TieLine } from './use-ties.ts';

/** One person of the graph: the agent, an agent below or a member. */
export function GraphNode({
  placed: { node, x, y, label },
  ties,
  isActive,
  isNear,
  isChosen,
  isStop,
  hasName,
  onPoint,
  onChoose,
}: {
  placed: PlacedNode;
  ties: readonly TieLine[];
  isActive: boolean;
  isNear: boolean;
  isChosen: boolean;
  isStop: boolean;
  hasName: boolean;
  onPoint: (id: string | undefined) => void;
  onChoose: (id: string) => void;
}) {
  const isAgent = node.depth === 0;
  const kind = isAgent ? 'agent' : node.type === 0 ? 'member' : 'downline';
  const choose = () => onChoose(node.id);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  }
  return (
    // An element of a drawing: HTML's own button cannot stand in it.
    <g
      className="integrity-node"
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={[node.username, ...ties.map(({ words }) => words)].join('. ')}
      aria-pressed={isChosen}
      data-kind={kind}
      data-status={node.status}
      data-lit={isActive || isNear ? '' : undefined}
      data-here={isActive ? '' : undefined}
      onPointerEnter={() => onPoint(node.id)}
      onFocus={() => onPoint(node.id)}
      onBlur={() => onPoint(undefined)}
      onClick={choose}
      onKeyDown={press}
    >
      <circle className="integrity-reach" cx={x} cy={y} r="16" />
      <circle className="integrity-dot" cx={x} cy={y} r={isAgent ? agentRadius : memberRadius} />
      {(isAgent || hasName) && (
        <text
          className="integrity-name"
          x={label.x}
          y={isAgent ? agentRadius + 15 : label.y}
          dy="0.35em"
          textAnchor={label.anchor}
          {...(label.turn === 0
            ? {}
            : { transform: `rotate(${label.turn} ${label.x} ${label.y})` })}
        >
          {node.username}
        </text>
      )}
    </g>
  );
}
