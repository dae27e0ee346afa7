/** Contracts and requests as their sides see them: whoever stands above is masked. */
export { listContracts, readContractsWith, readOwnContract } from './read-contracts.ts';
export { listRequests, readRequest } from './read-requests.ts';
export { readConsolidated, readContractStandings } from './standings.ts';
