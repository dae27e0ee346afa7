/** What registering below an agent makes of somebody. */

/** 0 member, 1 agent, 41 agent on a line that settles outside. */
export type DownlineType = 0 | 1 | 41;

/** Types of agents whose lines have no contracts (spec §1). */
const outside: readonly number[] = [41, 42];

/** A general agent's direct agents are agents; outside settlement they stay outside. */
export function typeBelow(agentType: number, wanted: 0 | 1): DownlineType {
  if (wanted === 0) return 0;
  return outside.includes(agentType) ? 41 : 1;
}
