/**
 * Where the graph of an agent's members stands: the agent in the middle, the members on a ring around,
 * those of one reason beside each other. The same members always stand at the same places.
 */
import type {
  IntegrityEdge,
  IntegrityNode,
  IntegrityReasonCode,
} from '@bahati/contract/back-office/agency/integrity.ts';

type Point = { x: number; y: number };

export type PlacedNode = Point & {
  node: IntegrityNode;
  /** Where its name stands, and which way it runs. */
  label: Point & { anchor: 'start' | 'middle' | 'end'; turn: number };
};

/** A part of the ring, whose members are there for one reason. */
export type Band = { code: IntegrityReasonCode; path: string; mark: Point };

export type DrawnEdge = { id: string; edge: IntegrityEdge; path: string; middle: Point };

export type Graph = { radius: number; placed: PlacedNode[]; bands: Band[]; drawn: DrawnEdge[] };

export const agentRadius = 17;
export const memberRadius = 9;

const leastRadius = 150;
/** Of the ring, to each member. */
const roomOfMember = 32;
/** So many still have room for names that lie flat. */
const mostFlatNames = 18;
const full = 2 * Math.PI;

/** @param order reasons as the page numbers them. */
export function layGraph(
  nodes: readonly IntegrityNode[],
  edges: readonly IntegrityEdge[],
  order: readonly IntegrityReasonCode[],
): Graph {
  const [agent, ...members] = nodes;
  if (!agent) return { radius: leastRadius, placed: [], bands: [], drawn: [] };
  const groups = groupsOf(members, order);
  const slots = members.length + (groups.length > 1 ? groups.length : 0);
  const radius = Math.max(leastRadius, (slots * roomOfMember) / full);
  const angleOf = (slot: number) => (slot / Math.max(slots, 1)) * full - full / 4;
  const placed: PlacedNode[] = [
    { node: agent, x: 0, y: 0, label: { x: 0, y: 0, anchor: 'middle', turn: 0 } },
  ];
  const bands: Band[] = [];
  let slot = 0;
  for (const { code, members: ofGroup } of groups) {
    if (code) bands.push(bandOf(code, [angleOf(slot), angleOf(slot + ofGroup.length - 1)], radius));
    for (const node of ofGroup) {
      const angle = angleOf(slot);
      const label = labelAt(angle, radius, slots <= mostFlatNames);
      placed.push({ node, ...at(angle, radius), label });
      slot += 1;
    }
    slot += 1;
  }
  return { radius, placed, bands, drawn: drawEdges(edges, placed) };
}

/** By the first reason of each, the strongest of the page first; then those of none. */
export function groupsOf(members: readonly IntegrityNode[], order: readonly IntegrityReasonCode[]) {
  const firstOf = ({ reasons }: IntegrityNode) => order.find((code) => reasons.includes(code));
  return [...new Set(order), undefined]
    .map((code) => ({ code, members: members.filter((node) => firstOf(node) === code) }))
    .filter((group) => group.members.length > 0);
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (angle: number, radius: number): Point => ({
  x: round(Math.cos(angle) * radius),
  y: round(Math.sin(angle) * radius),
});

function bandOf(
  code: IntegrityReasonCode,
  [first, last]: readonly [number, number],
  radius: number,
): Band {
  const reach = (memberRadius + 5) / radius;
  const [from, to] = [at(first - reach, radius), at(last + reach, radius)];
  const isLarge = last - first + 2 * reach > Math.PI ? 1 : 0;
  return {
    code,
    path: `M${from.x} ${from.y}A${round(radius)} ${round(radius)} 0 ${isLarge} 1 ${to.x} ${to.y}`,
    mark: at((first + last) / 2, radius - memberRadius - 24),
  };
}

/** Flat where there is room; else along the ray, and never upside down. */
function labelAt(angle: number, radius: number, isFlat: boolean): PlacedNode['label'] {
  const point = at(angle, radius + memberRadius + 9);
  const isLeft = Math.cos(angle) < -0.01;
  if (!isFlat) {
    const degrees = (angle * 360) / full;
    return { ...point, anchor: isLeft ? 'end' : 'start', turn: isLeft ? degrees - 180 : degrees };
  }
  const isUpright = Math.abs(Math.cos(angle)) < 0.2;
  const anchor = isUpright ? 'middle' : isLeft ? 'end' : 'start';
  return {
    ...point,
    y: isUpright ? round(point.y + Math.sin(angle) * 5) : point.y,
    anchor,
    turn: 0,
  };
}

/** Several between the same two lie beside each other. */
function drawEdges(edges: readonly IntegrityEdge[], placed: readonly PlacedNode[]): DrawnEdge[] {
  const places = new Map(placed.map((place) => [place.node.id, place]));
  const between = Map.groupBy(edges, ({ from, to }) => [from, to].toSorted().join(' '));
  return [...between].flatMap(([pair, ofPair]) =>
    ofPair.flatMap((edge, index) => {
      const [from, to] = [places.get(edge.from), places.get(edge.to)];
      if (!from || !to) return [];
      const beside = index - (ofPair.length - 1) / 2;
      // A transfer back lies on the other side of the way out, not upon it.
      const side = edge.from < edge.to ? beside : -beside;
      return [{ id: `${pair} ${index}`, edge, ...curve(from, to, side) }];
    }),
  );
}

const besidePx = 15;

/** A spoke is nearly straight; a line between two of the ring bends towards the middle. */
function curve(from: PlacedNode, to: PlacedNode, side: number): { path: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isSpoke = from.node.depth === 0 || to.node.depth === 0;
  const far = Math.hypot(centre.x, centre.y) || 1;
  const pull = isSpoke ? 0 : Math.min(far, length * 0.3 + 14);
  const control = {
    x: centre.x - (centre.x / far) * pull - (dy / length) * side * besidePx * 2,
    y: centre.y - (centre.y / far) * pull + (dx / length) * side * besidePx * 2,
  };
  const start = shortened(from, control);
  const end = shortened(to, control);
  const middle = {
    x: round((start.x + 2 * control.x + end.x) / 4),
    y: round((start.y + 2 * control.y + end.y) / 4),
  };
  const bend = `${round(control.x)} ${round(control.y)}`;
  return { path: `M${start.x} ${start.y}Q${bend} ${end.x} ${end.y}`, middle };
}

/** Where a line meets the rim of a node, a little before it. */
function shortened({ x, y, node }: PlacedNode, towards: Point): Point {
  const rim = (node.depth === 0 ? agentRadius : memberRadius) + 3;
  const length = Math.hypot(towards.x - x, towards.y - y) || 1;
  return {
    x: round(x + ((towards.x - x) / length) * rim),
    y: round(y + ((towards.y - y) / length) * rim),
  };
}
