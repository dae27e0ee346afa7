/**
 * Which incidents of an event are kept: what its story is told by — goals, cards, parts that begin
 * and end — is not pushed out by attacks and throw-ins.
 */

const tellingKinds: ReadonlySet<string> = new Set([
  'goal',
  'goal_taken_back',
  'penalty',
  'card_yellow',
  'card_red',
  'wicket',
  'decision',
  'part_start',
  'part_end',
  'end',
]);

/** Of handball and the like, where goals are many, the last ones. */
const mostTelling = 60;
const mostOthers = 30;

export const mostIncidents = mostTelling + mostOthers;

/** In order; of those that tell the story the last 60, of the others the last 30. */
export function keptIncidents<T extends { readonly kind: string }>(incidents: readonly T[]): T[] {
  let [telling, others] = [mostTelling, mostOthers];
  const kept = incidents.toReversed().filter(({ kind }) => {
    if (tellingKinds.has(kind)) return telling-- > 0;
    return others-- > 0;
  });
  return kept.reverse();
}
