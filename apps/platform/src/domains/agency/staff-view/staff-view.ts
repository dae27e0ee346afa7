/** Agents, their bills and runs as staff see them, and what staff decide about them. */
export { agentTypeKind } from './agent-type-kind.ts';
export { largeBillKind } from './decide-bill.ts';
export { rerunKind } from './rerun-kind.ts';
