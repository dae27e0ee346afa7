/** The team's figures of today and of a range, against the range before. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { teamCalls } from '@bahati/contract/player-site/agency/team.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { assertRange, countedZone, dayIn, type DayRange } from '#domains/records/records.ts';
import { foldedAt } from './fold-teams.ts';
import { readTeamSizes } from './team-sizes.ts';
import { readTeamDays, readTeamSums, sumsValue } from './team-sums.ts';

type Overview = CallValue<(typeof teamCalls)['GET /wps/agent/overview']>;

/** Refuses `need_agent`, `range_invalid`. */
export async function readOverview(
  context: Context,
  actor: MemberActor,
  range: DayRange,
): Promise<Overview> {
  assertAgent(actor);
  assertRange(range);
  const { database } = context;
  const { memberId, currency } = actor;
  const today = dayIn(context.now(), await countedZone(context, database));
  const sumsOf = async (days: DayRange) =>
    sumsValue(
      (await readTeamSums(database, [memberId], { ...days, currency })).get(memberId),
      currency,
    );
  const days = await readTeamDays(database, memberId, { ...range, currency });
  const byDay = new Map(days.map((row) => [row.day, row]));
  const size = (await readTeamSizes(database, [memberId])).get(memberId);
  return {
    currency,
    asOf: (await foldedAt(database))?.toISOString() ?? null,
    members: size?.members ?? 0,
    directs: size?.directs ?? 0,
    agents: size?.agents ?? 0,
    today: await sumsOf({ from: today, to: today }),
    range: await sumsOf(range),
    before: await sumsOf(rangeBefore(range)),
    days: daysOf(range).map((day) => ({ day, sums: sumsValue(byDay.get(day), currency) })),
  };
}

const dayMs = 86_400_000;

function daysOf({ from, to }: DayRange): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => dayAfter(from, at));
}

/** As many days, ending on the day before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return { from: dayAfter(from, -count), to: dayAfter(from, -1) };
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
