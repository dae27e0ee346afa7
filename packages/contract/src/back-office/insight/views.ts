/** Views staff save: a page of the back office as it was narrowed, under a name. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';

/** The path of a page, "/withdrawals". */
const pagePath = z
  .string()
  .max(80)
  .regex(/^(\/[a-z0-9_-]+)+$/);

export const savedView = z.object({
  id,
  page: pagePath,
  name: z.string(),
  /** What follows the question mark of its address. */
  search: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  savedBy: z.string(),
});

export const boViewCalls = defineBackOfficeCalls({
  'GET /bo/views': {
    summary: 'Views of a page: one’s own, then what staff users share; at most 150',
    audience: 'staff',
    permission: null,
    query: z.object({ page: pagePath }),
    value: z.object({ items: z.array(savedView) }),
    refusals: {},
  },
  'POST /bo/views': {
    summary: 'Save a view; one of the same page and name is replaced',
    audience: 'staff',
    permission: null,
    body: z.strictObject({
      page: pagePath,
      name: z.string().trim().min(1).max(60),
      search: z
        .string()
        .max(600)
        .regex(/^[\x21-\x7e]*$/),
      isShared: z.boolean(),
    }),
    value: savedView,
    refusals: { views_full: 409 },
  },
  'POST /bo/views/:id/remove': {
    summary: 'Remove a view of one’s own',
    audience: 'staff',
    permission: null,
    params: z.object({ id }),
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type SavedView = z.infer<typeof savedView>;
