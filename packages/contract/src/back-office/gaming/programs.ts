/** Programs of providers that have pages in the back office: a book's trading room, a lottery's. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';

const providerCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/);

export const boProgramCalls = defineBackOfficeCalls({
  'GET /bo/programs': {
    summary: 'The providers whose programs this brand has an address of',
    audience: 'staff',
    permission: 'programs.read',
    value: z.object({ codes: z.array(z.string()) }),
    refusals: {},
  },
  'POST /bo/programs/:code/pass': {
    summary: 'A pass for a program of a provider: signed for it, good for a minute and once',
    audience: 'staff',
    permission: 'programs.read',
    params: z.object({ code: providerCode }),
    value: z.object({
      /** Where the program is asked, by its own calls. */
      origin: z.string(),
      /** Names its bearer and those of his permissions that are about programs. */
      pass: z.string(),
    }),
    refusals: {},
  },
  'GET /bo/programs/:code/members': {
    summary: 'The members behind keys by which a program of a provider knows them',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ code: providerCode }),
    query: z.object({
      /** With commas between them, at most 100. */
      keys: z.string().max(6_600),
    }),
    value: z.object({
      items: z.array(z.object({ key: z.string(), memberId: id, username: z.string() })).max(100),
    }),
    refusals: {},
  },
});
