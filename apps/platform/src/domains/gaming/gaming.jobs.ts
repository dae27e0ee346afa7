/** Gaming's background work: providers' lists of games, and what is played. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import {
  askAboutDueMoves,
  askAboutOneMove,
  fetchVendorRounds,
  recallOfMember,
} from '#domains/gaming/transfer-wallets/transfer-wallets.ts';
import { importGames } from '#domains/gaming/providers/providers.ts';
import { readReturns } from '#domains/gaming/rtp-monitoring/rtp-monitoring.ts';
import { tellProviderOfVoid, tellProvidersOfVoids } from '#domains/gaming/voids/voids.ts';
import { countPlayers, dropOldRecentGames } from '#domains/gaming/launches/launches.ts';

export const gamingJobs: Jobs = {
  tasks: {
    'gaming.import_games': async (context) => {
      await importGames(context);
    },
    // A provider that starts beside this process is asked again within seconds.
    'gaming.import_first_games': async (context) => {
      const away = await importGames(context);
      if (away.length > 0) throw new Error(`Not there yet: ${away.join(', ')}.`);
    },
    'gaming.ask_about_move': (context, { moveId }) => askAboutOneMove(context, String(moveId)),
    'gaming.ask_about_moves': askAboutDueMoves,
    'gaming.fetch_vendor_rounds': fetchVendorRounds,
    'gaming.recall_of_member': (context, { memberId }) =>
      recallOfMember(context, BigInt(String(memberId))),
    'gaming.tell_provider_of_void': (context, { id }) => tellProviderOfVoid(context, String(id)),
    'gaming.tell_providers_of_voids': tellProvidersOfVoids,
    'gaming.read_returns': readReturns,
    'gaming.count_players': countPlayers,
    'gaming.drop_old_recent_games': dropOldRecentGames,
  },
  schedule: [
    { task: 'gaming.import_games', match: '* * * * *' },
    { task: 'gaming.ask_about_moves', match: '* * * * *', isVital: true },
    { task: 'gaming.tell_providers_of_voids', match: '* * * * *' },
    { task: 'gaming.read_returns', match: '* * * * *' },
    { task: 'gaming.fetch_vendor_rounds', match: '* * * * *' },
    { task: 'gaming.count_players', match: '7 * * * *' },
    { task: 'gaming.drop_old_recent_games', match: '23 2 * * *' },
  ],
  atStart: ['gaming.import_first_games'],
};
