/** Who sits before the chat: a member with a session, or a visitor with a chat token. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { authenticateMember } from '#domains/members/members.ts';
import { bearerToken, newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { chatColumns, type ChatRow } from './support.ts';

export type Guest = { kind: 'member'; member: MemberActor } | { kind: 'visitor'; chatId: bigint };

const prefix = 'v';

export function newChatToken(): { token: string; hash: Buffer } {
  return newToken(prefix);
}

/** How long a visitor may come back to what was said. */
export const visitorDays = 7;

function visitorToken(authorization: string | undefined): Buffer | undefined {
  const token = bearerToken(authorization) ?? '';
  return token.startsWith(`${prefix}_`) ? tokenHash(token) : undefined;
}

/** Refuses as any call of a member does: `unauthenticated`, `step_up_required` and the like. */
export async function identifyGuest(
  context: Context,
  authorization: string | undefined,
  call: string,
): Promise<Guest> {
  const hash = visitorToken(authorization);
  if (!hash) {
    return { kind: 'member', member: await authenticateMember(context, authorization, call) };
  }
  const { rows } = await context.database.query<{ id: bigint }>(
    `SELECT id FROM chats
      WHERE visitor_hash = $1 AND created_at > now() - make_interval(days => $2)`,
    [hash, visitorDays],
  );
  const chat = rows[0];
  if (!chat) throw new Refusal('unauthenticated');
  return { kind: 'visitor', chatId: chat.id };
}

/** The guest's chat; undefined: a member who never opened one. */
export async function findChat(
  database: Database | Transaction,
  guest: Guest,
): Promise<ChatRow | undefined> {
  return selectChat(database, guest, '');
}

/** The same, held until the transaction ends. */
export async function lockChat(
  transaction: Transaction,
  guest: Guest,
): Promise<ChatRow | undefined> {
  return selectChat(transaction, guest, 'FOR UPDATE');
}

async function selectChat(database: Database | Transaction, guest: Guest, lock: string) {
  const [column, value] =
    guest.kind === 'member' ? ['member_id', guest.member.memberId] : ['id', guest.chatId];
  const { rows } = await database.query<ChatRow>(
    `SELECT ${chatColumns} FROM chats WHERE ${column} = $1 ${lock}`,
    [value],
  );
  return rows[0];
}
