/** The search of the whole office. */
import type { boFindCalls } from '@bahati/contract/back-office/staff/find.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { findAnything } from './find-anything.ts';

export function findBackOffice(context: Context): Handlers<typeof boFindCalls, PlatformActors> {
  return {
    'GET /bo/find': ({ query, actor }) => findAnything(context, actor.permissions, query.text),
  };
}
