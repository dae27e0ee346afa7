/** Gaming's background work: providers' lists of games, and what is played. */
import type { Context } from '#platform/context.ts';
import type { Job, Jobs } from '#domains/system/jobs/jobs.ts';
import {
  askAboutDueMoves,
  askAboutOneMove,
  fetchVendorRounds,
  recallOfMember,
} from '#domains/gaming/transfer-wallets/transfer-wallets.ts';
import { carryOutDueGrants, carryOutGrant } from '#domains/gaming/free-rounds/free-rounds.ts';
import { answerText, answerTextsLeftBehind } from '#domains/gaming/programs/programs.ts';
import { importGames } from '#domains/gaming/providers/providers.ts';
import { readReturns } from '#domains/gaming/rtp-monitoring/rtp-monitoring.ts';
import { tellProviderOfVoid, tellProvidersOfVoids } from '#domains/gaming/voids/voids.ts';
import { hearOfSeats } from '#domains/gaming/rounds/rounds.ts';
import { countPlayers, dropOldRecentGames } from '#domains/gaming/launches/launches.ts';

/** Work that left somebody out has failed, however much of it was done: alarms count failures. */
const ofAll =
  (work: (context: Context) => Promise<string[]>): Job =>
  async (context) => {
    const leftOut = await work(context);
    if (leftOut.length > 0) throw new Error(`Not done for ${leftOut.join(', ')}.`);
  };

export const gamingJobs: Jobs = {
  tasks: {
    'gaming.import_games': ofAll(importGames),
    // A provider that starts beside this process is asked again within seconds.
    'gaming.import_first_games': ofAll(importGames),
    'gaming.ask_about_move': (context, { moveId }) => askAboutOneMove(context, String(moveId)),
    'gaming.ask_about_moves': askAboutDueMoves,
    'gaming.fetch_vendor_rounds': ofAll(fetchVendorRounds),
    'gaming.recall_of_member': (context, { memberId }) =>
      recallOfMember(context, BigInt(String(memberId))),
    'gaming.tell_provider_of_void': (context, { id }) => tellProviderOfVoid(context, String(id)),
    'gaming.tell_providers_of_voids': ofAll(tellProvidersOfVoids),
    'gaming.hear_of_seats': ofAll(hearOfSeats),
    'gaming.carry_out_free_rounds': (context, { id }) => carryOutGrant(context, String(id)),
    'gaming.carry_out_due_free_rounds': ofAll(carryOutDueGrants),
    'gaming.read_returns': ofAll(readReturns),
    'gaming.answer_text': (context, { id }) => answerText(context, String(id)),
    'gaming.answer_texts_left_behind': answerTextsLeftBehind,
    'gaming.count_players': countPlayers,
    'gaming.drop_old_recent_games': dropOldRecentGames,
  },
  schedule: [
    { task: 'gaming.import_games', match: '* * * * *' },
    { task: 'gaming.ask_about_moves', match: '* * * * *', isVital: true },
    { task: 'gaming.tell_providers_of_voids', match: '* * * * *' },
    { task: 'gaming.hear_of_seats', match: '*/10 * * * *' },
    { task: 'gaming.carry_out_due_free_rounds', match: '* * * * *' },
    { task: 'gaming.answer_texts_left_behind', match: '* * * * *' },
    { task: 'gaming.read_returns', match: '* * * * *' },
    { task: 'gaming.fetch_vendor_rounds', match: '* * * * *' },
    { task: 'gaming.count_players', match: '7 * * * *' },
    { task: 'gaming.drop_old_recent_games', match: '23 2 * * *' },
  ],
  atStart: ['gaming.import_first_games'],
};
