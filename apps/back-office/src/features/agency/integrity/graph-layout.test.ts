/** Where the members of a graph stand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  IntegrityEdge,
  IntegrityNode,
  IntegrityReasonCode,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { layGraph, memberRadius } from './graph-layout.ts';

const node = (id: number, ...reasons: IntegrityReasonCode[]): IntegrityNode => ({
  id: String(id),
  username: `timu${id}`,
  type: id === 1 ? 1 : 0,
  status: 'active',
  depth: id === 1 ? 0 : 1,
  reasons,
});
const edge = (kind: IntegrityEdge['kind'], from: number, to: number): IntegrityEdge => ({
  kind,
  from: String(from),
  to: String(to),
  amount: null,
  group: null,
});

const order = ['own_accounts', 'shared_devices'] as const;
const many = [
  node(1),
  ...Array.from({ length: 59 }, (_, at) =>
    node(at + 2, ...(at % 3 ? [order[1]] : [order[1], order[0]])),
  ),
];

test('the agent is the middle, and no two members touch, however many there are', () => {
  const { placed } = layGraph(many, [], order);
  assert.deepEqual([placed[0]?.x, placed[0]?.y], [0, 0]);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 2 * memberRadius + 4);
    }
  }
});

test('members of one reason stand beside each other, by the first one of the page', () => {
  const { placed, bands } = layGraph(many, [], order);
  const codes = placed
    .slice(1)
    .map(({ node: { reasons } }) => order.find((c) => reasons.includes(c)));
  const runs = codes.filter((code, at) => code !== codes[at - 1]);
  assert.deepEqual(runs, [...order]);
  assert.deepEqual(
    bands.map(({ code }) => code),
    [...order],
  );
});

test('the same graph always looks the same, and several lines of two do not cover each other', () => {
  const edges = [edge('upline', 1, 2), edge('device', 1, 2), edge('transfer', 2, 1)];
  const graph = layGraph(many, edges, order);
  assert.deepEqual(layGraph(many, edges, order), graph);
  assert.equal(new Set(graph.drawn.map(({ middle }) => `${middle.x} ${middle.y}`)).size, 3);
});

test('a line whose end is not shown is left out, and an agent alone is drawn too', () => {
  assert.deepEqual(layGraph([node(1)], [edge('device', 1, 9)], order).drawn, []);
  assert.equal(layGraph([node(1)], [], []).placed.length, 1);
  assert.equal(layGraph([], [], []).placed.length, 0);
});
