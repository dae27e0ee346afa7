/**
 * The pass of a staff user at a program of a provider (contract/games-provider/sports.ts): the payload
 * as base64url of its JSON, a dot, and the HMAC-SHA256 over that text with the provider's key in hex.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { type StaffPass, staffPass } from '@bahati/contract/games-provider/sports.ts';

const passMs = 60_000;

const form = /^([\w-]{1,6000})\.([0-9a-f]{64})$/;

const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** A fresh one, good for a minute. `now`: milliseconds since 1970. */
export function signStaffPass(
  key: string,
  staff: Omit<StaffPass, 'passId' | 'expiresAt'>,
  now: number,
): string {
  const whole: StaffPass = { passId: randomUUID(), ...staff, expiresAt: now + passMs };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${signatureOf(key, text)}`;
}

/**
 * Undefined: not signed with this key, over, or no pass at all. That a pass is taken once is the
 * caller's to see to, by its `passId`, until `expiresAt`.
 */
export function openStaffPass(text: string, key: string, now: number): StaffPass | undefined {
  const [, payload, signature] = form.exec(text) ?? [];
  if (payload === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(signatureOf(key, payload), 'latin1');
  if (!timingSafeEqual(expected, Buffer.from(signature, 'latin1'))) return undefined;
  const pass = staffPass.safeParse(parsed(payload)).data;
  return pass && pass.expiresAt > now && pass.expiresAt <= now + passMs ? pass : undefined;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
