/** Folding a day of play into all teams, and counting how many stand below each agent. */
import type { Context } from '#platform-app/context.ts';
import { foldDay } from '#platform-app/domains/agency/teams/fold-teams.ts';
import { countTeamSizes } from '#platform-app/domains/agency/teams/team-sizes.ts';
import { report } from '#bench/report.ts';
import { members } from './plant-line.ts';
import { playersOfDay } from './plant-play.ts';
import type { Stage } from './stage.ts';

/** A day must fold within a minute, so that the minute's figures are never two behind. */
const allowedFoldSeconds = 60;
const allowedSizeSeconds = 60;

export async function timeFolding(context: Context, { owner, quarter }: Stage): Promise<void> {
  const { today } = quarter;
  await owner.query('DELETE FROM team_days WHERE day = $1', [today]);
  const fold = () => foldDay(context, today, 'Africa/Nairobi');
  for (const [name, work] of [
    ['folding a day', fold],
    ['folding a day again', fold],
  ] as const) {
    const seconds = await secondsOf(work);
    report(`agency: ${name}`, seconds / allowedFoldSeconds, { players: playersOfDay, seconds });
  }
  const seconds = await secondsOf(() => countTeamSizes(context.database));
  report('agency: counting team sizes', seconds / allowedSizeSeconds, { members, seconds });
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
