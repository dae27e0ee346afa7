/**
 * Support: the live chat between members or visitors and staff. It owns departments, chats, their
 * messages and the answers staff give often.
 *
 * Invariants: a member or a visitor has one chat and reaches no other; messages of a chat are
 * numbered in the order they were said, without a gap, and never change; the same client id says
 * one thing once; one member of staff at most has taken a chat. Members hear of news over their
 * live connection. A visitor has none and asks every few seconds while the page is seen: a second
 * kind of connection would cost every process more than such a small question does.
 */
import type { chatStates } from '@bahati/contract/player-site/support/support.ts';
import type { StaffActor } from '#platform/context.ts';

export type ChatRow = {
  id: bigint;
  memberId: bigint | null;
  model: string;
  language: 'en' | 'sw';
  state: (typeof chatStates)[number];
  waitingSince: Date | null;
  staffId: bigint | null;
  takenBy: string | null;
  lastSeq: number;
  lastAt: Date;
  guestReadSeq: number;
  staffReadSeq: number;
};

export const chatColumns = `chats.id, chats.member_id AS "memberId", chats.model, chats.language,
  chats.state, chats.waiting_since AS "waitingSince", chats.staff_id AS "staffId",
  chats.taken_by AS "takenBy", chats.last_seq AS "lastSeq", chats.last_at AS "lastAt",
  chats.guest_read_seq AS "guestReadSeq", chats.staff_read_seq AS "staffReadSeq"`;

/** Nobody counts further. */
export const longestUnread = 100;

/** Whoever pressed a key this short a time ago is still typing. */
export const typingFor = `interval '6 seconds'`;

/** Whom the uploads of a chat's guest belong to. */
export function uploadOwner(chatId: bigint): string {
  return `chat:${chatId}`;
}

/** Whom the uploads of a member of staff belong to. */
export function deskOwner({ staffId }: Pick<StaffActor, 'staffId'>): string {
  return `desk:${staffId}`;
}
