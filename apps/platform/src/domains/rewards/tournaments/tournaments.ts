/** Tournaments: members ranked by their rounds, and prizes by place, given once. */
export { runTournaments } from './run-tournaments.ts';
