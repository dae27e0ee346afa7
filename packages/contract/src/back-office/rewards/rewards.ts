/** Every call of rewards in the back office. */
import { boDrawCalls } from './draws.ts';
import { boFreeRoundsCalls } from './free-rounds.ts';
import { boMissionCalls } from './missions.ts';
import { boTournamentCalls } from './tournaments.ts';
import { boPointCalls } from './points.ts';
import { boProgrammeCalls } from './programmes.ts';

export const boRewardCalls = {
  ...boDrawCalls,
  ...boFreeRoundsCalls,
  ...boMissionCalls,
  ...boTournamentCalls,
  ...boPointCalls,
  ...boProgrammeCalls,
};
