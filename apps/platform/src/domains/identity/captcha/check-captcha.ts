/**
 * The captcha: a picture drawn for one browser, which a cookie tells apart. Its answer is judged
 * here, once, within five minutes, whatever the case. Stored is only a hash that nobody can
 * search without the browser's own cookie.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { drawCaptcha, randomCaptchaText } from './captcha-picture.ts';
import { newVisitor, visitorCookie, visitorOf } from './captcha-visitor.ts';

/** A new picture, and the cookie when the browser has none yet. */
export type Captcha = { picture: Buffer; setCookie?: string };

/** Draws a picture in place of the last. Refuses `too_many_requests` within a second. */
export async function newCaptcha(context: Context, cookies: string | undefined): Promise<Captcha> {
  const known = visitorOf(cookies);
  const { token, hash } = known ?? newVisitor();
  const text = randomCaptchaText();
  const { rowCount } = await context.database.query(
    `INSERT INTO captchas (visitor_hash, answer_hash) VALUES ($1, $2)
     ON CONFLICT (visitor_hash) DO UPDATE
        SET answer_hash = excluded.answer_hash, drawn_at = now()
      WHERE captchas.drawn_at < now() - interval '1 second'`,
    [hash, answerHash(token, text)],
  );
  if (rowCount !== 1) throw new Refusal('too_many_requests', { retryAfterSeconds: 1 });
  const picture = drawCaptcha(text);
  return known ? { picture } : { picture, setCookie: visitorCookie(context, token) };
}

/** Judges what was read off this browser's picture, and throws the picture away. */
export async function isCaptchaRight(
  { database }: Context,
  cookies: string | undefined,
  text: string,
): Promise<boolean> {
  const visitor = visitorOf(cookies);
  if (!visitor) return false;
  const { rows } = await database.query<{ answer: Buffer; isFresh: boolean }>(
    `DELETE FROM captchas WHERE visitor_hash = $1
     RETURNING answer_hash AS answer, drawn_at > now() - interval '5 minutes' AS "isFresh"`,
    [visitor.hash],
  );
  const drawn = rows[0];
  if (!drawn?.isFresh) return false;
  return timingSafeEqual(drawn.answer, answerHash(visitor.token, text));
}

/** For a call that needs the picture. Refuses `captcha_required`, `captcha_wrong`. */
export async function assertCaptcha(
  context: Context,
  cookies: string | undefined,
  text: string | undefined,
): Promise<void> {
  if (text === undefined) throw new Refusal('captcha_required', { captcha: true });
  if (await isCaptchaRight(context, cookies, text)) return;
  throw new Refusal('captcha_wrong', { captcha: true });
}

/** Removes pictures nobody may answer any more. */
export async function dropOldCaptchas({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM captchas WHERE visitor_hash IN (
       SELECT visitor_hash FROM captchas WHERE drawn_at < now() - interval '5 minutes'
        ORDER BY drawn_at LIMIT 20000)`,
  );
}

/** The hash of an answer as this browser would give it. */
export function answerHash(token: string, text: string): Buffer {
  return createHash('sha256').update(`${token} ${text.trim().toLowerCase()}`).digest();
}
