/** Saved views: a page of the back office with its filters, under a name. */
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
  /** The query string of its address. */
  search: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  savedBy: z.string(),
});

export const boViewCalls = defineBackOfficeCalls({
  'GET /bo/views': {
    summary: 'Views of a page: one’s own, then shared ones of other staff users; 150 at most',
    audience: 'staff',
    permission: null,
    query: z.object({ page: pagePath }),
    value: z.object({ items: z.array(savedView) }),
    refusals: {},
  },
  'POST /bo/views': {
    summary: 'Save a view; a view of the same page and name is replaced',
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
    summary: 'Remove one’s own view',
    audience: 'staff',
    permission: null,
    params: z.object({ id }),
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type SavedView = z.infer<typeof savedView>;
