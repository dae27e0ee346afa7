/** Lets everybody live through the days of a demo's past, visit by visit in the order of time. */
import type { Books, PastMember } from './books.ts';
import { catchUp } from './books.ts';
import { dayMs, hourMs } from './calendar.ts';
import { visit } from './life.ts';
import { leaveNothing } from './payments.ts';
import type { Scene } from './scene.ts';

/** Whoever the demo has anyway is done with his past a while before it ends. */
const leftAloneMs = 2 * dayMs;

export function liveThrough(scene: Scene): void {
  const visits = scene.books.members
    .flatMap((member) => member.person.sessions.map((at) => ({ member, at })))
    .filter(({ member, at }) => at < scene.now - (member.isKnown ? leftAloneMs : hourMs / 3))
    .sort((a, b) => a.at - b.at);
  for (const { member, at } of visits) {
    const before = member.logins.at(-1)?.until ?? 0;
    if (at > before + 10 * 60_000) visit(scene, member, at);
  }
  for (const member of scene.books.members) {
    // What was asked for is decided first: a withdrawal may come back.
    catchUp(member, scene.now);
    if (member.isKnown) leaveNothing(scene, member, endOf(member) + hourMs / 2);
    catchUp(member, scene.now);
  }
}

const endOf = ({ logins, moves }: PastMember): number =>
  Math.max(logins.at(-1)?.until ?? 0, moves.at(-1)?.at ?? 0);

/** Gives everything its id, in the order of its time: the room below what happened since is theirs. */
export function numberBooks(books: Books): void {
  number(books.logins);
  number(books.sessions);
  number(books.rounds);
  number(books.deposits);
  number(books.withdrawals);
  number(books.withdrawals.map(({ at, hold }) => Object.assign(hold, { at })));
}

function number(items: { id: bigint; at: number }[]): void {
  items.sort((a, b) => a.at - b.at);
  for (const [place, item] of items.entries()) item.id = BigInt(place + 1);
}
