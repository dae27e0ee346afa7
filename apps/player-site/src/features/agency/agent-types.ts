/** Agents and general agents, in and outside settlement (spec §9). */
const agentTypes: readonly number[] = [1, 2, 41, 42];

export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && agentTypes.includes(type);
}

/** On lines that settle here; types 41 and 42 settle outside and have no contracts. */
export function isSettledType(type: number): boolean {
  return type === 1 || type === 2;
}
