/**
 * The puzzle a brand may ask for before a login and before a code by SMS (spec §3, §4): drawn
 * for one browser, judged here, once, within two minutes. Its place stands masked by the
 * browser's own cookie, so that what is stored tells nobody. Who cannot see it reads the letters
 * of a captcha instead, or asks for help with those.
 */
import { createHmac } from 'node:crypto';
import type { SliderProof, SliderPuzzle } from '@bahati/contract/player-site/identity/slider.ts';
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { countAttempt, endAttempt } from '#domains/system/throttle/throttle.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { assertCaptcha } from './check-captcha.ts';
import { newVisitor, visitorCookie, visitorOf } from './captcha-visitor.ts';
import { drawSlider, pieceSize, sliderHeight, sliderWidth } from './slider-picture.ts';
import { isPlausibleTrail } from './slider-trail.ts';

/** How far from its place, in pixels, a piece may be let go. */
const nearPx = 4;

/** What came along with a call to show that a person makes it. */
export type PersonProof = { [Field in keyof SliderProof]?: SliderProof[Field] | undefined } & {
  captcha?: string | undefined;
  /** The browser's cookies; one of them tells whose puzzle it is. */
  cookies: string | undefined;
  ip: string;
};

/** Draws a puzzle in place of the last. Refuses `too_many_requests` within a second. */
export async function newSlider(
  context: Context,
  cookies: string | undefined,
): Promise<{ puzzle: SliderPuzzle; setCookie?: string }> {
  const known = visitorOf(cookies);
  const visitor = known ?? newVisitor();
  const { token: id, hash: idHash } = newToken('p');
  const { background, piece, pieceX, pieceY } = drawSlider();
  const { rowCount } = await context.database.query(
    `INSERT INTO sliders (visitor_hash, id_hash, masked_x) VALUES ($1, $2, $3)
     ON CONFLICT (visitor_hash) DO UPDATE
        SET id_hash = excluded.id_hash, masked_x = excluded.masked_x, drawn_at = now()
      WHERE sliders.drawn_at < now() - interval '1 second'`,
    [visitor.hash, idHash, maskedX(visitor.token, id, pieceX)],
  );
  if (rowCount !== 1) throw new Refusal('too_many_requests', { retryAfterSeconds: 1 });
  const puzzle = {
    id,
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    width: sliderWidth,
    height: sliderHeight,
    pieceSize,
    pieceY,
  };
  return known ? { puzzle } : { puzzle, setCookie: visitorCookie(context, visitor.token) };
}

/**
 * Whether a person was shown by a puzzle or by letters; false where the brand asks for neither.
 * Refuses `slider_required`, `slider_wrong`, `captcha_wrong`, `too_many_requests`.
 */
export async function provePerson(
  context: Context,
  { flags }: { flags: Pick<BrandFlags, 'SLIDERVERIF3'> },
  proof: PersonProof,
): Promise<boolean> {
  if (!flags.SLIDERVERIF3) return false;
  const { sliderId, sliderX, sliderTrail, captcha, cookies, ip } = proof;
  const isSlid = sliderId !== undefined && sliderX !== undefined && sliderTrail !== undefined;
  if (!isSlid && captcha === undefined) throw new Refusal('slider_required');
  const counted = await countAttempt(context.database, [triesFrom(context, ip)]);
  if (!isSlid) await assertCaptcha(context, cookies, captcha);
  else if (!(await isSliderRight(context, cookies, { sliderId, sliderX, sliderTrail }))) {
    throw new Refusal('slider_wrong');
  }
  await endAttempt(context.database, counted, { isWrong: false });
  return true;
}

/** Judges where the piece was let go, and throws the puzzle away. */
export async function isSliderRight(
  { database }: Context,
  cookies: string | undefined,
  { sliderId, sliderX, sliderTrail }: SliderProof,
): Promise<boolean> {
  const visitor = visitorOf(cookies);
  const idHash = tokenHash(sliderId);
  if (!visitor || !idHash) return false;
  const { rows } = await database.query<{ masked: number; isFresh: boolean }>(
    `DELETE FROM sliders WHERE visitor_hash = $1 AND id_hash = $2
     RETURNING masked_x AS masked, drawn_at > now() - interval '2 minutes' AS "isFresh"`,
    [visitor.hash, idHash],
  );
  const drawn = rows[0];
  if (!drawn?.isFresh) return false;
  const pieceX = maskedX(visitor.token, sliderId, drawn.masked);
  return Math.abs(pieceX - sliderX) <= nearPx && isPlausibleTrail(sliderTrail, sliderX);
}

/** Masks a place, and bares a masked one, for who holds the cookie and the puzzle's id. */
export function maskedX(visitorToken: string, id: string, x: number): number {
  return x ^ createHmac('sha256', visitorToken).update(`slider ${id}`).digest().readUInt16BE(0);
}

/** Removes puzzles nobody may answer any more. */
export async function dropOldSliders({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM sliders WHERE visitor_hash IN (
       SELECT visitor_hash FROM sliders WHERE drawn_at < now() - interval '2 minutes'
        ORDER BY drawn_at LIMIT 20000)`,
  );
}

/** Thirty a minute from one address: many share one, and each login and code needs its own. */
function triesFrom({ config }: Context, ip: string) {
  return {
    subject: `slider from ${clientNetwork(ip)}`,
    freeAttempts: Math.ceil(30 * config.RATE_LIMIT_FACTOR),
    windowSeconds: 60,
    firstDelaySeconds: 60,
    longestDelaySeconds: 60,
  };
}
