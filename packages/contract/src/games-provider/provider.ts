/** What the platform calls on a vendor, signed the same way with the same key. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { externalId } from './wallet.ts';

/** What the provider tells of a round: choices, outcome and the proof of fairness. */
const roundDetail = z.object({
  choices: z.array(z.object({ label: z.string().max(60), value: z.string().max(200) })).max(30),
  outcome: z.array(z.object({ label: z.string().max(60), value: z.string().max(400) })).max(100),
  picture: z.record(z.string(), z.unknown()).nullable(),
  fairness: z
    .object({
      serverSeedHash: z.string().max(128),
      serverSeed: z.string().max(128).nullable(),
      clientSeed: z.string().max(128),
      nonce: z.number().int(),
      verifyUrl: z.string().max(600),
    })
    .nullable(),
});

export const providerCalls = defineCalls({
  'POST /vendor/v1/rounds/detail': {
    summary: 'Choices, outcome and seeds of one round',
    audience: 'platform',
    body: z.strictObject({
      roundId: externalId,
      gameCode: externalId,
      language: z.enum(['en', 'sw']),
    }),
    value: roundDetail,
    refusals: {},
  },
});

export type ProviderRoundDetail = z.infer<typeof roundDetail>;

/**
 * The launch URL of a vendor's game is its profile's base URL with these query parameters:
 * the launch token (one use, 60 s), game code, language, theme and where to go back to.
 */
export type LaunchQuery = {
  token: string;
  game: string;
  language: 'en' | 'sw';
  theme: 'dark' | 'light';
  lobby: string;
};
