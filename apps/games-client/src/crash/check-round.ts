/** Proving a round in the browser: its hash hashes to the one before and gives its point. */
import type { PastRound } from '@bahati/contract/games-frame/crash.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { timesText } from './times-text.ts';

type Proof = Pick<PastRound, 'hash' | 'previousHash' | 'salt'>;

/** In hundredths: where the round of this hash ends. */
export async function pointOf({ hash, salt }: Pick<Proof, 'hash' | 'salt'>): Promise<number> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(hash), algorithm, false, ['sign']);
  return crashPoint(wordOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(salt)))));
}

export async function isProven(round: Proof & Pick<PastRound, 'point'>): Promise<boolean> {
  const isOfChain = (await hashServerSeed(round.hash)) === round.previousHash;
  return isOfChain && timesText(await pointOf(round)) === timesText(round.point);
}
