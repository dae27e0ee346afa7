/** Checks a house draw in this browser: its seed, the beacon's word, its time and its numbers. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import type { DrawnNumbers } from '@bahati/contract/lottery/shapes.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';

export type ShownDraw = CallValue<LotteryCalls['GET /lottery/v1/draws/:drawId']>;
export type Proof = NonNullable<ShownDraw['proof']>;

export const checks = ['seed', 'beacon', 'time', 'numbers'] as const;
/** `unable`: this browser does not know the beacon's kind of signature. */
export type Found = 'good' | 'bad' | 'unable';
export type Checked = Readonly<Record<(typeof checks)[number], Found>>;

const found = (isGood: boolean): Found => (isGood ? 'good' : 'bad');

export async function checkDraw(
  family: Family,
  { draw, proof }: { draw: ShownDraw['draw']; proof: Proof },
): Promise<Checked> {
  const { serverSeed, salt, serverSeedHash, beaconAt } = proof;
  if (serverSeed === null || salt === null || draw.numbers === null)
    throw new RangeError('The draw has no numbers yet.');
  const again = await drawInBrowser({ serverSeed, clientSeed: salt, nonce: 0 }, (stream) =>
    numbersFrom(family, stream),
  );
  return {
    seed: found((await hashServerSeed(serverSeed)) === serverSeedHash),
    beacon: await checkBeacon(proof),
    time: found(Date.parse(beaconAt) > Date.parse(draw.closesAt)),
    numbers: found(textOf(again) === textOf(draw.numbers)),
  };
}

/** One text for the same numbers, in whatever order their fields come. */
const textOf = (numbers: ReturnType<typeof numbersFrom> | DrawnNumbers): string =>
  numbers.kind === 'balls'
    ? JSON.stringify([numbers.main, numbers.extra])
    : JSON.stringify(
        Object.keys(numbers.prizes)
          .toSorted((one, other) => (one < other ? -1 : 1))
          .map((prize) => [prize, numbers.prizes[prize]]),
      );

async function checkBeacon(proof: Proof): Promise<Found> {
  const { chain, beaconRound, publicKey, salt } = proof;
  const signature = bytesOf(proof.signature ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', signature));
  if (hexOf(digest) !== salt) return 'bad';
  const key = await importKey(publicKey);
  if (!key) return 'unable';
  const message = new TextEncoder().encode(`${chain}:${beaconRound}`);
  return found(await crypto.subtle.verify('Ed25519', key, signature, message));
}

/** Undefined: the browser is older than Ed25519 in Web Crypto. */
async function importKey(publicKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
