/** What tests know that a browser does not: an answer to its captcha, and the codes that left. */
import assert from 'node:assert/strict';
import type { BrandFlag } from '@bahati/contract/brand-flags.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { answerHash } from '#domains/identity/captcha/check-captcha.ts';
import { maskedX } from '#domains/identity/captcha/slider.ts';

/** Switches one of the brand's flags, as staff do. */
export async function switchFlag(
  { owner }: Pick<TestPlatform, 'owner'>,
  flag: BrandFlag,
  isOn: boolean,
): Promise<void> {
  await owner.query(
    'UPDATE brands SET flags = flags || jsonb_build_object($1::text, $2::boolean)',
    [flag, isOn],
  );
}

/** A browser with a picture on its screen whose answer is `text`. */
export async function browserWithCaptcha(
  { player, owner }: Pick<TestPlatform, 'player' | 'owner'>,
  text = 'ACEFH',
): Promise<{ cookie: string; captcha: string }> {
  const answer = await player('GET /wps/captcha');
  assert.equal(answer.status, 200, answer.text);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const token = cookie.split('=')[1] ?? '';
  const { rowCount } = await owner.query(
    'UPDATE captchas SET answer_hash = $2 WHERE visitor_hash = $1',
    [tokenHash(token), answerHash(token, text)],
  );
  assert.equal(rowCount, 1);
  return { cookie, captcha: text };
}

/** A browser with a puzzle on its screen, and the answer a hand would give. */
export async function browserWithSlider({ player, owner }: Pick<TestPlatform, 'player' | 'owner'>) {
  const answer = await player('GET /wps/captcha/slider');
  assert.equal(answer.status, 200, answer.text);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const token = cookie.split('=')[1] ?? '';
  const { rows } = await owner.query<{ masked: number }>(
    'SELECT masked_x AS masked FROM sliders WHERE visitor_hash = $1',
    [tokenHash(token)],
  );
  const sliderId: string = answer.value.id;
  const pieceX = maskedX(token, sliderId, rows[0]?.masked ?? 0);
  return { cookie, pieceX, sliderId, proof: slidTo(sliderId, pieceX) };
}

/** What a hand does that moves a piece to x within half a second. */
export function slidTo(sliderId: string, sliderX: number) {
  const sliderTrail = Array.from({ length: 11 }, (_, at) => [
    Math.round((sliderX * at) / 10),
    at % 3,
    at * 50,
  ]);
  return { sliderId, sliderX, sliderTrail };
}

/** The newest code that was sent to this number or address. */
export async function sentCode(
  { owner }: Pick<TestPlatform, 'owner'>,
  recipient: string,
): Promise<string> {
  const { rows } = await owner.query<{ body: string }>(
    'SELECT body FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [recipient],
  );
  const code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
  assert.ok(code, `nothing was sent to ${recipient}`);
  return code;
}

/** Lets the time pass after which a destination may be sent another code. */
export async function letCodesAge(
  { owner }: Pick<TestPlatform, 'owner'>,
  age = '61 seconds',
): Promise<void> {
  await owner.query('UPDATE verification_codes SET created_at = created_at - $1::interval', [age]);
}
