/** Who stands below whom: two lines, each with a general agent at its top and players at its bottom. */
import type { Member } from './history.ts';

export type TreeSize = {
  /** Agents below each agent of the large line, level by level. */
  branches: readonly number[];
  /** Players below each of the lowest agents. */
  players: number;
};

const firstId = 700_001n;

/** Uplines stand before their downlines. The second line is a small one with monthly dividends. */
export function drawTree({ branches, players }: TreeSize): Member[] {
  const members: Member[] = [];
  const add = (member: Omit<Member, 'id'>): number => {
    members.push({ ...member, id: firstId + BigInt(members.length) });
    return members.length - 1;
  };
  const grow = (line: Member['line'], upline: number, rest: readonly number[], name: string) => {
    const level = (members[upline]?.level ?? 0) + 1;
    const [count, ...further] = rest;
    const isBottom = count === undefined;
    for (let place = 0; place < (count ?? players); place++) {
      const username = isBottom ? `${name}p${place + 1}` : `${name}${place + 1}`;
      const type = isBottom ? 0 : 1;
      const one = add({ username, type, level, upline, line, place });
      if (!isBottom) grow(line, one, further, username);
    }
  };
  const top = (line: Member['line'], username: string) =>
    add({ username, type: 2, level: 1, upline: null, line, place: 0 });
  grow('W', top('W', 'kilimo'), branches, 'wakala');
  grow('M', top('M', 'bahari'), branches.map((count) => Math.min(count, 2)).slice(0, 2), 'dalali');
  return members;
}

export const isAgent = ({ type }: Member): boolean => type !== 0;
