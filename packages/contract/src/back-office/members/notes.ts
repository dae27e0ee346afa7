/** What staff write down about a member for each other: notes, and tags of the brand's own list. */
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

/** As the chips of the office are coloured. */
export const tagColours = ['quiet', 'lagoon', 'brass', 'coral', 'hibiscus'] as const;

export const tagCode = z.string().regex(/^[a-z][a-z0-9_]{1,29}$/);
const tagName = z.string().trim().min(2).max(30);

const memberTag = z.object({
  code: tagCode,
  name: textByLanguage,
  colour: z.enum(tagColours),
  /** Nobody is tagged with it any more; who has it keeps it. */
  isRetired: z.boolean(),
});

/** Counted no further: how many wear a tag, and whether there are more. */
export const mostCountedMembers = 10_000;

/** As the list of tags shows it. */
const countedTag = memberTag.extend({
  members: z.number().int(),
  isMore: z.boolean(),
  /** It is being taken off who wears it; null: it is not. */
  ending: z.object({ by: z.string(), into: z.string().nullable() }).nullable(),
});

const memberNote = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  writtenBy: z.string(),
  writtenAt: instant,
  /** A note is never changed, only withdrawn; it stays to be read. */
  withdrawnBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
});

/** What the card shows at once. */
const marks = z.object({ tags: z.array(memberTag), pinned: z.array(memberNote) });

const one = z.object({ id });

export const boNoteCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/marks': {
    summary: 'The tags of a member and the notes pinned on the card',
    audience: 'staff',
    permission: 'members.read',
    params: one,
    value: marks,
    refusals: {},
  },
  'GET /bo/members/:id/notes': {
    summary: 'What staff wrote about a member, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: one,
    query: z.object({ cursor, pageSize }),
    value: page(memberNote),
    refusals: {},
  },
  'POST /bo/members/:id/notes': {
    summary: 'Write a note about a member; the same clientId writes once',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ clientId: uuid, text: z.string().trim().min(2).max(1000) }),
    value: memberNote,
    refusals: { request_conflict: 409 },
  },
  'POST /bo/memberNotes/:id/pin': {
    summary: 'Pin a note on the card, or take it off again',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ isPinned: z.boolean() }),
    value: memberNote,
    refusals: { note_withdrawn: 409, too_many_pinned: 409 },
  },
  'POST /bo/memberNotes/:id/withdraw': {
    summary: 'Withdraw a note; it stays to be read',
    audience: 'staff',
    permission: 'members.note',
    params: one,
    body: z.strictObject({ reason }),
    value: memberNote,
    refusals: { note_withdrawn: 409 },
  },
  'POST /bo/members/:id/tags': {
    summary: 'Tag a member, or take a tag away',
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
    summary: 'The tags of the brand, with how many members wear each',
    audience: 'staff',
    permission: 'members.read',
    value: z.object({ items: z.array(countedTag) }),
    refusals: {},
  },
  'POST /bo/memberTags/:code/end': {
    summary: 'Take a tag away, or let another take its place; who wears it loses it in a while',
    audience: 'staff',
    permission: 'system.change',
    params: z.object({ code: tagCode }),
    body: z.strictObject({
      /** What its members wear instead; null: nothing. */
      into: tagCode.nullable(),
      reason,
    }),
    value: z.object({ items: z.array(countedTag) }),
    refusals: {
      /** The other one is no longer given, or is the same. */
      tag_unknown: 409,
      /** It is on its way out already, or another is merged into it. */
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
