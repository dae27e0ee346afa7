/** Takes down what a visitor or a member writes to the operator. */
import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';
import type { Context } from '#platform/context.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { bearerToken } from '@bahati/server-kit/secrets/tokens.ts';
import { assertCaptcha } from '#domains/identity/captcha/captcha.ts';
import { authenticateMember, trialType } from '#domains/members/members.ts';

export type FeedbackInput = {
  type: FeedbackType;
  /** 20 to 200 characters. */
  content: string;
  /** What a visitor calls himself; a member is known. */
  sender: string;
  /** Where a visitor wants the answer. */
  email?: string | undefined;
  language: 'en' | 'sw';
  captcha?: string | undefined;
};

type Request = {
  /** The browser's cookies; one of them tells whose captcha it is. */
  cookies: string | undefined;
  authorization: string | undefined;
  call: string;
};

/** Answers the ticket's number. Refuses `captcha_required`, `captcha_wrong`. */
export async function giveFeedback(
  context: Context,
  input: FeedbackInput,
  request: Request,
): Promise<{ ticket: string }> {
  const { type, content, sender, email, language, captcha } = input;
  const memberId = await readWriter(context, request);
  await assertCaptcha(context, request.cookies, captcha);
  const { rows } = await context.database.query<{ id: bigint }>(
    `INSERT INTO feedback (type, content, sender, member_id, email, language)
     VALUES ($1, $2, coalesce((SELECT username FROM credentials WHERE member_id = $4), $3),
             $4, $5, $6)
     RETURNING id`,
    [type, content, sender, memberId, memberId === null ? (email ?? null) : null, language],
  );
  return { ticket: (rows[0]?.id ?? 0n).toString() };
}

/**
 * Null: a visitor, or a trial member, who has no inbox. Whoever is kept out by a step-up or a
 * password that must change has not proven himself, and may still write.
 */
async function readWriter(
  context: Context,
  { authorization, call }: Request,
): Promise<bigint | null> {
  if (bearerToken(authorization) === undefined) return null;
  try {
    const { memberId, type } = await authenticateMember(context, authorization, call);
    return type === trialType ? null : memberId;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
