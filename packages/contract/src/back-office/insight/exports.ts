/** Taking a list away as a file: every list of the back office, as its screen is narrowed. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { languageOrEnglish } from '@bahati/contract/wire.ts';

const words = z.string().max(200);

export const exportLimit = 100_000;

export const boExportCalls = defineBackOfficeCalls({
  'POST /bo/exports': {
    summary: 'A link, good for two minutes and this session, to all of a list as CSV',
    audience: 'staff',
    permission: null,
    body: z.strictObject({
      /** The call that answers the list, "GET /bo/withdrawals"; its own right is needed. */
      list: z.string().max(80),
      params: z.record(z.string().max(20), words).default({}),
      /** What the list is narrowed to, as the call takes it; pages are walked through here. */
      query: z.record(z.string().max(40), words).default({}),
      /** The heads of columns in the reader's words, by field; others are headed by the field. */
      titles: z
        .record(z.string().max(40), z.string().max(80))
        .refine((titles) => Object.keys(titles).length <= 40)
        .default({}),
      language: languageOrEnglish,
    }),
    value: z.object({ url: z.string() }),
    refusals: { list_unknown: 404 },
    perMinute: 20,
  },
});
