/** Takes down what a visitor or a member writes to the operator. */
import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';
import type { Context } from '#platform/context.ts';
import { assertCaptcha } from '#domains/identity/captcha/captcha.ts';

export type FeedbackInput = {
  type: FeedbackType;
  /** 20 to 200 characters. */
  content: string;
  sender: string;
  captcha?: string | undefined;
  /** The browser's cookies; one of them tells whose captcha it is. */
  cookies: string | undefined;
};

/** Refuses `captcha_required`, `captcha_wrong`. */
export async function giveFeedback(context: Context, input: FeedbackInput): Promise<void> {
  const { type, content, sender, captcha, cookies } = input;
  await assertCaptcha(context, cookies, captcha);
  await context.database.query('INSERT INTO feedback (type, content, sender) VALUES ($1, $2, $3)', [
    type,
    content,
    sender,
  ]);
}
