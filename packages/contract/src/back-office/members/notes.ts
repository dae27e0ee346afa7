/** Internal notes about a member, and tags of the brand. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** The colours of tags. */
export const tagColours = ['quiet', 'lagoon', 'brass', 'coral', 'hibiscus'] as const;

export const tagCode = z.string().regex(/^[a-z][a-z0-9_]{1,29}$/);
const tagName = z.string().trim().min(2).max(30);

const memberTag = z.object({
  code: tagCode,
  name: textByLanguage,
  colour: z.enum(tagColours),
  /** It cannot be given any more; members who have it keep it. */
  isRetired: z.boolean(),
});

/** Members of a tag are counted up to this number; `isMore`: there are more. */
export const mostCountedMembers = 10_000;

/** A tag as the list of tags shows it. */
const countedTag = memberTag.extend({
  members: z.number().int(),
  isMore: z.boolean(),
  /** It is being removed from its members; null: it is not. */
  ending: z.object({ by: z.string(), into: z.string().nullable() }).nullable(),
});

const memberNote = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  writtenBy: z.string(),
  writtenAt: instant,
  /** A note cannot be edited, only withdrawn; it stays readable. */
  withdrawnBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
});

/** What the member card shows first. */
const marks = z.object({ tags: z.array(memberTag), pinned: z.array(memberNote) });

const one = z.object({ id });

export const boNoteCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/marks': {
    summary: 'The tags of a member and the pinned notes',
    audience: 'staff',
    permission: 'members.read',
    params: one,
    value: marks,
    refusals: {},
  },
  'GET /bo/members/:id/notes': {
    summary: 'Notes about a member, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: one,
    query: z.object({ cursor, pageSize }),
    value: page(memberNote),
    refusals: {},
  },
  'POST /bo/members/:id/notes': {
    summary: 'Add a note about a member; the same clientId adds it once',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ clientId: uuid, text: z.string().trim().min(2).max(1000) }),
    value: memberNote,
    refusals: { request_conflict: 409 },
  },
  'POST /bo/memberNotes/:id/pin': {
    summary: 'Pin a note on the member card, or unpin it',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ isPinned: z.boolean() }),
    value: memberNote,
    refusals: { note_withdrawn: 409, too_many_pinned: 409 },
  },
  'POST /bo/memberNotes/:id/withdraw': {
    summary: 'Withdraw a note; it stays readable',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ reason }),
    value: memberNote,
    refusals: { note_withdrawn: 409 },
  },
  'POST /bo/members/:id/tags': {
    summary: 'Add a tag to a member, or remove it',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ tag: tagCode, isOn: z.boolean() }),
    value: marks,
    refusals: { tag_unknown: 409, too_many_tags: 409 },
  },
  'GET /bo/memberTags': {
    summary: 'The tags of the brand',
    audience: 'staff',
    permission: 'members.read',
    value: z.object({ items: z.array(memberTag) }),
    refusals: {},
  },
  'GET /bo/memberTags/counted': {
    summary: 'The tags of the brand, with their numbers of members',
    audience: 'staff',
    permission: 'members.read',
    value: z.object({ items: z.array(countedTag) }),
    refusals: {},
  },
  'POST /bo/memberTags/:code/end': {
    summary: 'End a tag, or merge it into another; members lose it within a while',
    audience: 'staff',
    permission: 'system.change',
    params: z.object({ code: tagCode }),
    body: z.strictObject({
      /** The tag its members get instead; null: none. */
      into: tagCode.nullable(),
      reason,
    }),
    value: z.object({ items: z.array(countedTag) }),
    refusals: {
      /** The other tag is ended, or is the same tag. */
      tag_unknown: 409,
      /** The tag is ending already, or another one is being merged into it. */
      tag_ending: 409,
    },
  },
  'POST /bo/memberTags': {
    summary: 'Add a tag to the brand’s list, or change one',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      code: tagCode,
      name: z.object({ en: tagName, sw: tagName }),
      colour: z.enum(tagColours),
      isRetired: z.boolean(),
    }),
    value: z.object({ items: z.array(memberTag) }),
    refusals: { too_many_tags: 409, tag_ending: 409 },
  },
});

export type MemberTag = z.infer<typeof memberTag>;
export type CountedTag = z.infer<typeof countedTag>;
export type MemberNote = z.infer<typeof memberNote>;
export type MemberMarks = z.infer<typeof marks>;
