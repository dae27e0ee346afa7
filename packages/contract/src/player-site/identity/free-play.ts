/** Trial members with play money (spec §4, §6, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { session } from './identity.ts';
import { languageOrEnglish } from '@bahati/contract/wire.ts';

export const freePlayCalls = defineCalls({
  'POST /wps/session/login/freeplay': {
    summary: 'Start a trial member, valid for a day, with play money',
    audience: 'anyone',
    body: z.strictObject({
      /** The visitor's operating system, as reported. */
      os: z.string().max(60),
      platform: z.literal('W'),
      gatewayVersion: z.literal(3),
      /** An empty body sealed for this call (sealed.ts), which is accepted once. */
      token: z.string().max(4_096).optional(),
      language: languageOrEnglish,
    }),
    value: session,
    refusals: { free_play_off: 403 },
    perMinute: 10,
  },
});
