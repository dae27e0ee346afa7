/** Exports: every list of the back office as a CSV file, with its filters. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { languageOrEnglish } from '@bahati/contract/wire.ts';

const words = z.string().max(200);

export const exportLimit = 100_000;

export const boExportCalls = defineBackOfficeCalls({
  'POST /bo/exports': {
    summary: 'A link to a whole list as CSV, valid for two minutes and for this session',
    audience: 'staff',
    permission: null,
    body: z.strictObject({
      /** The call of the list, "GET /bo/withdrawals"; its own permission is needed. */
      list: z.string().max(80),
      params: z.record(z.string().max(20), words).default({}),
      /** The filters of the call; the export reads all pages. */
      query: z.record(z.string().max(40), words).default({}),
      /** Column headers by field; other columns use the field's name. */
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
