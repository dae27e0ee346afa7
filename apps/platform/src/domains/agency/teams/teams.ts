/**
 * Teams: an agent and every member below. Who stands below whom, and since which day, is written by
 * triggers as members join or are moved; what teams did is folded by day from what records counted.
 * It tells an agent of nobody else, and moves no money.
 */
export { foldTeams, foldTeamsNow, summingSettings } from './fold-teams.ts';
export { isSettledStill, settlingCodes } from './settled-stakes.ts';
export { readTeamSizes } from './team-sizes.ts';
export { readTeamAmounts, readTeamSums, type SumsRow } from './team-sums.ts';
