/** Signing and reading the launch token of free play (contract/games-provider/free-play.ts). */
import { randomBytes } from 'node:crypto';
import {
  type FreeLaunch,
  freeLaunch,
  freeLaunchForm,
  freeLaunchSeconds,
} from '@bahati/contract/games-provider/free-play.ts';
import { isSignatureValid, sign } from './signature.ts';

const signedText = (claims: string) => `free-play ${claims}`;

export function signFreeLaunch(
  key: string,
  launch: Omit<FreeLaunch, 'launchId'>,
  nowMs: number,
): string {
  const whole: FreeLaunch = { launchId: randomBytes(16).toString('base64url'), ...launch };
  const claims = Buffer.from(JSON.stringify(whole)).toString('base64url');
  const timestamp = String(Math.floor(nowMs / 1000));
  return `free.${timestamp}.${claims}.${sign(key, timestamp, signedText(claims))}`;
}

/** Undefined: not signed with this key, older than its minute, or no free play at all. */
export function readFreeLaunch(key: string, token: string, nowMs: number): FreeLaunch | undefined {
  const [, timestamp, claims, signature] = freeLaunchForm.exec(token) ?? [];
  if (timestamp === undefined || claims === undefined) return undefined;
  if (!isSignatureValid(key, timestamp, signature, signedText(claims), nowMs)) return undefined;
  if (nowMs / 1000 - Number(timestamp) > freeLaunchSeconds) return undefined;
  return freeLaunch.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString())).data;
}
