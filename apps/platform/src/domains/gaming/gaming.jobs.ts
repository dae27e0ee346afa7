/** Gaming's background work: providers' lists of games, and what is played. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { importGames } from './import-games.ts';
import { countPlayers, dropOldRecentGames } from './recent-games.ts';

export const gamingJobs: Jobs = {
  tasks: {
    'gaming.import_games': importGames,
    'gaming.count_players': countPlayers,
    'gaming.drop_old_recent_games': dropOldRecentGames,
  },
  schedule: [
    { task: 'gaming.import_games', match: '* * * * *' },
    { task: 'gaming.count_players', match: '7 * * * *' },
    { task: 'gaming.drop_old_recent_games', match: '23 2 * * *' },
  ],
};
