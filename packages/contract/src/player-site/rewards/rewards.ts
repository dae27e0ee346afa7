/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { drawCalls } from './draws.ts';
import { missionCalls } from './missions.ts';
import { tournamentCalls } from './tournaments.ts';

export const rewardCalls = {
  ...awardCalls,
  ...drawCalls,
  ...missionCalls,
  ...tournamentCalls,
};
