/** Agents and general agents, in and outside settlement (spec §9). */
const agentTypes: readonly number[] = [1, 2, 41, 42];

export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && agentTypes.includes(type);
}
