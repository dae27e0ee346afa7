/**
 * Who was in whose team on which day, and what the team did, as the oracle reads the facts. It imports
 * nothing of the engine and nothing of the product.
 */
import { dayOf } from '#time-machine/world/calendar.ts';
import { type History, type Play, uplineOf } from '#time-machine/world/history.ts';

export type Teams = ReturnType<typeof teamsOf>;

export function teamsOf(history: History) {
  const { members, plays, rules } = history;
  const lines = new Map<string, number[]>();
  /** From the member itself, where it is an agent, up to the top. */
  const lineOf = (member: number, day: number): number[] => {
    const key = `${member} ${day}`;
    const known = lines.get(key);
    if (known) return known;
    const upline = uplineOf(history, member, day);
    const line = [
      ...(members[member]?.type === 0 ? [] : [member]),
      ...(upline === null ? [] : lineOf(upline, day)),
    ];
    lines.set(key, line);
    return line;
  };
  const teamPlays = new Map<string, Play[]>();
  const teamVoids = new Map<string, number[]>();
  for (const play of plays) {
    const day = dayOf(play.at);
    for (const agent of lineOf(play.member, day)) {
      add(teamPlays, `${agent} ${day}`, play);
      if (play.voidedAt !== null) add(teamVoids, `${agent} ${day}`, play.voidedAt);
    }
  }
  const teamFees = new Map<string, bigint>();
  for (const [key, sum] of depositsByDay(history)) {
    const [member = 0, day = 0] = key.split(' ').map(Number);
    for (const agent of lineOf(member, day)) {
      const fee = (sum * BigInt(rules.depositFeeBps)) / 10_000n;
      teamFees.set(`${agent} ${day}`, (teamFees.get(`${agent} ${day}`) ?? 0n) + fee);
    }
  }
  return {
    lineOf,
    levelOf: (agent: number, day: number) => lineOf(agent, day).length,
    /** Of a day, as it is known at an instant. */
    playsOf: (agent: number, day: number, knownAt: number): Play[] =>
      (teamPlays.get(`${agent} ${day}`) ?? []).filter(
        ({ voidedAt }) => voidedAt === null || voidedAt > knownAt,
      ),
    feesOf: (agent: number, day: number): bigint => teamFees.get(`${agent} ${day}`) ?? 0n,
    /** Whether a round of the day was voided after one instant and by another. */
    isChanged: (agent: number, day: number, after: number, by: number): boolean =>
      (teamVoids.get(`${agent} ${day}`) ?? []).some((at) => at > after && at <= by),
  };

  function depositsByDay({ payments: all }: Pick<History, 'payments'>): Map<string, bigint> {
    const sums = new Map<string, bigint>();
    for (const { member, at, direction, amount } of all) {
      if (direction !== 'in') continue;
      const key = `${member} ${dayOf(at)}`;
      sums.set(key, (sums.get(key) ?? 0n) + amount);
    }
    return sums;
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
