/** The back office's calls about notes and tags. */
import type { boNoteCalls } from '@bahati/contract/back-office/members/notes.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { countTags, endTag } from './end-tags.ts';
import { listNotes, pinNote, withdrawNote, writeNote } from './member-notes.ts';
import { keepTag, readMarks, readTags, tagMember } from './member-tags.ts';

export function notesBackOffice(context: Context): Handlers<typeof boNoteCalls, PlatformActors> {
  const { database, config } = context;
  return {
    'GET /bo/members/:id/marks': ({ params }) => readMarks(database, BigInt(params.id)),
    'GET /bo/members/:id/notes': ({ params, query }) =>
      listNotes(database, BigInt(params.id), query),
    'POST /bo/members/:id/notes': ({ params, body, actor, ip }) =>
      writeNote(context, actor, { ...body, memberId: BigInt(params.id), ip }),
    'POST /bo/memberNotes/:id/pin': ({ params, body, actor, ip }) =>
      pinNote(context, actor, { ...body, noteId: BigInt(params.id), ip }),
    'POST /bo/memberNotes/:id/withdraw': ({ params, body, actor, ip }) =>
      withdrawNote(context, actor, { ...body, noteId: BigInt(params.id), ip }),
    'POST /bo/members/:id/tags': ({ params, body, actor, ip }) =>
      tagMember(context, actor, { ...body, memberId: BigInt(params.id), ip }),
    'GET /bo/memberTags': async () => ({ items: await readTags(database, config.BRAND) }),
    'GET /bo/memberTags/counted': async () => ({ items: await countTags(database, config.BRAND) }),
    'POST /bo/memberTags/:code/end': async ({ params, body, actor, ip }) => ({
      items: await endTag(context, actor, { ...body, code: params.code, ip }),
    }),
    'POST /bo/memberTags': async ({ body, actor, ip }) => ({
      items: await keepTag(context, actor, { ...body, ip }),
    }),
  };
}
