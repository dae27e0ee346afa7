import type { KeyboardEvent } from 'react';
import { agentRadius, memberRadius, type PlacedNode } from './graph-layout.ts';
import type { TieLine } from './use-ties.ts';

const mostLetters = 16;

/** A long name is cut; it is told whole beside the graph. */
export const shownName = (username: string): string =>
  username.length > mostLetters ? `${username.slice(0, mostLetters - 1)}…` : username;

/** One person of the graph: the agent, an agent below or a member. */
export function GraphNode({
  placed: { node, x, y, label },
  ties,
  isActive,
  isNear,
  isChosen,
  isStop,
  nameSize,
  onPoint,
  onChoose,
}: {
  placed: PlacedNode;
  ties: readonly TieLine[];
  isActive: boolean;
  isNear: boolean;
  isChosen: boolean;
  isStop: boolean;
  nameSize: number | undefined;
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
      {(isAgent || nameSize !== undefined) && (
        <text
          className="integrity-name"
          x={label.x}
          y={isAgent ? agentRadius + 16 : label.y}
          dy="0.35em"
          fontSize={nameSize ?? 16}
          textAnchor={label.anchor}
          {...(label.turn === 0
            ? {}
            : { transform: `rotate(${label.turn} ${label.x} ${label.y})` })}
        >
          {shownName(node.username)}
        </text>
      )}
    </g>
  );
}
