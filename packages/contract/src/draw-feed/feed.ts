/**
 * What the lottery hears from outside: a public randomness beacon, whose value of a round nobody knows
 * before its time, and the results of external draws from two sources that do not know each other.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { instant } from '@bahati/contract/wire.ts';
import { drawNumber, drawnNumbers, lotteryGameCode } from '@bahati/contract/lottery/shapes.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** Round 1 is at `genesis`, each further one a period later. */
export const beaconInfo = z.object({
  /** The message under a round's signature is `<chain>:<round>`. */
  chain: z.string().regex(/^[a-z0-9-]{3,40}$/),
  /** Ed25519, 32 bytes. */
  publicKey: hex(32),
  periodSeconds: z.number().int().min(1).max(3_600),
  genesis: instant,
});
export type BeaconInfo = z.output<typeof beaconInfo>;

export const beaconRound = z.object({
  round: z.number().int().min(1),
  at: instant,
  signature: hex(64),
  /** SHA-256 of the signature. */
  randomness: hex(32),
});
export type BeaconRound = z.output<typeof beaconRound>;

export const resultSource = z.enum(['a', 'b']);
export type ResultSource = z.output<typeof resultSource>;

export const officialResult = z.object({
  gameCode: lotteryGameCode,
  number: drawNumber,
  at: instant,
  numbers: drawnNumbers,
});
export type OfficialResult = z.output<typeof officialResult>;

export const drawFeedCalls = defineCalls({
  'GET /beacon/v1/info': {
    summary: 'By which key and how often the beacon speaks',
    audience: 'anyone',
    value: beaconInfo,
    refusals: {},
  },
  'GET /beacon/v1/rounds/:round': {
    summary: 'The value of a round; one that is to come is not found',
    audience: 'anyone',
    params: z.object({ round: z.coerce.number().int().min(1) }),
    value: beaconRound,
    refusals: {},
  },
  'GET /results/v1/:source/:gameCode': {
    summary: 'The newest results of an external lottery as a source has them',
    audience: 'anyone',
    params: z.object({ source: resultSource, gameCode: lotteryGameCode }),
    value: z.object({ items: z.array(officialResult).max(20) }),
    refusals: {},
  },
});

/** Calls that drive the sources by hand; not there in production. */
export const drawFeedControlCalls = defineCalls({
  'PUT /control/v1/results': {
    summary: 'What a source says of a draw, whatever it would say by itself; null numbers: nothing',
    audience: 'anyone',
    body: z.strictObject({
      source: resultSource,
      gameCode: lotteryGameCode,
      number: drawNumber,
      numbers: drawnNumbers.nullable(),
    }),
    value: z.object({}),
    refusals: {},
  },
});
