/** Opens the chat for whoever asks: the site's own page, or the brand's address elsewhere. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { isAgent } from '#domains/members/members.ts';
import { type ChatModels, chooseModel } from '#domains/support/chat-models/chat-models.ts';
import { findChat, type Guest, identifyGuest, newChatToken } from './chat-guest.ts';

export type LaunchInput = {
  model?: string | undefined;
  language: 'en' | 'sw';
  authorization: string | undefined;
};

const call = 'POST /wps/relay/CBS_launchChat';

/**
 * Refuses `chat_off`: the operator chats nowhere; `not_found`: no such department; `forbidden`: it is
 * the agents'.
 */
export async function launchChat(
  context: Context,
  departments: ChatModels,
  { model: asked, language, authorization }: LaunchInput,
): Promise<{ chatUrl: string; isExternal: boolean }> {
  const { database } = context;
  const { chatUrl, isChatOn } = await departments.now();
  if (!isChatOn) throw new Refusal('chat_off');
  if (chatUrl !== null) return { chatUrl, isExternal: true };
  // Without a token one is a visitor; with one that has ended the asker is told so.
  const guest =
    authorization === undefined ? undefined : await identifyGuest(context, authorization, call);
  const isForAgent =
    guest?.kind === 'member' ? await isAgent(database, guest.member.memberId) : false;
  const model = await chooseModel(departments, asked, isForAgent);
  if (guest) {
    await openFor(context, guest, model, language);
    return { chatUrl: '/chat', isExternal: false };
  }
  const { token, hash } = newChatToken();
  await database.query('INSERT INTO chats (visitor_hash, model, language) VALUES ($1, $2, $3)', [
    hash,
    model,
    language,
  ]);
  return { chatUrl: `/chat?t=${token}`, isExternal: false };
}

/** A chat somebody of the operator has taken stays where it is; else the guest's choice holds. */
async function openFor(
  { database }: Context,
  guest: Guest,
  model: string,
  language: 'en' | 'sw',
): Promise<void> {
  if (guest.kind === 'member') {
    await database.query(
      `INSERT INTO chats (member_id, model, language) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET model = $2, language = $3
        WHERE chats.state <> 'taken'`,
      [guest.member.memberId, model, language],
    );
    return;
  }
  const chat = await findChat(database, guest);
  await database.query(
    `UPDATE chats SET model = $2, language = $3 WHERE id = $1 AND state <> 'taken'`,
    [chat?.id, model, language],
  );
}
