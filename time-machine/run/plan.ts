/** What is agreed on which day. */
import { branchOf, dailyOf, dividendOf, hourlyOf, realTimeOf } from '#time-machine/world/terms.ts';
import { isAgent } from '#time-machine/world/tree.ts';
import { uplineOf } from '#time-machine/world/history.ts';
import { agree, agreeAll, endKind, move, terminate } from './agree.ts';
import type { Scene } from './scene.ts';

export type Plan = {
  firstDay: number;
  lastDay: number;
  /** Hourly and real-time salaries hold for a part of the days alone, so that runs stay few. */
  hourly: Span;
  realTime: Span;
  /** New terms, a contract that ends, an agent who is moved. */
  changeDay: number;
  endDay: number;
  moveDay: number;
};

/** Days, the second one no longer. */
type Span = readonly [from: number, until: number];

export function planOf(firstDay: number, lastDay: number): Plan {
  const at = (part: number) => firstDay + Math.floor((lastDay - firstDay) * part);
  const spanOf = (part: number, most: number): Span => [
    at(part),
    at(part) + Math.max(1, Math.min(most, Math.floor((lastDay - firstDay) / 10))),
  ];
  return {
    firstDay,
    lastDay,
    hourly: spanOf(0.15, 7),
    realTime: spanOf(0.35, 4),
    changeDay: at(0.5),
    endDay: at(0.58),
    moveDay: at(0.66),
  };
}

export const isRealTimeDay = ({ realTime: [from, until] }: Plan, day: number): boolean =>
  day >= from && day < until;

/** On the evening before the first day. */
export async function agreeAtStart(scene: Scene): Promise<void> {
  await agreeAll(scene, dailyOf);
  await agreeAll(scene, dividendOf);
}

export async function agreeOnDay(scene: Scene, plan: Plan, day: number): Promise<void> {
  if (day === plan.hourly[0]) await agreeAll(scene, hourlyOf);
  if (day === plan.hourly[1]) await endKind(scene, 'hourly_salary');
  if (day === plan.realTime[0]) await agreeAll(scene, realTimeOf);
  if (day === plan.realTime[1]) await endKind(scene, 'real_time_salary');
  if (day === plan.changeDay) await raiseFirst(scene);
  if (day === plan.endDay) await terminate(scene, lastAgent(scene), 'daily_salary');
  if (day === plan.moveDay) await moveLowerAgent(scene);
}

/** The first agent below the general agent has a higher daily salary from tomorrow on. */
async function raiseFirst(scene: Scene): Promise<void> {
  const { history } = scene;
  const first = history.members.findIndex(({ level }) => level === 2);
  await agree(scene, first, dailyOf(history, first, 7));
}

const lastAgent = ({ history: { members } }: Scene): number =>
  members.findLastIndex((member) => member.line === 'W' && isAgent(member));

/** An agent of the first branch, with all below, comes below the first agent of the next branch. */
async function moveLowerAgent(scene: Scene): Promise<void> {
  const { history } = scene;
  const { members } = history;
  const moved = members.findIndex(({ level, type }) => level === 3 && type !== 0);
  const branch = branchOf(history, moved);
  const upline = members.findIndex(
    ({ level, line }, at) => level === 2 && line === 'W' && branchOf(history, at) !== branch,
  );
  if (moved < 0 || upline < 0) return;
  await move(scene, moved, upline);
  const isMoved = (at: number): boolean => {
    const above = uplineOf(history, at);
    return at === moved || (above !== null && isMoved(above));
  };
  await agreeAll(scene, dailyOf, isMoved);
  await agreeAll(scene, dividendOf, isMoved);
}
