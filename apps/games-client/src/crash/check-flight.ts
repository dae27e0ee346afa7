/** Proving a flight in the browser: its hash hashes to the one before and gives its point. */
import type { PastFlight } from '@bahati/contract/games-frame/crash.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { timesText } from './times-text.ts';

type Proof = Pick<PastFlight, 'hash' | 'previousHash' | 'salt'>;

/** In hundredths: where the flight of this hash ends. */
export async function pointOf({ hash, salt }: Pick<Proof, 'hash' | 'salt'>): Promise<number> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(hash), algorithm, false, ['sign']);
  return crashPoint(wordOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(salt)))));
}

export async function isProven(flight: Proof & Pick<PastFlight, 'point'>): Promise<boolean> {
  const isOfChain = (await hashServerSeed(flight.hash)) === flight.previousHash;
  return isOfChain && timesText(await pointOf(flight)) === timesText(flight.point);
}
