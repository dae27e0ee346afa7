import type { IntegrityEdge } from '@bahati/contract/back-office/agency/integrity.ts';

/** The edges of one person, and with them all of whatever several share, the person among them. */
export function tiesAround(edges: readonly IntegrityEdge[], id: string): IntegrityEdge[] {
  const isOwn = ({ from, to }: IntegrityEdge) => from === id || to === id;
  const groups = new Set(edges.filter(isOwn).flatMap(({ group }) => group ?? []));
  return edges.filter((edge) => isOwn(edge) || (edge.group !== null && groups.has(edge.group)));
}
